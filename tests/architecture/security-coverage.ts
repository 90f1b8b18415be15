/** What is wrong with a page that claims to cover a security standard: numbers, results, proofs and counts. */
import { faultsOfTests, type Repository, sectionsOf, testsIn, withoutTests } from './spec-coverage.ts';

const results = ['holds', 'does not hold', 'does not apply'] as const;
type Result = (typeof results)[number];

/** The level of each requirement by its number; those above the highest level are left out. */
export function levelsOf(levelsBySection: Record<string, string>, highest: number): Map<string, number> {
  const all = Object.entries(levelsBySection).flatMap(([section, levels]) =>
    [...levels].map((level, index) => [`${section}.${index + 1}`, Number(level)] as const),
  );
  return new Map(all.filter(([, level]) => level <= highest));
}

/** The faults in words; none when each requirement has one row whose claim is proven, and the counts are right. */
export function faultsOfSecurity(
  page: string,
  repository: Repository,
  levels: ReadonlyMap<string, number>,
): string[] {
  const rows = sectionsOf(page)
    .filter(({ heading }) => /^V\d+ /.test(heading))
    .flatMap((section) => section.rows.map((row) => ({ ...section, row })));
  const listed = rows.flatMap(({ row: [numbers = '', , result = ''] }) =>
    numbersIn(numbers).map((number) => ({ number, result })),
  );
  const times = (number: string) => listed.filter((one) => one.number === number).length;
  return [
    ...[...levels.keys()].filter((number) => times(number) === 0).map((number) => `${number} is missing.`),
    ...[...levels.keys()].filter((number) => times(number) > 1).map((number) => `${number} is there twice.`),
    ...rows.flatMap(({ heading, row }) =>
      faultsOfRow(row, heading, levels, repository).map((fault) => `${row[0]}: ${fault}`),
    ),
    ...countsOf(listed, levels)
      .filter((line) => !page.includes(line))
      .map((line) => `The counts are: ${line}`),
  ];
}

const numbersIn = (cell: string): string[] => cell.split(',').map((number) => number.trim());

function faultsOfRow(
  row: readonly string[],
  heading: string,
  levels: ReadonlyMap<string, number>,
  repository: Repository,
): string[] {
  const [numbers = '', title, result = '', proof = ''] = row;
  const chapter = /^V(\d+) /.exec(heading)?.[1];
  const foreign = numbersIn(numbers).filter((one) => !levels.has(one) || one.split('.')[0] !== chapter);
  const files = filesIn(withoutTests(proof));
  return [
    ...(row.length === 4 && title ? [] : ['four cells are needed.']),
    ...foreign.map((number) => `${number} is no number of ${heading}.`),
    ...(isResult(result) ? [] : [`“${result}” is no result.`]),
    ...(result === 'holds' && files.length === 0 ? ['no file is named that implements it.'] : []),
    ...(result === 'holds' && testsIn(proof).length === 0 ? ['no test is named.'] : []),
    ...(proof ? [] : ['no reason is given.']),
    ...files.filter((file) => !repository.has(file)).map((file) => `${file} is not there.`),
    ...faultsOfTests(proof, repository),
  ];
}

const isResult = (text: string): text is Result => results.some((result) => result === text);

/** Code in a text that looks like a file of the project. */
const filesIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) =>
      /^(backend|demo-site|docs|scripts|src|tests|tools|widgets)\/|^[A-Z]+\.md$|^[\w-]+\.json$/.test(code),
    );

/** The lines of the table of counts. */
function countsOf(
  listed: { number: string; result: string }[],
  levels: ReadonlyMap<string, number>,
): string[] {
  return [...new Set(levels.values())].sort().map((level) => {
    const ofLevel = listed.filter(({ number }) => levels.get(number) === level);
    const counts = results.map((result) => ofLevel.filter((one) => one.result === result).length);
    return `| ${level} | ${[ofLevel.length, ...counts].join(' | ')} |`;
  });
}
