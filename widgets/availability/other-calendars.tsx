import { Trash, TriangleAlert } from 'lucide';
import { type FormEvent, useRef, useState } from 'react';
import type { ImportedCalendar } from '#core/domain/availability.ts';
import type { CalendarFailure } from '#core/domain/calendar.ts';
import { limits } from '#core/domain/limits.ts';
import { FormProblem } from '#core/hooks/errors/form-problem.tsx';
import { Ready } from '#core/hooks/errors/ready.tsx';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { Button, IconButton } from '#core/ui/button.tsx';
import { TextField } from '#core/ui/forms/text-field.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import { SkeletonField } from '#core/ui/skeleton.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { useCalendars, useSaveCalendars } from './availability.data.ts';
import { availabilityMessages } from './availability.messages.ts';
import * as styles from './availability.styles.ts';

/** The user's calendars elsewhere: nobody can book a call while they say that the user is busy. */
export function OtherCalendars({ headingLevel }: { headingLevel: number }) {
  const t = useMessages(availabilityMessages);
  const Heading = headingTag(headingLevel);
  return (
    <section className={styles.section} part="imports">
      <Heading className={styles.title}>{t.imports}</Heading>
      <p className={styles.hint}>{t.importsHint}</p>
      <Ready bare resource={useCalendars()} skeleton={<SkeletonField />}>
        {({ value, refresh }) => <Calendars calendars={value} refresh={refresh} />}
      </Ready>
    </section>
  );
}

interface Props {
  calendars: readonly ImportedCalendar[];
  refresh(): Promise<void>;
}

function Calendars({ calendars, refresh }: Props) {
  const t = useMessages(availabilityMessages);
  const core = useMessages(coreMessages);
  const field = useRef<HTMLInputElement>(null);
  const [url, setUrl] = useState('');
  const [problem, setProblem] = useState('');
  const [outcome, setOutcome] = useState('');
  const [save, saving] = useSaveCalendars(refresh);
  const urls = calendars.map((calendar) => calendar.url);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!/^(https|webcals?):\/\/./i.test(url.trim())) return setProblem(t.importWrong);
    setProblem('');
    if (!(await save([...urls, url.trim()]))) return;
    setUrl('');
    setOutcome(t.importAdded);
  };
  const remove = async (removed: string) => {
    if (!(await save(urls.filter((other) => other !== removed)))) return;
    setOutcome(t.importRemoved);
    // The button is gone with its calendar.
    field.current?.focus();
  };
  return (
    <>
      {calendars.length > 0 && (
        <ul className={styles.days}>
          {calendars.map((calendar) => (
            <li key={calendar.url} className={styles.imported} part="import">
              <Calendar {...calendar} />
              <IconButton
                size="small"
                part="remove"
                label={t.removeImport({ url: hostOf(calendar.url) })}
                onClick={() => void remove(calendar.url)}
              >
                <Icon node={Trash} size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {calendars.length < limits.calendars && (
        <form className={styles.addImport} noValidate onSubmit={(event) => void add(event)}>
          <TextField
            ref={field}
            name="import-url"
            label={t.importUrl}
            hint={t.importUrlHint}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={limits.address}
            value={url}
            error={problem}
            onChange={(value) => {
              setUrl(value);
              setProblem('');
            }}
          />
          <Button type="submit" part="add-import" busy={saving.status === 'busy'} busyLabel={core.loading}>
            {t.addImport}
          </Button>
        </form>
      )}
      {saving.status === 'failed' && <FormProblem error={saving.error} />}
      <StatusLine>{saving.status === 'done' ? outcome : ''}</StatusLine>
    </>
  );
}

/** The path is a secret of the user's, and long: the host tells one calendar from another. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

const failureTexts = {
  unreachable: 'importUnreachable',
  'no-calendar': 'importNoCalendar',
  'too-much': 'importTooMuch',
} as const satisfies Record<CalendarFailure, string>;

function Calendar({ url, read_at, failure }: ImportedCalendar) {
  const t = useMessages(availabilityMessages);
  const format = useFormat();
  const at = read_at ? new Date(read_at) : null;
  return (
    <div className={styles.importText}>
      <bdi className={styles.importHost} translate="no" title={url}>
        {hostOf(url)}
      </bdi>
      {failure ? (
        <p className={styles.importProblem} part="import-problem">
          <Icon node={TriangleAlert} size={16} />
          <span>
            {t[failureTexts[failure]]} {at && t.importLast({ moment: format.moment(at) })}
          </span>
        </p>
      ) : (
        at && <p className={styles.hint}>{t.importRead({ moment: format.moment(at) })}</p>
      )}
    </div>
  );
}
