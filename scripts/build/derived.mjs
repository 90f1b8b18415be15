/** Imports what scripts make from the contracts. */
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';

/** @typedef {typeof import('#scripts/contracts/derived.ts')} Derived */

/** @type {Promise<Derived> | undefined} */
let imported;

/**
 * With tsx, since Node 20 reads no TypeScript; once, until `forgetDerived`.
 *
 * @param {string} root
 * @returns {Promise<Derived>}
 */
export function importDerived(root) {
  imported ??= tsImport(join(root, 'scripts/contracts/derived.ts'), import.meta.url);
  return imported;
}

/** A file has changed: the next import reads all contracts again. */
export function forgetDerived() {
  imported = undefined;
}
