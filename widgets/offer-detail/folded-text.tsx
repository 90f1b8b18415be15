import { useId, useState } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { Button } from '#core/ui/button.tsx';
import { offerDetailMessages } from './offer-detail.messages.ts';
import * as styles from './offer-detail.styles.ts';

/** Characters and lines above which a text is folded: at any width it is longer than the lines that stay visible. */
const longFrom = 900;
const linesFrom = 12;

const isLong = (text: string): boolean => text.length > longFrom || text.split('\n').length > linesFrom;

interface FoldedTextProps {
  text: string;
  className?: string;
}

/** What somebody wrote. Of a long text the beginning is shown, until the reader wants all of it. */
export function FoldedText({ text, className = '' }: FoldedTextProps) {
  const t = useMessages(offerDetailMessages);
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  if (!isLong(text))
    return (
      <p className={className} dir="auto">
        {text}
      </p>
    );
  return (
    <div className={styles.foldable}>
      <p id={id} className={isWhole ? className : `${className} ${styles.folded}`} dir="auto">
        {text}
      </p>
      <Button
        variant="text"
        size="small"
        part="unfold"
        aria-expanded={isWhole}
        aria-controls={id}
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? t.showLess : t.showMore}
      </Button>
    </div>
  );
}
