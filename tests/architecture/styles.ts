/** Rules about the CSS in the sources: logical directions, sizes of text, complete declarations. */
import { forbid, isTest, lineAt, type Rule, type Source, type Violation } from './source.ts';

interface Styles {
  text: string;
  /** Where the text begins in the file. */
  start: number;
}

/** The CSS of a file: the file itself, or what its css and keyframes templates hold, `${…}` made `_`. */
export function stylesOf({ path, bare }: Source): Styles[] {
  if (path.endsWith('.css')) return [{ text: bare, start: 0 }];
  return [...bare.matchAll(/\b(?:css|keyframes)`/g)].map(({ index, 0: head }) => {
    const start = index + head.length;
    return { text: templateAt(bare, start), start };
  });
}

/** The template literal that begins here, up to its backtick, each interpolation as `_` of the same length. */
function templateAt(code: string, start: number): string {
  let text = '';
  for (let at = start; at < code.length && code[at] !== '`'; at++) {
    if (!code.startsWith('${', at)) {
      text += code[at];
      continue;
    }
    const end = endOfInterpolation(code, at + 2);
    text += code.slice(at, end).replace(/[^\n]/g, '_');
    at = end - 1;
  }
  return text;
}

function endOfInterpolation(code: string, start: number): number {
  let depth = 1;
  for (let at = start; at < code.length; at++) {
    if (code[at] === '{') depth++;
    if (code[at] === '}') depth--;
    if (depth === 0) return at + 1;
  }
  return code.length;
}

const physical =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b|(?:left|right)\s*:|border-(?:top|bottom)-(?:left|right)-radius|(?:text-align|float|clear)\s*:\s*(?:left|right)\b)/g;

const hasStyles = (path: string) => /^(src|widgets|demo-site)\//.test(path) && !isTest(path);

const inStyles = (
  sources: Source[],
  find: (text: string) => { index: number; what: string }[],
): Violation[] =>
  sources
    .filter(({ path }) => hasStyles(path))
    .flatMap((file) =>
      stylesOf(file).flatMap(({ text, start }) =>
        find(text).map(({ index, what }) => ({
          file: file.path,
          line: lineAt(file.bare, start + index),
          what,
        })),
      ),
    );

/** Declarations before a `}` or the end that lack their `;`. An interpolation alone may stand for a whole rule. */
function openEnds(text: string): { index: number; what: string }[] {
  const found = [];
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    const letter = text[at] ?? '}';
    if (!/[;{}]/.test(letter)) continue;
    const last = text.slice(from, at).trim();
    if (letter === '}' && last && !/^_+$/.test(last))
      found.push({
        index: from + text.slice(from).search(/\S/),
        what: `"${last.split('\n')[0]}" has no ; at its end`,
      });
    from = at + 1;
  }
  return found;
}

export const styleRules: Rule[] = [
  {
    name: 'logical directions',
    fix: 'Write inline-start and inline-end (or start and end): right-to-left pages mirror these.',
    check: (sources) =>
      inStyles(sources, (text) =>
        [...text.matchAll(physical)].map((match) => ({
          index: match.index,
          what: `"${match[0]}" stands in a style`,
        })),
      ),
    rejects: [
      ['src/ui/card.tsx', 'const card = css`margin-left: 4px;`;'],
      ['src/ui/card.tsx', 'const card = css`\n  position: absolute;\n  right: 0;\n`;'],
      ['demo-site/main.css', 'p { text-align: left; }'],
    ],
    accepts: [
      [
        'src/ui/card.tsx',
        'const card = css`margin-inline-start: 4px; inset-inline-end: 0; text-align: start;`;',
      ],
      ['src/ui/menu.tsx', "if (key === 'left') move(rect.left);"],
      ['src/ui/card.tsx', 'const card = css`transform-origin: ${isRtl ? "right" : "left"};`;'],
    ],
  },
  forbid({
    name: 'no rem',
    pattern: /(?<![\w.-])\d*\.?\d+rem\b/,
    inside: (path) => hasStyles(path) && !path.startsWith('demo-site/'),
    fix: 'Write px or em: rem is the host page’s to change.',
    rejects: [['src/ui/card.tsx', 'const card = css`padding: 1.5rem;`;']],
    accepts: [['src/ui/card.tsx', 'const card = css`padding: 1.5em;`;']],
  }),
  forbid({
    name: 'no text in px',
    // Larger letters are ornaments.
    pattern: /\bfont-size:\s*(?:[1-6]?\d(?:\.\d+)?)px|\bfont:[^;]*?\b\d+px/,
    // The pages of `hosts` stand for those of others.
    inside: (path) => hasStyles(path) && !path.startsWith('demo-site/hosts/'),
    fix: 'Write textSizes in widgets and rem on the site: text has the size that visitors set in their browsers.',
    rejects: [
      ['src/ui/card.tsx', 'const card = css`font-size: 13px;`;'],
      ['demo-site/main.css', 'p { font: 13px / 1.6 monospace; }'],
    ],
    accepts: [
      ['src/ui/card.tsx', 'const card = css`font-size: ${textSizes.sm};`;'],
      ['demo-site/hero.css', '.hero::before { font-size: 140px; }'],
    ],
  }),
  {
    name: 'declarations end',
    fix: 'End every declaration with ; for goober drops the last one otherwise.',
    check: (sources) =>
      inStyles(
        sources.filter(({ path }) => !path.endsWith('.css')),
        openEnds,
      ),
    rejects: [
      ['src/ui/card.tsx', 'const card = css`color: red`;'],
      ['src/ui/card.tsx', 'const card = css`&:hover { color: ${accent} }`;'],
    ],
    accepts: [
      [
        'src/ui/card.tsx',
        'const card = css`\n  ${frame}\n  color: red;\n  &:hover { color: ${{ a: 1 }.a}; }\n  ${more}\n`;',
      ],
    ],
  },
  forbid({
    name: 'templates as constants',
    pattern: /(?<!^(?:export )?const \w+ = )\b(?:css|keyframes)`/,
    inside: hasStyles,
    fix: 'Make it the whole value of a constant of the module: the build replaces such constants by finished rules.',
    rejects: [
      ['src/ui/card.tsx', 'return <p className={css`color: red;`} />;'],
      ['src/ui/card.tsx', 'const styles = { card: css`color: red;` };'],
      ['src/ui/card.tsx', 'function Card() {\n  const card = css`color: red;`;\n}'],
    ],
    accepts: [
      ['src/ui/card.tsx', 'const card = css`color: red;`;'],
      ['src/ui/card.styles.ts', 'export const fade = keyframes`from { opacity: 0; }`;'],
    ],
  }),
];
