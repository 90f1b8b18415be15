import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '#backend/project-root.ts';
import { type Token, tokens } from '#core/theme/tokens.ts';

const css = readFileSync(inProject('demo-site', 'styles', 'tokens.css'), 'utf8');
const [usual = '', contrasting = ''] = css.split('@media (prefers-contrast: more)');

const writtenIn = (rules: string) =>
  [...rules.matchAll(/--dragoman-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    plain(value),
  ]);

/** The site brings fonts of its own; all else is the widgets'. */
const own = ['font', 'font-heading'];

function plain(value: string): string {
  return value.toLowerCase().replaceAll('"', "'").replace(/\s+/g, ' ').trim();
}

function inCss(value: string | Required<Token>['contrast']): string {
  if (typeof value === 'string') return plain(value);
  return plain(value.light === value.dark ? value.light : `light-dark(${value.light}, ${value.dark})`);
}

it('gives the site the colours and sizes of the widgets, every one of them', () => {
  const expected = Object.entries<Token>(tokens).filter(([name]) => !own.includes(name));
  expect(writtenIn(usual).filter(([name = '']) => !own.includes(name))).toEqual(
    expected.map(([name, { value }]) => [name, inCss(value)]),
  );
});

it('gives whoever asks for more contrast the same on site and widgets', () => {
  expect(writtenIn(contrasting)).toEqual(
    Object.entries<Token>(tokens).flatMap(([name, { contrast }]) =>
      contrast ? [[name, inCss(contrast)]] : [],
    ),
  );
});
