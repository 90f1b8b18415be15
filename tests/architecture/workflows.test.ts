import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '#backend/project-root.ts';

/** Whoever moves a tag of an action could otherwise change what our releases contain. */
const pinned = /^(\.\/\S+|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/;

const uses = (workflow: string): string[] =>
  [...workflow.matchAll(/\buses:\s*(.+)/g)].map(([, used = '']) => used);

it('pins every action of a workflow by its commit, with the version as a comment', () => {
  const folder = inProject('.github', 'workflows');
  const used = readdirSync(folder).flatMap((name) => uses(readFileSync(`${folder}/${name}`, 'utf8')));
  expect(used.length).toBeGreaterThan(3);
  expect(used.filter((action) => !pinned.test(action))).toEqual([]);
});

it('finds an action that is pinned by a tag, or by a commit without its version', () => {
  const tag = 'actions/checkout@v6';
  const commit = `actions/checkout@${'a'.repeat(40)}`;
  expect(uses(`- uses: ${tag}\n- uses: ${commit} # v6.0.2\n`)).toEqual([tag, `${commit} # v6.0.2`]);
  expect([tag, commit, `${commit} # v6.0.2`].filter((action) => pinned.test(action))).toEqual([
    `${commit} # v6.0.2`,
  ]);
});
