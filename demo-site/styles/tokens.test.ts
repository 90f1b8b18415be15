import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Token, tokens } from '#core/theme/tokens.ts';
import { inProject } from '#server/project-root.ts';

const css = readFileSync(inProject('demo-site', 'styles', 'tokens.css'), 'utf8');
const written = new Map(
  [...css.matchAll(/--dragoman-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, plain(value ?? '')]),
);

/** The site brings fonts of its own; all else is the widgets'. */
const own = ['font', 'font-heading'];

function plain(value: string): string {
  return value.toLowerCase().replaceAll('"', "'").replace(/\s+/g, ' ').trim();
}

function defaultOf({ value }: Token): string {
  if (typeof value === 'string') return plain(value);
  return plain(value.light === value.dark ? value.light : `light-dark(${value.light}, ${value.dark})`);
}

it('gives the site the colours and sizes of the widgets, every one of them', () => {
  const expected = Object.entries(tokens).filter(([name]) => !own.includes(name));
  expect([...written].filter(([name]) => !own.includes(name ?? ''))).toEqual(
    expected.map(([name, token]) => [name, defaultOf(token)]),
  );
});
