/** The door for bundlers: registers every widget, and hands on the page's session and configuration. */
import { publicApi } from '#core/embed/public-api.ts';
import { getRuntime } from '#core/runtime.ts';
import { version } from '#core/version.ts';
import './all-widgets.generated.ts';

export type { PublicSession } from '#core/embed/public-api.ts';
export type { Configuration } from '#core/runtime-config.ts';
export type * from './all-widgets.generated.ts';
export type { Markup } from './markup.generated.ts';
export { version };

export const { session, configure } = publicApi(version, getRuntime);
