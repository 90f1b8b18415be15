/** Reads and edits code by its syntax tree (ESTree). */

export interface Node {
  type: string;
  start: number;
  end: number;
}

export type Parse = (code: string) => object;

/** All nodes of a syntax tree (ESTree), parents before children. */
export function* nodesIn(tree: object): Generator<Node & Record<string, unknown>> {
  if ('type' in tree && 'start' in tree) yield tree as Node & Record<string, unknown>;
  for (const value of Object.values(tree)) if (value && typeof value === 'object') yield* nodesIn(value);
}

export type Edit = readonly [node: Node, text: string];

export const withEdits = (code: string, edits: Edit[]): string =>
  edits
    .toSorted(([one], [other]) => other.start - one.start)
    .reduce(
      (text, [{ start, end }, replacement]) => text.slice(0, start) + replacement + text.slice(end),
      code,
    );
