/** Rules about which files a widget has. */
import { lineAt, type Rule, type Source, type Violation } from './source.ts';

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

/** The folders that a widget may have. */
const folders = ['messages', 'parts'];

const example = (widget: string, name: string, code = ''): [string, string] => [
  `widgets/${widget}/${name}`,
  code,
];

export const fileLayoutRules: Rule[] = [
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
    name: 'a toaster for every widget',
    fix: "Import '#core/embed/toaster.ts' in the widget's index.ts: a page with it alone would show no notices.",
    check: (sources) =>
      sources
        .filter(({ path, code }) => {
          const [, widget] = /^widgets\/([^/]+)\/index\.ts$/.exec(path) ?? [];
          return (
            widget !== undefined && widget !== 'toaster' && !code.includes("import '#core/embed/toaster.ts'")
          );
        })
        .map(({ path }) => ({ file: path, line: 1, what: 'provides no toaster' })),
    rejects: [example('payments', 'index.ts', 'defineWidget(paymentsContract, {});')],
    accepts: [
      example('payments', 'index.ts', "import '#core/embed/toaster.ts';"),
      example('toaster', 'index.ts', 'defineWidget(toasterContract, {});'),
    ],
  },
  {
    name: 'folders of a widget',
    fix: 'Put texts into messages/, and parts of a large widget into parts/.',
    check: (sources) =>
      sources
        .filter(({ path }) => {
          const [, folder] = /^widgets\/[^/]+\/(.+)\/[^/]+$/.exec(path) ?? [];
          return folder !== undefined && !folders.includes(folder);
        })
        .map(({ path }) => ({ file: path, line: 1, what: 'stands in a folder that no widget has' })),
    rejects: [example('checkout', 'dialogs/summary.tsx'), example('checkout', 'parts/dialogs/summary.tsx')],
    accepts: [
      example('checkout', 'parts/summary.tsx'),
      example('checkout', 'messages/en.ts'),
      example('checkout', 'booking-panel.tsx'),
      example('checkout', 'messages/de.ts'),
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
