/** Leaves the documentation in the contracts out of the builds: what it is made into is generated before them. */
import type { Plugin } from 'vite';
import { type Edit, type Node, nodesIn, type Parse, withEdits } from './syntax-tree.ts';

/** What only `npm run contracts` reads. A widget needs its attributes, and which of its events can be cancelled. */
const documentation = new Set(['about', 'detail', 'parts', 'slots', 'summary']);

export const stripContracts = (): Plugin => ({
  name: 'dragoman:strip-contracts',
  apply: 'build',
  transform: {
    filter: { id: /(\.contract|\/element\/contract\/[\w-]+|\/theme\/tokens)\.ts$/ },
    handler(code) {
      return { code: withoutDocumentation(code, (text) => this.parse(text)), map: null };
    },
  },
});

/** Without the properties that document something, and with empty texts for the sentences that functions are given. */
export function withoutDocumentation(code: string, parse: Parse): string {
  const removed: Edit[] = [];
  const emptied: Edit[] = [];
  for (const node of nodesIn(parse(code))) {
    if (node.type === 'ObjectExpression') {
      for (const property of node.properties as Property[]) {
        if (!documentation.has(property.key?.name ?? '') || isAttribute(property)) continue;
        const comma = /^\s*,/.exec(code.slice(property.end))?.[0].length ?? 0;
        removed.push([{ ...property, end: property.end + comma }, '']);
      }
    } else if (node.type === 'CallExpression') {
      for (const argument of node.arguments as Node[])
        if (isSentence(code.slice(argument.start, argument.end))) emptied.push([argument, "''"]);
    }
  }
  const isInside = ([inner]: Edit, [outer]: Edit) =>
    inner !== outer && inner.start >= outer.start && inner.end <= outer.end;
  const edits = [...removed, ...emptied];
  return withEdits(
    code,
    edits.filter((edit) => !removed.some((outer) => isInside(edit, outer))),
  );
}

interface Property extends Node {
  key?: { name?: string };
  value?: Node;
}

/** An attribute may be called `about`: a function makes it. */
const isAttribute = ({ key, value }: Property): boolean =>
  value?.type === 'CallExpression' && key?.name !== 'parts' && key?.name !== 'slots';

/** A text in quotes that ends with a full stop. All descriptions do, and nothing else in a contract. */
const isSentence = (text: string): boolean => /^(["'`]).*\.\1$/s.test(text);
