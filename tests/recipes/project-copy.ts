/** A copy of the project, in which a test follows a recipe of CONTRIBUTING.md. */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { inProject } from '#backend/project-root.ts';

const root = inProject();
const listing = ['-c', 'safe.directory=*', 'ls-files', '-z'];

export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-recipe-'));
  const files = execFileSync('git', listing, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const created = new Set<string>();
  const edited = new Set<string>();
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');

  return {
    files,
    read,
    created,
    edited,
    create(file: string, text: string) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
      created.add(file);
    },
    /** Puts a line after the first one that has this text. */
    addLine(file: string, line: string, { after }: { after: string }) {
      const lines = read(file).split('\n');
      const index = lines.findIndex((text) => text.includes(after));
      if (index < 0) throw new Error(`${file} has no line with ${after}`);
      lines.splice(index + 1, 0, line);
      writeFileSync(join(folder, file), lines.join('\n'));
      edited.add(file);
    },
    replace(file: string, old: string, replacement: string) {
      const text = read(file);
      if (!text.includes(old)) throw new Error(`${file} has no ${old}`);
      writeFileSync(join(folder, file), text.replace(old, replacement));
      edited.add(file);
    },
    /** What a program of node_modules says: an empty text where it finds nothing wrong. */
    async run(program: string, ...args: string[]): Promise<string> {
      // The tests that the recipe names run wherever `test:all` runs them.
      const env = { ...process.env, TEST_ALL: '', NO_COLOR: '1' };
      const options = { cwd: folder, maxBuffer: 50_000_000, env };
      return promisify(execFile)(process.execPath, [`node_modules/${program}`, ...args], options).then(
        () => '',
        ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
      );
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
