import type { Unit } from '#core/domain/units.ts';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { moneyMessages } from '#core/i18n/forms.messages.ts';
import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';
import { Button } from '#core/ui/button.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { bookedMessages } from './checkout.messages.ts';
import { trouble } from './checkout.styles.ts';
import type { WordCounts } from './word-counts.ts';

export interface CountedWordsProps {
  counts: WordCounts;
  unit: Unit;
}

/** What the chosen files have in words and pages, and which of them nobody could count. */
export function CountedWords({ counts, unit }: CountedWordsProps) {
  const t = useMessages(bookedMessages);
  const { counted } = useMessages(moneyMessages);
  const format = useFormat();
  const errorText = useErrorText();
  const { isCounting, words, suggested, isOther, uncounted, failure, fillIn, retry } = counts;
  const inWords = (count: number, of: Unit) => counted({ unit: of, count, digits: format.number(count) });
  return (
    <div className={frame} part="counted">
      <div role="status">
        {isCounting && <p>{t.counting}</p>}
        {suggested !== null && (
          <p>
            {unit === 'page'
              ? t.countedPages({ words: inWords(words, 'word'), pages: inWords(suggested, 'page') })
              : t.countedWords({ words: inWords(words, 'word') })}
          </p>
        )}
        {!isCounting && !failure && uncounted.length > 0 && (
          <p part="uncounted">
            {t.uncounted({ count: uncounted.length, names: format.list(uncounted), unit })}
          </p>
        )}
      </div>
      {!isCounting && failure && (
        <Notice type="warning">
          <div className={trouble}>
            <p role="alert">
              {t.countFailed} {errorText(failure)}
            </p>
            <Button size="small" part="recount" onClick={retry}>
              {t.countAgain}
            </Button>
          </div>
        </Notice>
      )}
      {suggested !== null && isOther && (
        <Button size="small" part="use-counted" onClick={fillIn}>
          {t.takeCounted({ amount: inWords(suggested, unit) })}
        </Button>
      )}
    </div>
  );
}

const frame = css`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  margin-block-start: ${space(2)};
  font-size: ${textSizes.md};
  color: ${token('color-muted')};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
