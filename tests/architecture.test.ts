import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { backendRules } from '#tests/architecture/backend-layers.ts';
import { cycleRule } from '#tests/architecture/cycles.ts';
import { fileLayoutRules } from '#tests/architecture/file-layout.ts';
import { finishedWorkRules } from '#tests/architecture/finished-work.ts';
import { importRules } from '#tests/architecture/layers.ts';
import { nameRules } from '#tests/architecture/names.ts';
import { forbiddenRules, placeRules } from '#tests/architecture/places.ts';
import { securityRules } from '#tests/architecture/security.ts';
import { describeViolation, readProject, source } from '#tests/architecture/source.ts';
import { styleRules } from '#tests/architecture/styles.ts';

const project = readProject(fileURLToPath(new URL('..', import.meta.url)));
const rules = [
  ...importRules,
  ...backendRules,
  cycleRule,
  ...placeRules,
  ...forbiddenRules,
  ...securityRules,
  ...styleRules,
  ...fileLayoutRules,
  ...nameRules,
  ...finishedWorkRules,
];

describe.each(rules)('$name', (rule) => {
  it('holds for the whole project', () => {
    expect(rule.check(project).map((violation) => describeViolation(rule, violation))).toEqual([]);
  });

  it('reports what breaks it', () => {
    const unreported = rule.rejects.filter(([path, code]) => rule.check([source(path, code)]).length === 0);
    expect(unreported).toEqual([]);
  });

  it('accepts what only looks like it', () => {
    const reported = rule.accepts.filter(([path, code]) => rule.check([source(path, code)]).length > 0);
    expect(reported).toEqual([]);
  });
});

it('names the file, the line, the rule and the fix', () => {
  const [rule] = finishedWorkRules;
  const [violation] = rule?.check([source('src/ui/card.tsx', 'const a = 1;\nconst x: any = 1;')]) ?? [];
  expect(rule && violation && describeViolation(rule, violation)).toBe(
    'src/ui/card.tsx:2 no any: ": any" stands here. Say unknown and narrow it.',
  );
});
