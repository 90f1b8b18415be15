import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '#backend/project-root.ts';
import { type Token, tokens } from '#core/theme/tokens.ts';

const css = readFileSync(inProject('demo-site', 'styles', 'tokens.css'), 'utf8');
const [usual = '', contrasting = ''] = css.split('@media (prefers-contrast: more)');

const declarationsIn = (rules: string) =>
  [...rules.matchAll(/--dragoman-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    plain(value),
  ]);

/** The site has its own fonts. All other tokens are the same. */
const own = ['font', 'font-heading'];

function plain(value: string): string {
  return value.toLowerCase().replaceAll('"', "'").replace(/\s+/g, ' ').trim();
}

function inCss(value: string | Required<Token>['contrast']): string {
  if (typeof value === 'string') return plain(value);
  return plain(value.light === value.dark ? value.light : `light-dark(${value.light}, ${value.dark})`);
}

it('has every token of the widgets with the same value', () => {
  const expected = Object.entries<Token>(tokens).filter(([name]) => !own.includes(name));
  expect(declarationsIn(usual).filter(([name = '']) => !own.includes(name))).toEqual(
    expected.map(([name, { value }]) => [name, inCss(value)]),
  );
});

it('has the same values for more contrast as the widgets', () => {
  expect(declarationsIn(contrasting)).toEqual(
    Object.entries<Token>(tokens).flatMap(([name, { contrast }]) =>
      contrast ? [[name, inCss(contrast)]] : [],
    ),
  );
});
