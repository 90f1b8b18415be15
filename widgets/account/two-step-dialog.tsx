/** The dialog that sets up two-step sign-in: the picture for the app, its first code, the codes for when it is lost. */

import { generate } from 'lean-qr';
import { Copy, Download } from 'lucide';
import { useState } from 'react';
import type { AppSecret } from '#core/api/second-factor.ts';
import { FormProblem } from '#core/hooks/errors/form-problem.tsx';
import { refusedField } from '#core/hooks/errors/refused-field.ts';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { saveFile } from '#core/hooks/links/save-file.ts';
import { CodeField } from '#core/hooks/sign-in/code-field.tsx';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { Button } from '#core/ui/button.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { FormDialog } from '#core/ui/forms/form-dialog.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Row, Stack } from '#core/ui/stack.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { twoStepMessages } from './account.messages.ts';
import * as styles from './account.styles.ts';
import { useTurnOnTwoStep } from './two-step.data.ts';

export interface TwoStepDialogProps {
  app: AppSecret;
  /** Called with whether it is on now. */
  onClose(isOn: boolean): void;
}

export function TwoStepDialog({ app, onClose }: TwoStepDialogProps) {
  const t = useMessages(twoStepMessages);
  const core = useMessages(coreMessages);
  const errorText = useErrorText();
  const [code, setCode] = useState('');
  const [turnOn, turningOn] = useTurnOnTwoStep();
  const problem = turningOn.status === 'failed' ? turningOn.error : null;
  const refused = refusedField(problem, { code: 'code' }, errorText);
  if (turningOn.status === 'done' && turningOn.result)
    return <RecoveryCodes codes={turningOn.result} onStored={() => onClose(true)} />;
  // It may be on already, with codes that nobody has seen.
  const isBusy = turningOn.status === 'busy';
  return (
    <FormDialog
      open
      onClose={() => !isBusy && onClose(false)}
      title={t.setUpTitle}
      submitLabel={t.turnOn}
      submit={{ part: 'turn-on-two-step', busy: isBusy, busyLabel: core.loading }}
      cancelLabel={core.cancel}
      refused={refused}
      onSubmit={() => void turnOn(code)}
    >
      {(errors) => (
        <>
          <p>{t.scan}</p>
          <Picture of={app.address} label={t.picture} />
          <p>
            <a href={app.address} part="app-link">
              {t.openApp}
            </a>
          </p>
          <p className={styles.since}>{t.typeSecret}</p>
          <code className={styles.id} part="app-secret" dir="ltr" translate="no">
            {app.secret.replace(/.{4}(?=.)/g, '$& ')}
          </code>
          <CodeField value={code} onChange={setCode} error={errors.code} />
          {problem && !refused && <FormProblem error={problem} />}
        </>
      )}
    </FormDialog>
  );
}

/** Light around the dark squares, which readers need: four wide. */
const margin = 4;

/** A QR code, dark on white in every theme: cameras do not read it otherwise. */
function Picture({ of, label }: { of: string; label: string }) {
  const picture = generate(of);
  const side = Array.from({ length: picture.size }, (_, at) => at);
  const squares = side.flatMap((y) => side.filter((x) => picture.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`));
  const whole = picture.size + 2 * margin;
  return (
    <svg
      className={styles.picture}
      part="app-picture"
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${whole} ${whole}`}
      shapeRendering="crispEdges"
    >
      <rect x={-margin} y={-margin} width={whole} height={whole} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}

/** Shown once: the backend has only hashes of them. So no slip closes the dialog. */
function RecoveryCodes({ codes, onStored }: { codes: readonly string[]; onStored(): void }) {
  const t = useMessages(twoStepMessages);
  const [outcome, setOutcome] = useState('');
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome(t.copied);
    } catch {
      // Pages over plain http have no clipboard, and a browser may refuse it.
      setOutcome(t.notCopied);
    }
  };
  return (
    <Dialog
      open
      title={t.codesTitle}
      actions={
        <Button variant="primary" part="keep-codes" onClick={onStored}>
          {t.codesKept}
        </Button>
      }
    >
      <Stack gap={4}>
        <p>{t.codesHint}</p>
        <ul className={styles.codes} part="recovery-codes" dir="ltr" translate="no">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Row gap={2}>
          <Button part="copy-codes" onClick={() => void copy()}>
            <Icon node={Copy} /> {t.copy}
          </Button>
          <Button
            part="download-codes"
            onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'dragoman-recovery-codes.txt')}
          >
            <Icon node={Download} /> {t.download}
          </Button>
        </Row>
        <StatusLine>{outcome}</StatusLine>
      </Stack>
    </Dialog>
  );
}
