/** What `defineWidget` registers: a contract with its view. */
import type { ComponentType } from 'react';
import type { Client } from '#core/api/client.ts';
import type { Catalogue } from '#core/i18n/catalogue.ts';
import type { Contract } from './contract.ts';

/** An answer that a view needs for its first rendering, under the key that its data hook uses. */
export interface PreparedAnswer {
  key: readonly unknown[];
  value: unknown;
  /** It is the first page of a paged list. */
  isFirstPage?: boolean;
}

/** Fetches everything that a view shows first. */
export type Prepare<Props = Record<string, unknown>> = (
  props: Props,
  client: Client,
) => Promise<PreparedAnswer[]>;

export interface Definition {
  contract: Contract;
  View: ComponentType<Record<string, unknown>>;
  catalogues: readonly Catalogue[];
  /** Starts at once whatever `load` says: for widgets without a position in the page's flow. */
  alwaysEager: boolean;
  /** As wide as its content: for widgets in a row, such as in a navigation bar. */
  inline: boolean;
  /** Fetches the first answers of a public widget. */
  prepare?: Prepare;
}

/** The widgets whose code is loaded, by tag: to render on a server, which has no custom elements, and to prefetch for. */
export const definitions = new Map<string, Definition>();
