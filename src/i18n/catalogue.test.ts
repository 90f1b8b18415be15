import { describe, expect, it } from 'vitest';
import { defineMessages, hasMessages, loadMessages, messagesFor } from './catalogue.ts';

const english = { hello: 'Hello', count: ({ n }: { n: number }) => `${n} offers` };
const german = { hello: 'Hallo', count: ({ n }: { n: number }) => `${n} Angebote` };
const make = () => defineMessages(english, async () => ({ messages: german }));

describe('a catalogue', () => {
  it('is in English until another language is loaded', async () => {
    const catalogue = make();
    expect(hasMessages(catalogue, 'de-AT')).toBe(false);
    expect(messagesFor(catalogue, 'de-AT', {}).hello).toBe('Hello');
    await loadMessages(catalogue, 'de-AT');
    expect(messagesFor(catalogue, 'de-AT', {}).hello).toBe('Hallo');
  });

  it('is in English where it has no texts in that language', async () => {
    const catalogue = make();
    await loadMessages(catalogue, 'ja');
    expect(messagesFor(catalogue, 'ja', {}).hello).toBe('Hello');
  });

  it('lets a page replace texts, with the same values', () => {
    const t = messagesFor(make(), 'en', { hello: 'Ahoy', count: 'We found {n}, {other}', unknown: 'x' });
    expect([t.hello, t.count({ n: 3 })]).toEqual(['Ahoy', 'We found 3, {other}']);
    expect(t).not.toHaveProperty('unknown');
  });
});
