/** The project's folder, whether the backend runs from source or from the bundle in build/backend. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)));

export const inProject = (...path: string[]) => join(projectRoot, ...path);

function findRoot(folder: string): string {
  const manifest = join(folder, 'package.json');
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).name === '@dragoman/widgets')
    return folder;
  const parent = dirname(folder);
  if (parent === folder)
    throw new Error('The project folder of @dragoman/widgets was not found above the server.');
  return findRoot(parent);
}
