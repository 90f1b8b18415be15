/** The entry point for bundlers: registers every widget, and exports the page's session and configuration. */
export * from './all-widgets.ts';
export type { Markup } from './markup.ts';
export * from './page.ts';
