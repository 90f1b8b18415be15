import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { backendRules } from '#tests/architecture/backend-layers.ts';
import { cycleRule } from '#tests/architecture/cycles.ts';
import { fileLayoutRules } from '#tests/architecture/file-layout.ts';
import { finishedWorkRules } from '#tests/architecture/finished-work.ts';
import { importRules } from '#tests/architecture/layers.ts';
import { nameRules } from '#tests/architecture/names.ts';
import { forbiddenRules, placeRules } from '#tests/architecture/places.ts';
import { describeViolation, readProject, source } from '#tests/architecture/source.ts';
import { styleRules } from '#tests/architecture/styles.ts';

const project = readProject(fileURLToPath(new URL('..', import.meta.url)));
const rules = [
  ...importRules,
  ...backendRules,
  cycleRule,
  ...placeRules,
  ...forbiddenRules,
  ...styleRules,
  ...fileLayoutRules,
  ...nameRules,
  ...finishedWorkRules,
];

describe.each(rules)('$name', (rule) => {
  it('is kept by the whole project', () => {
    expect(rule.check(project).map((violation) => describeViolation(rule, violation))).toEqual([]);
  });

  it('finds fault with what breaks it', () => {
    const unnoticed = rule.breaks.filter(([path, code]) => rule.check([source(path, code)]).length === 0);
    expect(unnoticed).toEqual([]);
  });

  it('leaves alone what only looks like it', () => {
    const blamed = rule.keeps.filter(([path, code]) => rule.check([source(path, code)]).length > 0);
    expect(blamed).toEqual([]);
  });
});

it('names the file, the line, the rule and the fix', () => {
  const [rule] = finishedWorkRules;
  const [violation] = rule?.check([source('src/ui/card.tsx', 'const a = 1;\nconst x: any = 1;')]) ?? [];
  expect(rule && violation && describeViolation(rule, violation)).toBe(
    'src/ui/card.tsx:2 no any: ": any" stands here. Say unknown and narrow it.',
  );
});
