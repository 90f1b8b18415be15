/** The entry point for bundlers that load widgets on demand: the page's session and configuration, and no widget. */
import { publicApi } from '#core/embed/public-api.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { version } from '#core/version.ts';

export type { PublicSession } from '#core/embed/public-api.ts';
export type { Configuration } from '#core/runtime/types.ts';
export { version };

export const { session, configure } = publicApi(version, getRuntime);
