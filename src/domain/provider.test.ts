import { expect, it } from 'vitest';
import { readProviderReturn, withoutProviderReturn } from './provider.ts';

it('reads what a provider’s answer is for, and leaves the rest of the address', () => {
  const search = '?next=%2FCheckout%2F1&provider=google&provider-purpose=sign-in&provider-ticket=abc';
  expect(readProviderReturn(search)).toEqual({
    provider: 'google',
    purpose: 'sign-in',
    ticket: 'abc',
    problem: '',
    pending: '',
  });
  expect(withoutProviderReturn('/SignIn', search)).toBe('/SignIn?next=%2FCheckout%2F1');
  expect(withoutProviderReturn('/SignIn', '?provider=google&provider-ticket=abc')).toBe('/SignIn');
});

it('takes a ticket along to another provider', () => {
  const address = withoutProviderReturn('/SignIn', '?provider-ticket=abc', 'earlier');
  expect(address).toBe('/SignIn?provider-pending=earlier');
  const search = `${address.slice('/SignIn'.length)}&provider=b&provider-purpose=sign-in&provider-ticket=c`;
  expect(readProviderReturn(search)).toMatchObject({ ticket: 'c', pending: 'earlier' });
});

it.each([
  '',
  '?next=/a',
  '?provider=a&provider-ticket=b',
  '?provider=a&provider-purpose=other&provider-ticket=b',
])('finds nothing in %j', (search) => expect(readProviderReturn(search)).toBeNull());
