/** Lines of a markdown table. */
export const table = (head: string[], lines: string[][]): string[] => [
  `| ${head.join(' | ')} |`,
  `|${' --- |'.repeat(head.length)}`,
  ...lines.map((cells) => `| ${cells.join(' | ')} |`),
];
