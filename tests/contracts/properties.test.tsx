import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Attribute, defaultOf } from '#core/element/contract/attribute.ts';
import { camelCase } from '#core/element/contract/camel-case.ts';
import type { Finding } from '#core/element/contract/finding.ts';
import { anotherValue, contracts, importWidget } from './widgets.ts';

type Properties = HTMLElement & Record<string, unknown> & { diagnose(): Promise<Finding[]> };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => document.body.replaceChildren());
afterAll(() => vi.restoreAllMocks());

const asNumber = (text: string) =>
  text.trim() !== '' && Number.isFinite(Number(text)) ? [Number(text)] : [];

/** Values that a page script may write, all of which mean the same. */
function spellings(attribute: Attribute): { values: unknown[]; reads: unknown } {
  const { text, value } = anotherValue(attribute);
  switch (attribute.kind) {
    case 'flag':
      return { values: [true, '', 'true', 1], reads: true };
    case 'number':
      return { values: [value, text, ` ${text} `], reads: value };
    case 'list':
      return { values: [value, text, new Set(value as string[])], reads: value };
    case 'choice':
      return { values: [text, ` ${text} `], reads: value };
    case 'text':
      return { values: [text, ...asNumber(text)], reads: value };
  }
}

/** What no property but one for anything reads. */
const strange = [
  { any: 'thing' },
  Object.create(null),
  () => 'text',
  Symbol('symbol'),
  Number.NaN,
  new Date(Number.NaN),
  [[]],
  [null],
];

const isUnreadable = ({ kind }: Attribute, value: unknown) =>
  // Numbers are true or false.
  !(kind === 'flag' && typeof value === 'number');

describe.each(contracts)('the properties of <$tag>', ({ tag, attributes, properties }) => {
  beforeAll(() => importWidget(tag));

  const create = () => document.createElement(tag) as Properties;
  const all = Object.entries(attributes).map(([name, attribute]) => ({
    name,
    attribute,
    property: camelCase(name),
  }));

  it('take each way to write a value of their type, and read the same value again and again', () => {
    const element = create();
    for (const { attribute, property } of all) {
      const { values, reads } = spellings(attribute);
      for (const value of values) {
        element[property] = value;
        const read = element[property];
        expect(read, `${property} = ${String(value)}`).toEqual(reads);
        expect(element[property], property).toBe(read);
        element[property] = read;
        expect(element[property], `${property} again`).toBe(read);
      }
    }
  });

  it.each([[null], [undefined]])('are removed by %s', (nothing) => {
    for (const { name, attribute, property } of all) {
      const element = create();
      const { text, value } = anotherValue(attribute);
      element[property] = value;
      element[property] = nothing;
      expect(element[property], property).toEqual(defaultOf(attribute));
      element.setAttribute(name, text);
      element[property] = nothing;
      expect(element[property], `${property}, whose attribute applies`).toEqual(value);
    }
  });

  it('have their default for anything else, which diagnose() lists until it is put right', async () => {
    const element = create();
    Object.assign(element, { demo: 'ready' });
    for (const value of strange) {
      const judged = all.filter(({ name, attribute }) => name !== 'demo' && isUnreadable(attribute, value));
      for (const { attribute, property } of judged) {
        element[property] = value;
        expect(element[property], `${property} = ${typeof value}`).toEqual(defaultOf(attribute));
      }
      const findings = (await element.diagnose()).filter(({ code }) => code === 'bad-value');
      expect(findings.map(({ attribute }) => attribute).sort()).toEqual(
        judged.map(({ name }) => name).sort(),
      );
      for (const { property } of judged) element[property] = null;
    }
    expect((await element.diagnose()).filter(({ code }) => code === 'bad-value')).toEqual([]);
  });

  it('without an attribute take values of their type only, as they are', () => {
    const element = create();
    const right = {
      unknown: [Symbol('any'), { any: 'thing' }],
      'Record<string, string>': [{ retry: 'Again' }],
      '(text: string, language: string) => Promise<string>': [async () => 'Text'],
    };
    for (const [property, { type }] of Object.entries(properties)) {
      for (const value of right[type]) {
        element[property] = value;
        expect(element[property], property).toBe(value);
      }
      if (type === 'unknown') continue;
      for (const value of ['text', 5, true, []]) {
        element[property] = value;
        expect(element[property], `${property} = ${typeof value}`).toBeUndefined();
      }
      element[property] = null;
      expect(element[property], property).toBeUndefined();
    }
  });

  it('return lists that nobody can change in place', () => {
    const element = create();
    for (const { attribute, property } of all.filter((one) => one.attribute.kind === 'list')) {
      element[property] = anotherValue(attribute).value;
      expect(() => (element[property] as string[]).push('more'), property).toThrow(TypeError);
    }
  });
});

describe('a Date', () => {
  const when = new Date(2027, 2, 31, 9, 5);

  it.each([
    ['dragoman-checkout', 'prefillDate', '2027-03-31'],
    ['dragoman-checkout', 'prefillTime', '09:05'],
    ['dragoman-partner-report', 'from', '2027-03-31'],
    ['dragoman-partner-report', 'to', '2027-03-31'],
  ])('is a day or a time for <%s> %s', async (tag, property, text) => {
    await importWidget(tag);
    const element = document.createElement(tag) as Properties;
    element[property] = when;
    expect(element[property]).toBe(text);
  });
});
