import Value from 'typebox/value';
import { expect, it } from 'vitest';
import { title } from './fields.ts';

const isTitle = (text: string): boolean => Value.Check(title, text);

it.each([
  'St. John',
  'J.R.R. and/or Mary-Ann O’Neill',
  'Contracts, 20 % off & more @ home',
  '北京和上海的出生证明以及结婚证书翻译'.repeat(5),
  'คำแปลเอกสารราชการ'.repeat(6),
])('takes the name %j', (text) => {
  expect(isTitle(text)).toBe(true);
});

it.each([
  'Win https://evil.example',
  'see www.evil.example',
  'me@evil.example',
  'evil.example/login',
  'Two\nlines',
  'Two\u2028lines',
  `A ${'x'.repeat(61)}`,
])('takes no name such as %j', (text) => {
  expect(isTitle(text)).toBe(false);
});
