import { type FormEvent, useState } from 'react';
import type { Availability } from '#core/domain/availability.ts';
import { useDraft } from '#core/hooks/data/use-draft.ts';
import { FormProblem } from '#core/hooks/errors/form-problem.tsx';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { Button } from '#core/ui/button.tsx';
import { DraftNote } from '#core/ui/forms/draft-note.tsx';
import { SelectField } from '#core/ui/forms/select-field.tsx';
import { useFieldErrors } from '#core/ui/forms/use-field-errors.ts';
import { headingTag } from '#core/ui/heading.ts';
import { Notice } from '#core/ui/notice.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { useSaveAvailability } from './availability.data.ts';
import { availabilityMessages } from './availability.messages.ts';
import * as styles from './availability.styles.ts';
import { ExceptionFields, WeekFields } from './hours-fields.tsx';
import { availabilityFrom, type Fields, fieldsOf } from './rows.ts';

interface Props {
  availability: Availability;
  refresh(): Promise<void>;
  headingLevel: number;
  signInUrl: string;
}

export function AvailabilityForm({ availability, refresh, headingLevel, signInUrl }: Props) {
  const t = useMessages(availabilityMessages);
  const core = useMessages(coreMessages);
  const [saved, setSaved] = useState<Fields>(() => fieldsOf(availability));
  const draft = useDraft('availability', saved);
  const [before, setBefore] = useState<Fields | null>(null);
  const { fields, change } = draft;
  const [save, saving] = useSaveAvailability(refresh);
  const { errors, check, checkOne, recheck } = useFieldErrors();
  const Heading = headingTag(headingLevel);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check(event.currentTarget)) void send();
  };
  const send = async () => {
    if (!(await save(availabilityFrom(fields)))) return;
    setSaved(fields);
    setBefore(null);
    draft.clear(fields);
  };
  const startOver = () => {
    setBefore(fields);
    draft.clear();
  };
  const outside = saving.status === 'done' ? saving.result.outside : 0;

  return (
    <form
      className={styles.form}
      part="form"
      noValidate
      onSubmit={submit}
      onBlur={({ target }) => checkOne(target)}
      onInput={({ target }) => recheck(target)}
    >
      <section className={styles.section}>
        <Heading className={styles.title}>{t.week}</Heading>
        <ZoneField value={fields.timezone} onChange={(timezone) => change({ timezone })} />
        <WeekFields rows={fields.weekly} errors={errors} onChange={(weekly) => change({ weekly })} />
      </section>
      <section className={styles.section}>
        <Heading className={styles.title}>{t.exceptions}</Heading>
        <ExceptionFields
          rows={fields.exceptions}
          errors={errors}
          onChange={(exceptions) => change({ exceptions })}
        />
      </section>
      <section className={styles.section}>
        <Heading className={styles.title}>{t.rules}</Heading>
        <RuleFields fields={fields} change={change} />
      </section>
      <div className={styles.actions}>
        {saving.status === 'failed' && <FormProblem error={saving.error} signInUrl={signInUrl} />}
        {outside > 0 && (
          <Notice type="warning" part="outside">
            {t.outside({ count: outside })}
          </Notice>
        )}
        <Button
          type="submit"
          variant="primary"
          part="submit"
          busy={saving.status === 'busy'}
          busyLabel={core.loading}
        >
          {t.submit}
        </Button>
        <StatusLine>{saving.status === 'done' && !draft.isWritten ? t.saved : ''}</StatusLine>
        {(draft.isWritten || before) && (
          <DraftNote
            draft={draft}
            isWritten={draft.isWritten}
            onClear={startOver}
            onUndo={() => before && change(before)}
          />
        )}
      </div>
    </form>
  );
}

function ZoneField({ value, onChange }: { value: string; onChange(zone: string): void }) {
  const t = useMessages(availabilityMessages);
  const zones = [...new Set([value, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
  return (
    <SelectField
      name="timezone"
      translate="no"
      label={t.timezone}
      options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      value={value}
      onChange={onChange}
    />
  );
}

const steps = {
  notice: [0, 1, 2, 4, 8, 12, 24, 48, 72, 168],
  buffer: [0, 5, 10, 15, 30, 45, 60],
  longest: [0.5, 1, 1.5, 2, 3, 4, 6, 8],
  horizon: [7, 14, 30, 60, 90, 180, 366],
} as const;

type Rule = keyof typeof steps;

interface RuleFieldsProps {
  fields: Pick<Fields, Rule>;
  change(changes: Partial<Pick<Fields, Rule>>): void;
}

function RuleFields({ fields, change }: RuleFieldsProps) {
  const t = useMessages(availabilityMessages);
  const format = useFormat();
  const units = { notice: format.hours, buffer: format.minutes, longest: format.hours, horizon: format.days };
  const none = { notice: t.noNotice, buffer: t.noBuffer };
  /** Another client may have set a number that is none of the steps. */
  const optionsOf = (rule: Rule) =>
    [...new Set([...steps[rule], Number(fields[rule])])]
      .sort((one, other) => one - other)
      .map((count) => ({
        value: String(count),
        label: count === 0 ? none[rule === 'notice' ? 'notice' : 'buffer'] : units[rule](count),
      }));
  const field = (rule: Rule) => ({
    options: optionsOf(rule),
    value: fields[rule],
    onChange: (value: string) => change({ [rule]: value }),
  });
  return (
    <div className={styles.rules}>
      <SelectField
        {...field('notice')}
        translate="no"
        name="notice_hours"
        label={t.notice}
        hint={t.noticeHint}
      />
      <SelectField
        {...field('buffer')}
        translate="no"
        name="buffer_minutes"
        label={t.buffer}
        hint={t.bufferHint}
      />
      <SelectField {...field('longest')} translate="no" name="max_hours" label={t.longest} />
      <SelectField {...field('horizon')} translate="no" name="horizon_days" label={t.horizon} />
    </div>
  );
}
