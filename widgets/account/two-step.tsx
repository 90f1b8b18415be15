import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AppSecret, SecondFactor } from '#core/api/second-factor.ts';
import { FormProblem } from '#core/hooks/errors/form-problem.tsx';
import { Ready } from '#core/hooks/errors/ready.tsx';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { isolated } from '#core/i18n/format.ts';
import { Button } from '#core/ui/button.tsx';
import { ConfirmDialog } from '#core/ui/confirm-dialog.tsx';
import { PartFailed } from '#core/ui/part-failed.tsx';
import { separatePart } from '#core/ui/separate-part.tsx';
import { SkeletonBlock, SkeletonText } from '#core/ui/skeleton.tsx';
import { Tag } from '#core/ui/tag.tsx';
import { twoStepMessages } from './account.messages.ts';
import * as styles from './account.styles.ts';
import { sampleFactor, useBeginTwoStep, useSecondFactor, useTurnOffTwoStep } from './two-step.data.ts';
import type { TwoStepDialogProps } from './two-step-dialog.tsx';

/** With what draws the picture for the app, which few people need. */
const dialog = separatePart<TwoStepDialogProps>(
  async () => ({ View: (await import('./two-step-dialog.tsx')).TwoStepDialog }),
  () => null,
  ({ onRetry }) => <PartFailed onRetry={onRetry} />,
);

/** Whether signing in asks for a code from an app, and the way to turn that on and off. */
export function TwoStep() {
  const skeleton = (
    <div className={styles.form}>
      <SkeletonBlock width="60px" height="24px" />
      <SkeletonText lines={2} />
      <SkeletonBlock width="180px" height="44px" />
    </div>
  );
  return (
    <Ready bare resource={useSecondFactor()} skeleton={skeleton}>
      {({ value, refresh }) => <State factor={value} onChanged={refresh} />}
    </Ready>
  );
}

interface StateProps {
  factor: SecondFactor;
  onChanged(): Promise<void>;
}

interface SetUpProps {
  /** Called with whether it is on now, as far as this page knows. */
  onClosed(isOn: boolean): Promise<void>;
}

/** So few codes are soon used up. */
const few = 3;

function State({ factor, onChanged }: StateProps) {
  const { demo } = useWidget();
  const [isSampleOn, setSampleOn] = useState(false);
  const { since, recoveryCodes } = demo && isSampleOn ? sampleFactor : factor;
  const t = useMessages(twoStepMessages);
  const format = useFormat();
  const status = useRef<HTMLParagraphElement>(null);
  const change = async (isDone = true) => {
    if (demo && isDone) setSampleOn(!isSampleOn);
    await onChanged();
    // The button that was pressed is gone.
    if (isDone) status.current?.focus();
  };
  return (
    <>
      <p ref={status} tabIndex={-1} className={styles.status} part="two-step-status">
        <Tag tone={since ? 'success' : 'plain'}>{since ? t.on : t.off}</Tag>
      </p>
      {since ? (
        <p className={styles.hint}>
          {t.since({ when: isolated(format.moment(since)) })}{' '}
          {t.codesLeft({ digits: format.number(recoveryCodes) })} {recoveryCodes < few && t.fewCodes}
        </p>
      ) : (
        <p className={styles.hint}>{t.hint}</p>
      )}
      {since ? <TurnOff onChanged={change} /> : <SetUp onClosed={change} />}
    </>
  );
}

function SetUp({ onClosed }: SetUpProps) {
  const t = useMessages(twoStepMessages);
  const { loading } = useMessages(coreMessages);
  const [app, setApp] = useState<AppSecret | null>(null);
  const [begin, beginning] = useBeginTwoStep();
  const press = async () => setApp((await begin(null)) ?? null);
  const close = async (isOn: boolean) => {
    flushSync(() => setApp(null));
    // An answer that never came may have been a yes.
    await onClosed(isOn);
  };
  return (
    <>
      <Button
        part="set-up-two-step"
        busy={beginning.status === 'busy'}
        busyLabel={loading}
        onClick={() => void press()}
      >
        {t.setUp}
      </Button>
      {beginning.status === 'failed' && <FormProblem error={beginning.error} />}
      {app && <dialog.View app={app} onClose={(isOn) => void close(isOn)} />}
    </>
  );
}

function TurnOff({ onChanged }: Pick<StateProps, 'onChanged'>) {
  const t = useMessages(twoStepMessages);
  const core = useMessages(coreMessages);
  const [isAsking, setAsking] = useState(false);
  const [turnOff, turningOff] = useTurnOffTwoStep();
  const confirm = async () => {
    if (!(await turnOff(null))) return;
    flushSync(() => setAsking(false));
    await onChanged();
  };
  return (
    <>
      <Button part="turn-off-two-step" onClick={() => setAsking(true)}>
        {t.turnOff}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t.turnOffTitle}
        dismissLabel={core.cancel}
        confirmLabel={t.turnOff}
        variant="danger"
        busy={turningOff.status === 'busy'}
        onConfirm={() => void confirm()}
      >
        <p>{t.turnOffQuestion}</p>
        {turningOff.status === 'failed' && <FormProblem error={turningOff.error} />}
      </ConfirmDialog>
    </>
  );
}
