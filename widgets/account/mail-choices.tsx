import { Check } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { type MailChoices as Choices, type MailKind, mailKinds } from '#core/domain/mail-choice.ts';
import { useMessages } from '#core/i18n/context.ts';
import { Failure } from '#core/kit/errors/failure.tsx';
import { useErrorText } from '#core/kit/errors/use-error-text.ts';
import { Icon } from '#core/ui/icon.tsx';
import { Skeleton, SkeletonText } from '#core/ui/skeleton.tsx';
import { accountMessages } from './account.messages.ts';
import * as styles from './account.styles.ts';
import { useChooseMails, useMailChoices } from './mail-choices.data.ts';

/** What the user gets by mail, by kind. Each choice is saved at once. */
export function MailChoices() {
  const choices = useMailChoices();
  switch (choices.status) {
    case 'loading':
      return (
        <Skeleton>
          <div className={styles.form}>
            <SkeletonText lines={5} />
          </div>
        </Skeleton>
      );
    case 'failed':
      return <Failure bare error={choices.error} isRetrying={choices.isRetrying} onRetry={choices.retry} />;
    case 'ready':
      return <List choices={choices.value} refresh={choices.refresh} />;
  }
}

interface ListProps {
  choices: Choices;
  refresh(): Promise<void>;
}

function List({ choices, refresh }: ListProps) {
  const t = useMessages(accountMessages);
  return (
    <>
      <p className={styles.hint}>{t.mailsHint}</p>
      <ul className={styles.choices}>
        {mailKinds.flatMap((kind) => {
          const isMailed = choices[kind];
          return isMailed === undefined
            ? []
            : [<Choice key={kind} kind={kind} given={isMailed} refresh={refresh} />];
        })}
        <li className={styles.choice} part="mail-choice">
          <Row label={t.mailsSecurity} hint={t.mailsSecurityHint} isOn isFixed note={t.mailsAlways} />
        </li>
      </ul>
    </>
  );
}

interface ChoiceProps extends Pick<ListProps, 'refresh'> {
  kind: MailKind;
  given: boolean;
}

function Choice({ kind, given, refresh }: ChoiceProps) {
  const t = useMessages(accountMessages);
  const errorText = useErrorText();
  const [choose, state] = useChooseMails(kind, refresh);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isBusy = state.status === 'busy';
  const change = async (isMailed: boolean) => {
    if (isBusy) return;
    setWanted(isMailed);
    await choose(isMailed);
    setWanted(null);
  };
  return (
    <li className={styles.choice} part="mail-choice">
      <Row
        label={t[`mails-${kind}`]}
        hint={t[`mails-${kind}-hint`]}
        isOn={wanted ?? given}
        onChange={(isMailed) => void change(isMailed)}
        note={
          <>
            {isBusy && t.saving}
            {state.status === 'done' && (
              <>
                <Icon node={Check} size={14} /> {t.saved}
              </>
            )}
          </>
        }
        problem={state.status === 'failed' ? errorText(state.error) : undefined}
      />
    </li>
  );
}

interface RowProps {
  label: string;
  hint: string;
  isOn: boolean;
  isFixed?: boolean;
  onChange?(isOn: boolean): void;
  note: ReactNode;
  problem?: string | undefined;
}

function Row({ label, hint, isOn, isFixed, onChange, note, problem }: RowProps) {
  const id = useId();
  return (
    <label className={styles.choiceLabel}>
      <input
        type="checkbox"
        part="control"
        checked={isOn}
        disabled={isFixed}
        aria-describedby={`${id}-hint`}
        aria-labelledby={`${id}-label`}
        onChange={({ target }) => onChange?.(target.checked)}
      />
      <span>
        <span className={styles.choiceTitle}>
          <strong id={`${id}-label`}>{label}</strong>
          <span className={styles.note} role="status">
            {note}
          </span>
        </span>
        <span id={`${id}-hint`} className={styles.since}>
          {hint}
        </span>
        {problem && (
          <span className={styles.problem} role="alert">
            {problem}
          </span>
        )}
      </span>
    </label>
  );
}
