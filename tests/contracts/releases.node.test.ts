/** What released versions promised about elements: nothing of it goes or changes within a major version. */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { inProject } from '#backend/project-root.ts';
import { buildStale } from '#scripts/build/stale.mjs';
import { brokenPromises, type Manifest } from '#tests/releases/compare-elements.ts';
import { released, releases } from '#tests/releases/releases.ts';

beforeAll(() => buildStale(inProject(), ['npm']), 120_000);

const present = (): Manifest => JSON.parse(readFileSync(inProject('dist', 'custom-elements.json'), 'utf8'));
const recorded = (release: string): Manifest => JSON.parse(released(release, 'custom-elements.json'));

it('knows at least one release of the present major version', () => {
  expect(releases()).not.toEqual([]);
});

it.each(releases())('keeps the attributes, events, slots, parts and tokens of %s', (release) => {
  expect(brokenPromises(recorded(release), present())).toEqual([]);
});

it('notices what is taken away', () => {
  const changed = present();
  const [grid] = changed.modules.flatMap(({ declarations }) =>
    declarations.filter(({ tagName }) => tagName === 'dragoman-offer-grid'),
  );
  if (!grid?.attributes || !grid.events || !grid.cssParts)
    throw new Error('The grid has attributes, events and parts.');
  const sort = grid.attributes.find(({ name }) => name === 'sort');
  if (!sort?.type) throw new Error('The grid has the attribute "sort".');
  sort.type.text = sort.type.text.replace("'newest'", "'latest'");
  sort.default = '"newest"';
  grid.attributes = grid.attributes.filter(({ name }) => name !== 'limit');
  grid.events = grid.events.filter(({ name }) => name !== 'dragoman-load');
  grid.cssParts = grid.cssParts.filter(({ name }) => name !== 'card');
  expect(brokenPromises(present(), changed)).toEqual([
    '<dragoman-offer-grid>: the attribute "limit" is gone.',
    '<dragoman-offer-grid>: the event "dragoman-load" is gone.',
    '<dragoman-offer-grid>: the part "card" is gone.',
    '<dragoman-offer-grid>: the default of "sort" was "popular", it is "newest".',
    '<dragoman-offer-grid>: "sort" no longer takes \'newest\'.',
    '<dragoman-offer-grid>: the detail of "dragoman-load" has no count: number.',
    '<dragoman-offer-grid>: the detail of "dragoman-load" has no total: number.',
  ]);
});
