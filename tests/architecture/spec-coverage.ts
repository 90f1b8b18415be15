/** What is wrong with a page that claims to cover the specification, and what the page may rely on. */
export interface Repository {
  has(path: string): boolean;
  read(path: string): string;
}

const specification = Array.from({ length: 9 }, (_, index) => `${index + 1}. `);
/** Rows below this say why there is no proof. */
const unprovenHeading = 'Not proven yet';
const isTestFile = (path: string) => /\.test\.tsx?$/.test(path);

/** The page’s faults in words; none when every row names files that are there and tests that are in them. */
export function faultsOf(page: string, repository: Repository): string[] {
  const sections = sectionsOf(page);
  const missing = specification
    .filter((chapter) => !sections.some(({ heading, rows }) => heading.startsWith(chapter) && rows[0]))
    .map((chapter) => `Section ${chapter.replace('. ', '')} has no table.`);
  const faults = sections.flatMap(({ heading, rows }) =>
    rows.flatMap((row) => {
      const found =
        heading === unprovenHeading ? faultsOfUnproven(row, repository) : faultsOfRow(row, repository);
      return found.map((fault) => `${heading}: ${row[0]}: ${fault}`);
    }),
  );
  return [...missing, ...faults];
}

type Row = readonly string[];

/** The page’s sections with the rows of their tables. */
export function sectionsOf(page: string): { heading: string; rows: Row[] }[] {
  return page
    .split(/^## /m)
    .slice(1)
    .map((text) => {
      const [heading = '', ...lines] = text.split('\n');
      const table = lines.filter((line) => line.startsWith('|')).slice(2);
      return { heading: heading.trim(), rows: table.map(cellsOf) };
    });
}

const cellsOf = (line: string): Row =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

function faultsOfRow(row: Row, repository: Repository): string[] {
  const [spec, where = '', proof = ''] = row;
  return [
    ...(row.length === 4 && spec ? [] : ['four cells are needed.']),
    ...faultsOfPlace(where, repository),
    ...(testsIn(proof).length > 0 ? [] : ['no test is named.']),
    ...faultsOfTests(proof, repository),
  ];
}

const namedTest = /`([^`]+)`: \*([^*]+)\*/g;

/** The tests that a text names. */
export const testsIn = (text: string): { file: string; title: string }[] =>
  [...text.matchAll(namedTest)].map(([, file = '', title = '']) => ({ file, title }));

export const withoutTests = (text: string): string => text.replace(namedTest, '');

export const faultsOfTests = (text: string, repository: Repository): string[] =>
  testsIn(text).flatMap(({ file, title }) => {
    if (!isTestFile(file) || !repository.has(file)) return [`${file} is no test file.`];
    const code = repository.read(file);
    const isThere = ["'", '"', '`'].some((quote) => code.includes(`${quote}${title}${quote}`));
    return isThere ? [] : [`${file} has no test “${title}”.`];
  });

function faultsOfUnproven(row: Row, repository: Repository): string[] {
  const [spec, where = '', reason] = row;
  return [
    ...(row.length === 3 && spec && reason ? [] : ['three cells are needed, the last with a reason.']),
    ...faultsOfPlace(where, repository),
  ];
}

function faultsOfPlace(where: string, repository: Repository): string[] {
  const files = [...where.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
  if (files.length === 0) return ['no file is named.'];
  return files.filter((file) => !repository.has(file)).map((file) => `${file} is not there.`);
}
