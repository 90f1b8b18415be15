import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readWidgets } from '#scripts/contracts/read.ts';
import { languageFiles, translationOf, translations } from './languages.ts';
import { sourcesIn, textsOf } from './texts.ts';
import { forWordPress } from './widgets.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const texts = textsOf(sourcesIn(`${root}integrations/wordpress`), forWordPress(await readWidgets(root)));
const placeholders = (text: string) => (text.match(/%(\d\$)?s/g) ?? []).sort();

describe('the texts of the WordPress plugin', () => {
  it('are those of its code, its editor and its blocks', () => {
    const english = texts.map((text) => text.english);
    expect(english).toEqual(
      expect.arrayContaining(['Backend address', 'Dragoman: Offer grid', 'All Dragoman blocks']),
    );
  });

  it.each([...translations])('are complete in %s, and no more than there are', (_locale, known) => {
    for (const { english } of texts) {
      const translation = translationOf(english, known);
      expect(translation, english).toBeTruthy();
      expect(placeholders(translation ?? ''), english).toEqual(placeholders(english));
    }
    const used = new Set(['Dragoman: ', ...texts.map(({ english }) => english)]);
    expect(Object.keys(known).filter((english) => !used.has(english))).toEqual([]);
  });

  it('come as MO, PO and JSON for each language', () => {
    const files = languageFiles(texts);
    expect([...files.keys()].filter((name) => name.includes('de_DE'))).toEqual([
      'dragoman-de_DE.po',
      'dragoman-de_DE.mo',
      'dragoman-de_DE-dragoman-editor.json',
    ]);
    expect(files.get('dragoman-de_DE.mo')?.readUInt32LE(0)).toBe(0x950412de);
    expect(String(files.get('dragoman-de_DE.mo'))).toContain('block title\u0004Dragoman: Offer grid\0');
    const editor = JSON.parse(String(files.get('dragoman-de_DE-dragoman-editor.json')));
    expect(editor.locale_data.dragoman['All Dragoman blocks']).toEqual(['Alle Dragoman-Blöcke']);
  });
});
