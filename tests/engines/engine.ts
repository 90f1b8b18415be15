/** What a test asks of a browser engine, in the few words that every driver knows. */

export interface Point {
  x: number;
  y: number;
}

export interface Tab {
  goto(address: string): Promise<void>;
  /** The value of an expression in the page, awaited where it is a promise. It travels as JSON. */
  run(expression: string): Promise<unknown>;
  click(at: Point): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** A picture of what is in view, PNG. */
  screenshot(): Promise<Uint8Array>;
}

export type Key = 'Enter' | 'Tab' | 'Escape';

/** A person’s own browser: no cookies and no storage of anybody else’s. */
export interface Visitor {
  /** The first is the one to begin with; windows that a page opens come after it. */
  tabs(): Promise<Tab[]>;
  leave(): Promise<void>;
}

export interface Engine {
  visit(): Promise<Visitor>;
  close(): Promise<void>;
}

/** The window that people look at, in CSS pixels. */
export const windowSize = { width: 1280, height: 900 };
