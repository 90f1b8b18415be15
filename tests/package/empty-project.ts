/** The package as a consumer gets it: packed and installed into an empty project. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { buildStale } from '#scripts/build/stale.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Dependencies of a React application; the package itself has none. */
const reactPackages = ['react', 'react-dom', 'scheduler', '@types/react', '@types/react-dom', 'csstype'];

export function emptyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-project-'));
  const installed = join(folder, 'node_modules', '@dragoman', 'widgets');
  const packageFiles: string[] = [];

  const npm = (...args: string[]) =>
    execFileSync('npm', [...args, '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }

  beforeAll(async () => {
    await buildStale(root, ['npm', 'embed']);
    write('package.json', JSON.stringify({ private: true, type: 'module' }));
    const [archive] = JSON.parse(npm('pack', root, '--json'));
    packageFiles.push(...archive.files.map(({ path }: { path: string }) => path));
    npm('install', `./${archive.filename}`, '--offline', '--legacy-peer-deps');
    for (const name of reactPackages) {
      const place = join(folder, 'node_modules', name);
      mkdirSync(dirname(place), { recursive: true });
      symlinkSync(join(root, 'node_modules', name), place, 'junction');
    }
  }, 240_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  return {
    /** Folder of the installed package. */
    installed,
    /** Paths of the files in the archive. */
    packageFiles,
    write,
    /** Parses a JSON file of the installed package. */
    readJson: (file: string) => JSON.parse(readFileSync(join(installed, file), 'utf8')),
    /** Runs a module of the project and returns its output. */
    run: (file: string) => execFileSync(process.execPath, [file], { cwd: folder, encoding: 'utf8' }),
    /** Compiler errors in these files; empty if there are none. */
    typeErrors(files: string[], moduleResolution: 'Bundler' | 'NodeNext'): string {
      const compilerOptions = {
        strict: true,
        noEmit: true,
        allowJs: true,
        experimentalDecorators: true,
        target: 'es2022',
        lib: ['es2023', 'dom', 'dom.iterable'],
        jsx: 'react-jsx',
        types: [],
        module: moduleResolution === 'Bundler' ? 'esnext' : 'nodenext',
        moduleResolution,
      };
      write('tsconfig.json', JSON.stringify({ compilerOptions, files }));
      const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
      return spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' }).stdout;
    },
  };
}
