/** The hours of a week, and the dates on which they are others. Each row is a text, as the draft of the form keeps it. */
import { Plus, Trash } from 'lucide';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { Button, IconButton } from '#core/ui/button.tsx';
import { TextField } from '#core/ui/forms/text-field.tsx';
import type { FieldErrors } from '#core/ui/forms/use-field-errors.ts';
import { Icon } from '#core/ui/icon.tsx';
import { availabilityMessages } from './availability.messages.ts';
import * as styles from './availability.styles.ts';
import { type ExceptionRow, exceptionFrom, rowOf, type WeekRow, weekFrom } from './rows.ts';

interface RowsProps {
  rows: readonly string[];
  errors: FieldErrors;
  onChange(rows: readonly string[]): void;
}

const days = [1, 2, 3, 4, 5, 6, 7];
const office = [1, 2, 3, 4, 5].map((day) => rowOf(day, '09:00', '17:00'));

/** Monday to Sunday. The third of May 2027 is a Monday. */
const instantOf = (day: number) => new Date(Date.UTC(2027, 4, 2 + day));

export function WeekFields({ rows, errors, onChange }: RowsProps) {
  const t = useMessages(availabilityMessages);
  const format = useFormat();
  const week = rows.map(weekFrom);
  const change = (index: number, row: WeekRow) =>
    onChange(rows.with(index, rowOf(row.day, row.from, row.to)));
  const add = (day: number) => {
    const last = week.filter((row) => row.day === day).at(-1);
    onChange([...rows, last ? rowOf(day, '', '') : rowOf(day, '09:00', '17:00')]);
  };
  return (
    <>
      {rows.length === 0 && (
        <div className={styles.anyTime} part="empty">
          <p>{t.anyTime}</p>
          <Button size="small" part="add" onClick={() => onChange(office)}>
            {t.officeHours}
          </Button>
        </div>
      )}
      <ul className={styles.days}>
        {days.map((day) => {
          const name = format.weekday(instantOf(day), 'UTC');
          const isClosed = !week.some((row) => row.day === day);
          return (
            <li key={day} className={styles.day} part="day">
              <bdi className={styles.dayName}>{name}</bdi>
              <div className={styles.dayHours}>
                {isClosed && rows.length > 0 && <span className={styles.closed}>{t.closed}</span>}
                {week.map(
                  (row, index) =>
                    row.day === day && (
                      <Hours
                        // biome-ignore lint/suspicious/noArrayIndexKey: a row is the place in the list.
                        key={index}
                        name={String(index)}
                        about={name}
                        from={row.from}
                        to={row.to}
                        errors={errors}
                        onChange={(hours) => change(index, { day, ...hours })}
                        onRemove={() => onChange(rows.toSpliced(index, 1))}
                      />
                    ),
                )}
              </div>
              <IconButton size="small" part="add" label={t.addHours({ day: name })} onClick={() => add(day)}>
                <Icon node={Plus} size={18} />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface HoursProps {
  /** Tells the controls of one row from those of others. */
  name: string;
  /** The day or date of the row. */
  about: string;
  from: string;
  to: string;
  optional?: boolean;
  errors: FieldErrors;
  onChange(hours: { from: string; to: string }): void;
  onRemove(): void;
}

function Hours({ name, about, from, to, optional, errors, onChange, onRemove }: HoursProps) {
  const t = useMessages(availabilityMessages);
  const isRequired = !optional || from !== '' || to !== '';
  const field = { type: 'time', labelHidden: true, required: isRequired } as const;
  return (
    <div className={styles.hours} part="hours">
      <TextField
        {...field}
        name={`from-${name}`}
        label={t.fromOf({ about })}
        value={from}
        error={errors[`from-${name}`]}
        onChange={(value) => onChange({ from: value, to })}
      />
      <span aria-hidden="true">–</span>
      <TextField
        {...field}
        name={`to-${name}`}
        label={t.toOf({ about })}
        value={to}
        error={errors[`to-${name}`]}
        onChange={(value) => onChange({ from, to: value })}
      />
      <IconButton size="small" part="remove" label={t.removeHours({ about })} onClick={onRemove}>
        <Icon node={Trash} size={18} />
      </IconButton>
      {from !== '' && to !== '' && to <= from && <span className={styles.nextDay}>{t.nextDay}</span>}
    </div>
  );
}

export function ExceptionFields({ rows, errors, onChange }: RowsProps) {
  const t = useMessages(availabilityMessages);
  const change = (index: number, { date, from, to }: ExceptionRow) =>
    onChange(rows.with(index, rowOf(date, from, to)));
  return (
    <>
      <p className={styles.hint}>{t.exceptionsHint}</p>
      {rows.length > 0 && (
        <ul className={styles.days}>
          {rows.map((text, index) => {
            const row = exceptionFrom(text);
            const name = `exception-${index}`;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is the place in the list.
              <li key={index} className={styles.exception} part="exception">
                <TextField
                  type="date"
                  name={name}
                  label={t.date}
                  labelHidden
                  required
                  value={row.date}
                  error={errors[name]}
                  onChange={(date) => change(index, { ...row, date })}
                />
                <Hours
                  name={name}
                  about={row.date}
                  from={row.from}
                  to={row.to}
                  optional
                  errors={errors}
                  onChange={(hours) => change(index, { ...row, ...hours })}
                  onRemove={() => onChange(rows.toSpliced(index, 1))}
                />
                {row.from === '' && row.to === '' && <span className={styles.closed}>{t.closed}</span>}
              </li>
            );
          })}
        </ul>
      )}
      <div>
        <Button size="small" part="add" onClick={() => onChange([...rows, rowOf('', '', '')])}>
          {t.addException}
        </Button>
      </div>
    </>
  );
}
