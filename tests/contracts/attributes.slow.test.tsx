import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultOf } from '#core/element/contract/attribute.ts';
import { camelCase } from '#core/element/contract/camel-case.ts';
import { anotherValue, contracts, importWidget } from './widgets.ts';

type Properties = HTMLElement & Record<string, unknown>;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const warnings = () => vi.mocked(console.warn).mock.calls.map((call) => call.join(' '));

describe.each(contracts)('<$tag>', ({ tag, attributes }) => {
  beforeAll(() => importWidget(tag));

  const own = Object.entries(attributes)
    .filter(([name]) => name !== 'demo')
    .map(([name, attribute]) => ({
      name,
      attribute,
      property: camelCase(name),
      initial: defaultOf(attribute),
    }));

  function place(given: Record<string, string> = {}): Properties {
    const element = document.createElement(tag) as Properties;
    for (const [name, text] of Object.entries({ demo: 'empty', ...given })) element.setAttribute(name, text);
    document.body.append(element);
    return element;
  }

  it('is registered, with an open shadow root', () => {
    expect(customElements.get(tag)).toBeDefined();
    expect(place().shadowRoot?.mode).toBe('open');
  });

  it('reads the default of each attribute while it is absent or empty', () => {
    const element = place();
    for (const { name, attribute, property, initial } of own) {
      expect(element[property], name).toEqual(initial);
      if (attribute.kind === 'flag') continue;
      element.setAttribute(name, '');
      expect(element[property], `empty ${name}`).toEqual(initial);
    }
    expect(warnings()).toEqual([]);
  });

  it('reads each property from its attribute, and the default once that is gone', () => {
    for (const { name, attribute, property, initial } of own) {
      const { text, value } = anotherValue(attribute);
      const element = place({ [name]: text });
      expect(element[property], name).toEqual(value);
      element.removeAttribute(name);
      expect(element[property], `no ${name}`).toEqual(initial);
    }
    expect(warnings()).toEqual([]);
  });

  it('accepts each property; undefined returns to the attribute, and the last write wins', () => {
    const element = place();
    for (const { name, attribute, property, initial } of own) {
      const { text, value } = anotherValue(attribute);
      element[property] = value;
      expect(element[property], property).toEqual(value);
      element[property] = undefined;
      expect(element[property], `${property} after undefined`).toEqual(initial);
      element.setAttribute(name, text);
      expect(element[property], name).toEqual(value);
    }
  });

  it('keeps properties that were set before the upgrade', () => {
    const element = document.implementation.createHTMLDocument().createElement(tag) as Properties;
    element.setAttribute('demo', 'empty');
    for (const { attribute, property } of own) element[property] = anotherValue(attribute).value;
    document.body.append(element);
    for (const { attribute, property } of own)
      expect(element[property], property).toEqual(anotherValue(attribute).value);
  });

  it('accepts each attribute under its lower-case property name too, without a warning', () => {
    for (const { attribute, property } of own) {
      const { text, value } = anotherValue(attribute);
      expect(place({ [property.toLowerCase()]: text })[property], property).toEqual(value);
    }
    expect(warnings()).toEqual([]);
  });

  it('warns once about each invalid value and uses the default', async () => {
    const strict = own.filter(({ attribute: { kind } }) => kind === 'choice' || kind === 'number');
    for (const { name, attribute, property, initial } of strict) {
      vi.mocked(console.warn).mockClear();
      const elements = [place({ [name]: 'nonsense-word' }), place({ [name]: 'nonsense-word' })];
      await vi.waitFor(() => expect(warnings(), name).toHaveLength(1));
      for (const element of elements) expect(element[property], name).toEqual(initial);
      const [line = ''] = warnings();
      const options = attribute.kind === 'choice' ? attribute.options : [];
      for (const word of [`<${tag}>`, name, ...options]) expect(line).toContain(word);
      expect(line).not.toContain('\n');
      for (const element of elements) element.remove();
    }
  });

  it('takes no script for an address: warns once and uses the default', async () => {
    for (const { name, property, initial } of own.filter(
      (one) => one.name.endsWith('-url') && one.name !== 'sync-url',
    )) {
      for (const address of [
        ' javascript:alert(1)//{code}',
        'java\nscript:alert(1)',
        'data:text/html,{id}',
      ]) {
        vi.mocked(console.warn).mockClear();
        const elements = [place({ [name]: address }), place({ [property.toLowerCase()]: address }), place()];
        Reflect.set(elements[2] ?? {}, property, address);
        for (const element of elements) expect(element[property], name).toEqual(initial);
        await vi.waitFor(() => expect(warnings(), name).toHaveLength(1));
        expect(warnings()[0]).toContain(`<${tag}> ${name}="`);
        for (const element of elements) element.remove();
      }
    }
  });
});
