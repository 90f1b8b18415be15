import { Check } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { type MailChoices as Choices, type MailKind, mailKinds } from '#core/domain/mail-choice.ts';
import { Ready } from '#core/hooks/errors/ready.tsx';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { useMessages } from '#core/i18n/context.ts';
import { Icon } from '#core/ui/icon.tsx';
import { SkeletonText } from '#core/ui/skeleton.tsx';
import { Row } from '#core/ui/stack.tsx';
import { useChooseMails, useMailChoices } from './account.data.ts';
import { accountMessages } from './account.messages.ts';
import * as styles from './account.styles.ts';

/** What the user gets by mail, by kind. Each choice is saved at once. */
export function MailChoices() {
  const skeleton = (
    <div className={styles.form}>
      <SkeletonText lines={5} />
    </div>
  );
  return (
    <Ready bare resource={useMailChoices()} skeleton={skeleton}>
      {({ value, refresh }) => <List choices={value} refresh={refresh} />}
    </Ready>
  );
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
          <ChoiceRow label={t.mailsSecurity} hint={t.mailsSecurityHint} isOn isFixed note={t.mailsAlways} />
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
      <ChoiceRow
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

interface ChoiceRowProps {
  label: string;
  hint: string;
  isOn: boolean;
  isFixed?: boolean;
  onChange?(isOn: boolean): void;
  note: ReactNode;
  problem?: string | undefined;
}

function ChoiceRow({ label, hint, isOn, isFixed, onChange, note, problem }: ChoiceRowProps) {
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
        <Row as="span" gap={3} lines={0} align="stretch" between>
          <strong id={`${id}-label`}>{label}</strong>
          <span className={styles.note} role="status">
            {note}
          </span>
        </Row>
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
