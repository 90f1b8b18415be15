/** The entry point for bundlers: registers every widget, and exports the page's session and configuration. */
import './all-widgets.generated.ts';

export type * from './all-widgets.generated.ts';
export type { Markup } from './markup.generated.ts';
export * from './page.ts';
