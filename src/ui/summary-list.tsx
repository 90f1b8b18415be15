import type { ReactNode } from 'react';
import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';
import { Button } from './button.tsx';
import { Stack } from './stack.tsx';

interface SummaryGroup {
  heading: string;
  /** Leads back to the step where this can be changed. */
  onChange: () => void;
  changeLabel: string;
  items: readonly { term: string; value: ReactNode }[];
}

/** The values of a form, to review before sending. */
export function SummaryList({
  groups,
  part = 'summary',
}: {
  groups: readonly SummaryGroup[];
  part?: string;
}) {
  return (
    <Stack gap={4} part={part}>
      {groups.map(({ heading, onChange, changeLabel, items }) => (
        <div key={heading} className={group}>
          <div className={head}>
            <strong>{heading}</strong>
            <Button
              variant="text"
              size="small"
              part="change"
              onClick={onChange}
              aria-label={`${changeLabel}: ${heading}`}
            >
              {changeLabel}
            </Button>
          </div>
          <dl className={pairs}>
            {items.map(({ term, value }) => (
              <div key={term} className={row}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </Stack>
  );
}

const group = css`
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius')};
  overflow: clip;
`;

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(1.5)} ${space(4)};
  background: ${token('color-sunken')};
`;

const pairs = css`
  padding: ${space(1)} ${space(4)};
`;

const row = css`
  display: grid;
  grid-template-columns: minmax(96px, 160px) minmax(0, 1fr);
  gap: ${space(1)} ${space(4)};
  padding-block: ${space(2.5)};
  border-block-start: 1px solid ${token('color-line')};
  &:first-child { border-block-start: 0; }
  & > dt { font-size: ${textSizes.md}; color: ${token('color-muted')}; }
  & > dd { white-space: pre-line; overflow-wrap: anywhere; }
  @container (width < 420px) { grid-template-columns: minmax(0, 1fr); }
`;
