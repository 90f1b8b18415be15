import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { css } from '#core/theme/css.ts';
import { token } from '#core/theme/tokens.ts';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';

interface CounterProps {
  used: number;
  limit: number;
}

/** Counts code points as the backend does: an emoji is one character. */
export const countCharacters = (text: string): number => [...text].length;

/** Characters used and allowed. Announced only near the limit, and in steps, not at each key. */
export function Counter({ used, limit }: CounterProps) {
  const messages = useMessages(coreMessages);
  const { number } = useFormat();
  const count = (characters: number) => messages.counter({ used: number(characters), limit: number(limit) });
  return (
    <p className={counter} data-over={used > limit || undefined}>
      <span part="counter">{count(used)}</span>
      <span className={visuallyHidden} role="status">
        {used >= limit * 0.9 && count(stepOf(used, limit))}
      </span>
    </p>
  );
}

const stepOf = (used: number, limit: number): number =>
  used >= limit ? used : limit - Math.ceil((limit - used) / 10) * 10;

const counter = css`
  font-variant-numeric: tabular-nums;
  &[data-over] { color: ${token('color-error')}; font-weight: 600; }
`;
