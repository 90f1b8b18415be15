import { describe, expect, it } from 'vitest';
import { css } from './css.ts';
import { rulesFor } from './rules.ts';

describe('rules', () => {
  it.each([
    ['&:not([open]) > summary', '$:not([open]) > summary'],
    ['&[data-letter]:not(:has(button, a))::before', '$[data-letter]:not(:has(button, a))::before'],
    ['& > li:nth-child(n + 5):not([aria-posinset]) > *', '$ > li:nth-child(n + 5):not([aria-posinset]) > *'],
    ['&:dir(rtl) > :dir(ltr)[data-end], &:hover', '$:dir(rtl) > :dir(ltr)[data-end], $:hover'],
    [':has([part~="skeleton"]) > &', ':has([part~="skeleton"]) > $'],
    ['& > :first-child', '$ > :first-child'],
  ])('of %s apply to that selector', (selector, expected) => {
    const name = css`${selector} { color: rgb(1 2 3 / 0.5); width: min(1px, 2px); }`;
    expect(rulesFor(name)).toBe(
      `${expected.replaceAll('$', `.${name}`)}{color:rgb(1 2 3 / 0.5);width:min(1px, 2px);}`,
    );
  });

  it('keep conditions in parentheses as they are', () => {
    const name = css`@container (width < 480px) { &:is(a, b) { color: red; } }`;
    expect(rulesFor(name)).toBe(`@container (width < 480px){.${name}:is(a, b){color:red;}}`);
  });
});
