import { expect, it } from 'vitest';
import { mailtoAddress } from './mailto.ts';

it.each([
  ['ada@example.com', 'mailto:ada@example.com'],
  ['ada+offers@example.com', 'mailto:ada+offers@example.com'],
  ['a?subject=Pay&body=now@example.com', 'mailto:a%3Fsubject%3DPay%26body%3Dnow@example.com'],
  ['a?cc=eve%40evil.example#@example.com', 'mailto:a%3Fcc%3Deve%2540evil.example%23@example.com'],
  ['a,eve@evil.example', 'mailto:a%2Ceve@evil.example'],
  ['größe@example.com', 'mailto:größe@example.com'],
  ['half \ud83d character@example.com', 'mailto:half%20\ud83d%20character@example.com'],
])('is for %j the link %j, to one recipient, without a subject or a text', (email, link) => {
  expect(mailtoAddress(email)).toBe(link);
  expect(new URL(mailtoAddress(email))).toMatchObject({ protocol: 'mailto:', search: '', hash: '' });
});
