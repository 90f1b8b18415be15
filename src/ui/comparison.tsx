/** What two versions of something say, side by side. */
import type { ReactNode } from 'react';
import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

interface ComparisonProps {
  before: string;
  after: string;
  rows: readonly { name: string; before: ReactNode; after: ReactNode }[];
  /** The part of a row. */
  rowPart?: string;
}

export const Comparison = ({ before, after, rows, rowPart }: ComparisonProps) => (
  <table className={comparison} part="changes">
    <thead>
      <tr>
        <td />
        <th scope="col">{before}</th>
        <th scope="col">{after}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.name} part={rowPart}>
          <th scope="row">{row.name}</th>
          <td>{row.before}</td>
          <td>{row.after}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Where it is narrow, the name of a row stands above it. */
const comparison = css`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${textSizes.md};
  & th, & td { padding: ${space(2)}; text-align: start; vertical-align: baseline; }
  & bdi { overflow-wrap: anywhere; }
  & th:first-child, & td:first-child { padding-inline-start: 0; }
  & th:last-child, & td:last-child { padding-inline-end: 0; }
  & th { font-size: ${textSizes.sm}; font-weight: 600; color: ${token('color-muted')}; }
  & tr { border-block-end: 1px solid ${token('color-line')}; }
  & tbody > tr:last-child { border-block-end: 0; }
  & td:last-child { font-weight: 600; }
  @container (width < 480px) {
    & tr { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: ${space(3)}; }
    & thead td { display: none; }
    & tbody th { grid-column: 1 / -1; padding-block-end: 0; }
    & tbody td { padding-block-start: ${space(0.5)}; }
    & th, & td { padding-inline: 0; overflow-wrap: anywhere; }
  }
`;
