import type { Client } from './client.ts';
import { recordOf, textOf } from './wire.ts';

/** The hashes of a backend's embed scripts by their names, for the `integrity` of script tags. */
export async function scriptHashes({ call }: Client): Promise<Record<string, string>> {
  const { body } = await call({ path: '/embed/integrity.json', token: 'never' });
  return Object.fromEntries(Object.entries(recordOf(body)).map(([name, hash]) => [name, textOf(hash)]));
}
