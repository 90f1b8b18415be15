/** Rules about the length of files, and about which files a widget has. */
import { isGenerated, lineAt, type Rule, type Source, type Violation } from './source.ts';

const length = ({ code }: Source) => code.split('\n').length - (code.endsWith('\n') ? 1 : 0);

const tooLong = (sources: Source[], most: number): Violation[] =>
  sources
    .filter((file) => length(file) > most)
    .map((file) => ({
      file: file.path,
      line: most + 1,
      what: `has ${length(file)} lines, more than ${most}`,
    }));

const lines = (count: number) => 'x\n'.repeat(count);

/** The widgets’ folders, each with its files by their paths inside it. */
function widgetFolders(sources: Source[]): Map<string, Map<string, Source>> {
  const found = new Map<string, Map<string, Source>>();
  for (const file of sources) {
    const [, widget, name] = /^widgets\/([^/]+)\/(.+)$/.exec(file.path) ?? [];
    if (!widget || !name) continue;
    found.set(widget, (found.get(widget) ?? new Map()).set(name, file));
  }
  return found;
}

const expectedFiles = (widget: string) => [
  'index.ts',
  `${widget}.contract.ts`,
  `${widget}.tsx`,
  `${widget}.test.tsx`,
  'README.md',
];

/** The two widgets of more than 25 files have these. */
const subfolders: Record<string, string[]> = {
  'chat-inbox': ['conversations', 'thread', 'composer', 'sending'],
  dashboard: ['tasks', 'requests'],
};

const example = (widget: string, name: string, code = ''): [string, string] => [
  `widgets/${widget}/${name}`,
  code,
];

export const fileLayoutRules: Rule[] = [
  {
    name: 'short files',
    fix: 'Split it by noun: one reason for each file.',
    check: (sources) =>
      tooLong(
        sources.filter(({ path }) => !isGenerated(path) && !path.endsWith('.md')),
        250,
      ),
    rejects: [['src/ui/card.tsx', lines(251)]],
    accepts: [['src/ui/card.tsx', lines(250)]],
  },
  {
    name: 'short views and entry points',
    fix: 'A view over 150 lines is split into named parts beside it; an entry point only registers, in 20.',
    check: (sources) => [
      ...tooLong(
        sources.filter(({ path }) => /^widgets\/([^/]+)\/\1\.tsx$/.test(path)),
        150,
      ),
      ...tooLong(
        sources.filter(({ path }) => /^widgets\/[^/]+\/index\.ts$/.test(path)),
        20,
      ),
    ],
    rejects: [example('checkout', 'checkout.tsx', lines(151)), example('checkout', 'index.ts', lines(21))],
    accepts: [
      example('checkout', 'checkout.tsx', lines(150)),
      example('checkout', 'checkout.test.tsx', lines(200)),
    ],
  },
  {
    name: 'one file layout',
    fix: 'Every widget has the files that `npm run create` makes; compare with widgets/offer-grid.',
    check: (sources) =>
      [...widgetFolders(sources)].flatMap(([widget, files]) => [
        ...expectedFiles(widget)
          .filter((name) => !files.has(name))
          .map((name) => ({ file: `widgets/${widget}`, line: 1, what: `there is no ${name}` })),
        ...[...files.values()].flatMap((file) => strayIn(widget, file)),
      ]),
    rejects: [
      example('checkout', 'checkout.tsx'),
      example('checkout', 'checkout.contract.ts', "tag: 'dragoman-check-out',"),
    ],
    accepts: [],
  },
  {
    name: 'folders in large widgets only',
    fix: 'Put the file beside the others; only chat-inbox and dashboard have folders, named in this rule.',
    check: (sources) =>
      sources
        .filter(({ path }) => {
          const [, widget = '', folder] = /^widgets\/([^/]+)\/(.+)\/[^/]+$/.exec(path) ?? [];
          return folder !== undefined && !subfolders[widget]?.includes(folder);
        })
        .map(({ path }) => ({ file: path, line: 1, what: 'stands in a folder that no widget has' })),
    rejects: [
      example('checkout', 'parts/summary.tsx'),
      example('chat-inbox', 'parts/summary.tsx'),
      example('chat-inbox', 'thread/messages/bubble.tsx'),
    ],
    accepts: [
      example('chat-inbox', 'thread/message.tsx'),
      example('dashboard', 'tasks/task-table.tsx'),
      example('checkout', 'order-panel.tsx'),
    ],
  },
];

function strayIn(widget: string, { path, bare }: Source): Violation[] {
  const name = path.slice(`widgets/${widget}/`.length);
  if (name !== `${widget}.contract.ts`) return [];
  const tag = /\btag:\s*'([^']+)'/.exec(bare);
  if (!tag || tag[1] === `dragoman-${widget}`) return [];
  return [{ file: path, line: lineAt(bare, tag.index), what: `the tag ${tag[1]} is not the folder’s name` }];
}
