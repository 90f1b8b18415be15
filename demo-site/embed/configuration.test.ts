import { elements } from 'virtual:derived/elements';
import { describe, expect, it } from 'vitest';
import { attributesOf, readConfiguration, validAttributes, writeConfiguration } from './configuration.ts';

const at = (query: string) => readConfiguration(new URLSearchParams(query));
const own = ['tag', 'campaign', 'on', 'wide', 'code', 'data', 'room', 'pin'];

describe('the URL of a configuration', () => {
  it('restores the same configuration', () => {
    const query =
      'tag=offer-grid&category=document&filters=&partner=acme&campaign=spring&--color-accent=%237A1F4B%7C%23F0A6C6&--radius=4px&on=dark&wide=360&code=vue&data=empty&room=900&pin=';
    expect(writeConfiguration(at(query)).toString()).toBe(new URLSearchParams(query).toString());
  });

  it('is short if nothing was set', () => {
    expect(writeConfiguration(at('')).toString()).toBe('tag=offer-grid');
  });

  it('uses no attribute name for its own parameters', () => {
    const names = elements.flatMap((element) => attributesOf(element).map(({ name }) => name));
    expect(names.filter((name) => own.includes(name))).toEqual([]);
  });

  it('falls back to defaults for unknown values', () => {
    const odd = at('tag=offer-gird&code=cobol&on=moon&wide=1&data=nothing&room=-5&nonsense=1');
    expect(writeConfiguration(odd).toString()).toBe('tag=offer-grid');
  });

  it('accepts no token value that could break out of a style sheet', () => {
    const values = ['red;}body{display:none', 'url(https://elsewhere.example/x)', '</style>'];
    for (const value of values) expect(at(`--color-accent=${encodeURIComponent(value)}`).tokens).toEqual({});
  });
});

describe('the attributes of a snippet', () => {
  it('are those that the element accepts', () => {
    const configuration = at('category=poem&sort=newest&page-size=0&limit=6&columns=many&filters=');
    expect(validAttributes(configuration)).toEqual([
      ['sort', 'newest'],
      ['filters', ''],
      ['limit', '6'],
    ]);
  });
});

describe('the preview', () => {
  it.each([
    ['tag=offer-grid', 'live'],
    ['tag=offer-detail', 'ready'],
    ['tag=offer-detail&offer-id=3', 'live'],
    ['tag=dashboard', 'ready'],
    ['tag=dashboard&data=live', 'live'],
  ])('at %s shows %s', (query, show) => {
    expect(at(query).show).toBe(show);
  });
});
