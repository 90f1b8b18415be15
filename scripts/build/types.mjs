// Writes the declarations of the published package.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { importDerived } from './derived.mjs';

/**
 * Writes into dist/types the declarations that the entry points reach. Import aliases become relative paths, which every
 * resolver understands.
 *
 * @param {string} root
 */
export async function writeTypes(root) {
  const emitted = join(root, 'build/types');
  const target = join(root, 'dist/types');
  await rm(emitted, { recursive: true, force: true });
  const entryPoints = [...(await emitDeclarations(root)), ...(await copyDeclarations(root, emitted))];
  await rm(target, { recursive: true, force: true });

  await copyBundled(root, emitted);
  await describeContracts(root, emitted);
  const waiting = entryPoints.map((file) => join(emitted, file));
  const seen = new Set(waiting);
  for (const file of waiting) {
    const code = (await readFile(file, 'utf8')).replace(specifiers, (whole, before, quote, specifier) => {
      const found = resolve(specifier, file, emitted);
      if (!found) return whole;
      if (!seen.has(found)) waiting.push(found);
      seen.add(found);
      return `${before}${quote}${asRelative(file, found)}${quote}`;
    });
    const written = join(target, relative(emitted, file));
    await mkdir(dirname(written), { recursive: true });
    await writeFile(written, code);
  }
}

/**
 * Copies the entry points that are declarations already: those for frameworks.
 *
 * @param {string} root
 * @param {string} emitted
 */
async function copyDeclarations(root, emitted) {
  const names = (await readdir(join(root, 'src'))).filter((name) => name.endsWith('.d.ts'));
  for (const name of names) await copyFile(join(root, 'src', name), join(emitted, 'src', name));
  return names.map((name) => `src/${name}`);
}

/**
 * Puts the descriptions of attributes, properties and events into the declarations: an editor shows them in markup.
 *
 * @param {string} root
 * @param {string} emitted
 */
async function describeContracts(root, emitted) {
  const { contractDeclarations } = await importDerived(root);
  for (const [widget, declared] of Object.entries(await contractDeclarations(root))) {
    const file = join(emitted, 'widgets', widget, `${widget}.contract.d.ts`);
    const code = await readFile(file, 'utf8');
    await writeFile(
      file,
      code.replace(/^export declare const \w+Contract: \{\n[\s\S]*?^\};\n/m, () => declared),
    );
  }
}

/** Packages that are bundled: specifier to the declarations that stand in their place. */
const bundled = {
  'zustand/vanilla': 'node_modules/zustand/esm/vanilla.d.mts',
  typebox: 'scripts/build/typebox.d.ts',
};

/** @param {string} specifier */
const bundledFile = (specifier) => `bundled/${specifier.replaceAll('/', '-')}.ts`;

/**
 * @param {string} root
 * @param {string} emitted
 */
async function copyBundled(root, emitted) {
  await mkdir(join(emitted, 'bundled'), { recursive: true });
  for (const [specifier, file] of Object.entries(bundled))
    await copyFile(join(root, file), declaration(join(emitted, bundledFile(specifier))));
}

/** `from '…'`, `import '…'` and `import('…')`. */
const specifiers = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])([^"'\n]+)\2/g;

/** @param {string} file */
const declaration = (file) => file.replace(/\.tsx?$/, '.d.ts');

/**
 * The declaration file that one of our own specifiers means; undefined for a package.
 *
 * @param {string} specifier
 * @param {string} from
 * @param {string} emitted
 */
function resolve(specifier, from, emitted) {
  const file =
    specifier in bundled
      ? join(emitted, bundledFile(specifier))
      : specifier.startsWith('#core/')
        ? join(emitted, 'src', specifier.slice('#core/'.length))
        : specifier.startsWith('.')
          ? // The compiler writes inferred types without an extension.
            join(dirname(from), /\.(ts|tsx)$/.test(specifier) ? specifier : `${specifier}.ts`)
          : /^@dragoman\/widgets\/(page|server|react)$/.test(specifier)
            ? join(emitted, 'src', `${specifier.split('/')[2]}.ts`)
            : specifier === '@dragoman/widgets'
              ? join(emitted, 'src/index.ts')
              : specifier.startsWith('@dragoman/widgets/')
                ? join(emitted, 'widgets', specifier.split('/')[2] ?? '', 'index.ts')
                : undefined;
  if (!file) return undefined;
  const found = declaration(file);
  if (!existsSync(found))
    throw new Error(`${relative(emitted, from)} imports ${specifier}, which has no types.`);
  return found;
}

/**
 * @param {string} from
 * @param {string} to
 */
function asRelative(from, to) {
  const path = relative(dirname(from), to)
    .replaceAll('\\', '/')
    .replace(/\.d\.ts$/, '.js');
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * @param {string} root
 * @returns {Promise<string[]>} the entry points' declarations
 */
async function emitDeclarations(root) {
  const output = await tsc(root, ['-p', 'tsconfig.types.json', '--listEmittedFiles']);
  const files = output.match(/(?<=^TSFILE:\s+).*\.d\.ts$/gm) ?? [];
  return files
    .map((file) => relative(join(root, 'build/types'), file).replaceAll('\\', '/'))
    .filter((file) => /^(src\/(index|page|react|server)|widgets\/[^/]+\/index)\.d\.ts$/.test(file));
}

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<string>}
 */
function tsc(root, args) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.on('close', (code) => {
      if (code === 0) done(output);
      else fail(new Error(`The types could not be written:\n${output.replace(/^TSFILE:.*\n/gm, '')}`));
    });
  });
}
