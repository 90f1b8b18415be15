import { ArrowRight } from 'lucide';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';
import { Icon } from './icon.tsx';

export interface LanguagePairProps {
  /** Codes; the first two are named, the others counted. */
  languages: readonly string[];
  /** From the first to the second instead of both ways. */
  directed?: boolean;
  part?: string;
}

export function LanguagePair({ languages, directed, part = 'languages' }: LanguagePairProps) {
  const messages = useMessages(coreMessages);
  const format = useFormat();
  const [first, second, ...others] = languages;

  return (
    <span className={pair} part={part}>
      {first && <span>{format.language(first)}</span>}
      {second && (
        <>
          {directed ? (
            <Icon node={ArrowRight} mirror />
          ) : (
            <span className={both} aria-hidden>
              ⇄
            </span>
          )}
          <span>{format.language(second)}</span>
        </>
      )}
      {others.length > 0 && (
        <span className={more}>
          <span aria-hidden>+{format.number(others.length)}</span>
          <span className={visuallyHidden}>{messages.moreLanguages({ count: others.length })}</span>
        </span>
      )}
    </span>
  );
}

const pair = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space(1)};
  min-inline-size: 0;
  font-size: ${textSizes.md};
  line-height: 1.5;
  hyphens: none;
`;

const both = css`
  color: ${token('color-muted')};
`;

const more = css`
  color: ${token('color-muted')};
`;
