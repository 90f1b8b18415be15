/** What a build adds for servers: compressed copies of its files, and their hashes for subresource integrity. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const minSize = 1024;
// Above this size, the highest quality takes twice the time and saves 2 %.
const large = 256 * 1024;
const text = /\.(js|css|html|svg|json|txt|map|webmanifest)$/;

/**
 * Writes a `.br` and a `.gz` beside each text file over 1 kB, so that the server compresses nothing while it serves.
 *
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => text.test(name)).map((name) => compress(join(folder, name))));
}

/** @param {string} file */
async function compress(file) {
  const content = await readFile(file);
  if (content.length <= minSize) return;
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: content.length < large ? 11 : 10 },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}

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
