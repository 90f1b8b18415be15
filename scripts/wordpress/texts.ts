// The texts of the WordPress plugin: those that its code marks for translation, and those that come from the contracts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Widget } from '#scripts/contracts/read.ts';
import { fallbackLinks } from '#site/embed/fallback-link.ts';
import { blockData, titleOf } from './widgets.ts';

export interface Text {
  english: string;
  /** WordPress looks the texts of a block up by what they are. */
  context?: string;
  /** The editor's script shows it. */
  isOfEditor?: boolean;
}

const marked = /\b(?:__|esc_html__)\(\s*(?:\/\*.*?\*\/\s*)?'((?:[^'\\]|\\.)*)',\s*'dragoman'\s*\)/g;

/** `sources` are the plugin's files by name. */
export function textsOf(sources: ReadonlyMap<string, string>, widgets: Widget[]): Text[] {
  const inCode = [...sources].flatMap(([name, code]) =>
    [...code.matchAll(marked)].map(
      ([, text = '']): Text => ({
        english: text.replace(/\\(.)/g, '$1'),
        isOfEditor: name.endsWith('.js'),
      }),
    ),
  );
  const about = /^ \* Description: (.+)$/m.exec(sources.get('dragoman.php') ?? '')?.[1] ?? '';
  const ofWidgets = widgets.flatMap((widget): Text[] => {
    const { title, description, keywords } = blockData(widget, '');
    const fallback = fallbackLinks[widget.name]?.[1];
    return [
      { english: titleOf(widget.name), isOfEditor: true },
      { english: title, context: 'block title' },
      { english: description, context: 'block description' },
      ...keywords.map((english) => ({ english, context: 'block keyword' })),
      ...(fallback ? [{ english: fallback }] : []),
    ];
  });
  const all: Text[] = [{ english: about }, ...inCode, ...ofWidgets];
  return [...new Map(all.map((text) => [`${text.context} ${text.english}`, text])).values()];
}

/** The plugin's own files by their paths in its folder. */
export function sourcesIn(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]));
}
