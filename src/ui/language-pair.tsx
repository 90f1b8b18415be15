import { ArrowRight, ArrowRightLeft } from 'lucide';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { css } from '#core/theme/css.ts';
import { textSizes, token } from '#core/theme/tokens.ts';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';
import { Icon } from './icon.tsx';

interface LanguagePairProps {
  /** Codes; the first two are named, the others counted. */
  languages: readonly string[];
  /** Shows the direction from the first to the second language; without it both directions count. */
  directed?: boolean;
  part?: string;
}

export function LanguagePair({ languages, directed, part = 'languages' }: LanguagePairProps) {
  const messages = useMessages(coreMessages);
  const format = useFormat();
  const [first, second, ...others] = languages;

  return (
    <span className={pair} part={part} suppressHydrationWarning>
      {first && `${format.language(first)}${second ? ' ' : ''}`}
      {second && (
        <span className={arrow} aria-hidden>
          <Icon node={directed ? ArrowRight : ArrowRightLeft} mirror={directed} />
        </span>
      )}
      {second && ` ${format.language(second)}${others.length > 0 ? ' ' : ''}`}
      {others.length > 0 && (
        <span className={more} aria-hidden suppressHydrationWarning>
          {format.more(others.length)}
        </span>
      )}
      {others.length > 0 && (
        <span className={visuallyHidden} suppressHydrationWarning>
          {` ${messages.moreLanguages({ count: others.length, digits: format.number(others.length) })}`}
        </span>
      )}
    </span>
  );
}

const pair = css`
  min-inline-size: 0;
  font-size: ${textSizes.md};
  line-height: 1.5;
  hyphens: none;
`;

const arrow = css`
  color: ${token('color-muted')};
  & > svg { display: inline-block; vertical-align: -0.2em; }
`;

const more = css`
  color: ${token('color-muted')};
  white-space: nowrap;
`;
