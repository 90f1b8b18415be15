import { describe, expect, it } from 'vitest';
import { loadRefusals } from './load-refusals.ts';
import { refusalInEnglish, ruleInEnglish } from './refusal.ts';

describe('a refusal', () => {
  it('has the English sentence that backends send', () => {
    expect(refusalInEnglish({ code: 'too-many-tries', values: { count: 30 } })).toBe(
      'Too many tries. Please wait 30 seconds and try again.',
    );
    expect(refusalInEnglish({ code: 'too-many-tries', values: { count: 299 } })).toContain('wait 5 minutes');
    expect(refusalInEnglish({ code: 'too-many-tries', values: { count: 7200 } })).toContain('wait 2 hours');
    const price = { rule: 'price', least: 0.01, most: 100_000 } as const;
    expect(ruleInEnglish(price)).toBe('a number from 0.01 to 100000, such as 45 or 45.5');
    expect(refusalInEnglish({ code: 'wrong', values: { field: 'price', ...price } })).toBe(
      '"price" must be a number from 0.01 to 100000, such as 45 or 45.5.',
    );
  });

  it('has a sentence in the reader’s language, with the field’s name, rule and numbers', async () => {
    const german = await loadRefusals('de', {});
    expect(german('wrong', { field: 'price', rule: 'price', least: 0.01, most: 100_000 })).toBe(
      'Bitte prüfen Sie „Preis“. Erwartet wird: eine Zahl von 0,01 bis 100.000, etwa 45 oder 45,5.',
    );
    expect(german('task-step', { status: 'finished', steps: '' })).toBe(
      'Stand dieses Auftrags: abgeschlossen. Sie können ihn jetzt nicht ändern.',
    );
    expect(german('too-many-tries', { count: 1 })).toContain('1 Sekunde und');
    const arabic = await loadRefusals('ar-EG', {});
    expect(german('too-many-tries', { count: 1800 })).toContain('30 Minuten und');
    expect(arabic('too-many-tries', { count: 30 })).toContain('٣٠ ثانية');
    expect(arabic('too-many-tries', { count: 7200 })).toContain('ساعتان');
  });

  it.each(['file-too-large', 'file-empty', 'file-uncountable', 'file-kind', 'file-content'])(
    'keeps a name from reordering the Arabic sentence of %s',
    async (code) => {
      const arabic = await loadRefusals('ar', {});
      const values = { name: 'letter.pdf', kind: 'PDF', kinds: 'PDF, TXT', count: 10 };
      expect(arabic(code, values)).toContain('\u2068letter.pdf\u2069');
    },
  );

  it('can be replaced by the page', async () => {
    const own = await loadRefusals('fr', { 'offer-closed': 'Complet !', 'file-empty': 'Vide : {name}' });
    expect(own('offer-closed', {})).toBe('Complet !');
    expect(own('file-empty', { name: 'a.txt' })).toBe('Vide : a.txt');
  });

  it.each([
    ['a code that is not known', 'no-such-code', {}],
    ['the name of something every object has', 'constructor', {}],
    ['a code without the values of its sentence', 'too-many-tries', {}],
    ['a rule that is not known', 'wrong', { field: 'price', rule: 'unheard-of' }],
    ['a rule without its values', 'wrong', { field: 'price', rule: 'text', least: 1 }],
  ])('has no sentence for %s', async (_, code, values) => {
    const spanish = await loadRefusals('es', {});
    expect(spanish(code, values)).toBeUndefined();
  });
});
