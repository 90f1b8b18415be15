import { getRuntime } from '#core/runtime/runtime.ts';

/** Calls the marketplace's own backend, in the name of whoever is signed in. */
export function siteClient() {
  const { client, config } = getRuntime();
  return client(config.getState().apiUrl);
}
