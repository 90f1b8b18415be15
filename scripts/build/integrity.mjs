// Writes the hashes for subresource integrity.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes `integrity.json`: each file under the folder to the hash that a script tag's `integrity` takes.
 *
 * @param {string} folder
 */
export async function writeIntegrity(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => file !== 'integrity.json' && !/\.(br|gz)$/.test(file))
    .sort();
  /** @type {Record<string, string>} */
  const hashes = {};
  for (const file of files) {
    const digest = createHash('sha384').update(await readFile(join(folder, file)));
    hashes[file] = `sha384-${digest.digest('base64')}`;
  }
  await writeFile(join(folder, 'integrity.json'), `${JSON.stringify(hashes, null, 2)}\n`);
}
