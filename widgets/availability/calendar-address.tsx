import { useState } from 'react';
import { Ready } from '#core/hooks/errors/ready.tsx';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { useMessages } from '#core/i18n/context.ts';
import { Button } from '#core/ui/button.tsx';
import { ConfirmDialog } from '#core/ui/confirm-dialog.tsx';
import { TextField } from '#core/ui/forms/text-field.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { SkeletonField } from '#core/ui/skeleton.tsx';
import { Row } from '#core/ui/stack.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { useCalendarUrl, useRenewCalendarUrl } from './availability.data.ts';
import { availabilityMessages } from './availability.messages.ts';
import * as styles from './availability.styles.ts';

/** The secret address at which the user's own calendar reads their tasks. */
export function CalendarAddress({ headingLevel }: { headingLevel: number }) {
  const t = useMessages(availabilityMessages);
  const Heading = headingTag(headingLevel);
  return (
    <section className={styles.section} part="calendar">
      <Heading className={styles.title}>{t.calendar}</Heading>
      <p className={styles.hint}>{t.calendarHint}</p>
      <Ready bare resource={useCalendarUrl()} skeleton={<SkeletonField />}>
        {({ value, refresh }) => <Address url={value} refresh={refresh} />}
      </Ready>
    </section>
  );
}

function Address({ url, refresh }: { url: string; refresh(): Promise<void> }) {
  const t = useMessages(availabilityMessages);
  const errorText = useErrorText();
  const [outcome, setOutcome] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [renew, renewing] = useRenewCalendarUrl(refresh);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome(t.copied);
    } catch {
      // Pages over plain http have no clipboard, and a browser may refuse it.
      setOutcome(t.notCopied);
    }
  };
  const confirm = async () => {
    const isRenewed = await renew(null);
    setAsking(false);
    if (isRenewed) setOutcome(t.renewed);
  };
  return (
    <>
      <TextField name="calendar-url" label={t.calendarUrl} value={url} onChange={() => undefined} readOnly />
      <Row gap={3}>
        <Button part="copy" onClick={() => void copy()}>
          {t.copy}
        </Button>
        <Button variant="text" part="renew" onClick={() => setAsking(true)}>
          {t.renew}
        </Button>
      </Row>
      {renewing.status === 'failed' && (
        <p className={styles.problem} role="alert">
          {errorText(renewing.error)}
        </p>
      )}
      <StatusLine>{outcome}</StatusLine>
      <ConfirmDialog
        open={isAsking}
        title={t.renewTitle}
        dismissLabel={t.keep}
        confirmLabel={t.renew}
        busy={renewing.status === 'busy'}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
      >
        <p>{t.renewText}</p>
      </ConfirmDialog>
    </>
  );
}
