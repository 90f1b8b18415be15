import type { ComponentType } from 'react';
import type { Client } from '#core/api/client.ts';
import type { Catalogue } from '#core/i18n/catalogue.ts';
import type { Contract } from './contract.ts';

/** Something a view asks for at once, with the answer, under the key that its data hook uses. */
export interface PreparedAnswer {
  key: readonly unknown[];
  value: unknown;
  /** The first page of a list that is read a page at a time. */
  isFirstPage?: boolean;
}

/** Asks for all that a view shows at first. */
export type Prepare<Props = Record<string, unknown>> = (
  props: Props,
  client: Client,
) => Promise<PreparedAnswer[]>;

export interface Definition {
  contract: Contract;
  View: ComponentType<Record<string, unknown>>;
  catalogues: readonly Catalogue[];
  /** Starts at once whatever `load` says, for widgets that have no place of their own on the page. */
  alwaysEager: boolean;
  /** As wide as what it shows, for widgets that stand in a row with others, such as a navigation bar. */
  inline: boolean;
  /** How a public widget's first answers are asked for. */
  prepare?: Prepare;
}

/** Where there are no elements to register, as on a server, what can be rendered there; by tag. */
export const definitions = new Map<string, Definition>();
