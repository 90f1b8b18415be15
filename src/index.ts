/** The entry point for bundlers: registers every widget, and exports the page's session and configuration. */
export * from './all-widgets.ts';
export type { Markup } from './markup.ts';
export {
  type CloseReason,
  type Configuration,
  configure,
  consent,
  type Dragoman,
  type OpenAttributes,
  open,
  type PublicSession,
  session,
  version,
} from './page.ts';
