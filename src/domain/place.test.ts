import { expect, it } from 'vitest';
import { isPlace, linkTo } from './place.ts';

it('is a telephone number or an https address, and nothing else', () => {
  expect(['+49 (341) 123-45', '555-123-4567', 'https://meet.example/a?b=1'].filter(isPlace)).toHaveLength(3);
  const hostile = ['javascript:alert(1)', 'http://a.example', '//evil.example', 'https://[.]', 'at home', ''];
  expect([...hostile, `https://a.example/${'x'.repeat(600)}`].filter(isPlace)).toEqual([]);
});

it('is linked to as what it is', () => {
  expect(linkTo('+49 (341) 123-45')).toBe('tel:+4934112345');
  expect(linkTo('https://meet.example/a')).toBe('https://meet.example/a');
  expect(linkTo('javascript:alert(1)//.')).toBeNull();
});
