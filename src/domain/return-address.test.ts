import { describe, expect, it } from 'vitest';
import { returnAddress } from './return-address.ts';

const origin = 'https://dragoman.example';
const followed = (next: string) => returnAddress(`?${new URLSearchParams({ next })}`, origin);

describe('the address to return to after signing in', () => {
  it('is a path of the same site, with its query and fragment', () => {
    expect(followed('/Checkout/12?partner=demo#details')).toBe('/Checkout/12?partner=demo#details');
    expect(followed('/')).toBe('/');
    expect(followed('/messages/Ümläut')).toBe('/messages/%C3%9Cml%C3%A4ut');
    expect(followed('/search?q=https://elsewhere.example')).toBe('/search?q=https://elsewhere.example');
  });

  it('is none without a parameter', () => {
    expect(returnAddress('', origin)).toBeNull();
    expect(returnAddress('?next=', origin)).toBeNull();
    expect(returnAddress('?other=/Profile', origin)).toBeNull();
  });

  it.each([
    '//elsewhere.example',
    '///elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '\\/elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '\t//elsewhere.example',
    '/.//elsewhere.example',
    '/Profile/..//elsewhere.example',
    'https://elsewhere.example',
    'https:elsewhere.example',
    'https://dragoman.example/Profile',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,hello',
    'Profile',
    '?next=/Profile',
    '@elsewhere.example',
    '//[',
  ])('is none for %j', (next) => {
    expect(followed(next)).toBeNull();
  });
});
