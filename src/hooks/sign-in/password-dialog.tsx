import { type ReactNode, useState } from 'react';
import { codeTicketOf, isCodeNeeded } from '#core/api/api-error.ts';
import type { Client } from '#core/api/client.ts';
import { account } from '#core/api/session.ts';
import type { ServerMessage } from '#core/api/signed-in.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { codeMessages } from '#core/i18n/sign-in.messages.ts';
import { useLateMessages } from '#core/i18n/use-late-messages.ts';
import { Button } from '#core/ui/button.tsx';
import { FormDialog } from '#core/ui/forms/form-dialog.tsx';
import { PasswordField } from '#core/ui/forms/password-field.tsx';
import type { FieldErrors } from '#core/ui/forms/use-field-errors.ts';
import { Notice } from '#core/ui/notice.tsx';
import { CodeField, MailedCodeField, useRefusedCode } from './code-field.tsx';
import { useSignInTexts } from './use-sign-in-texts.ts';

interface PasswordDialogProps {
  email: string;
  title: string;
  submitLabel: string;
  cancelLabel?: string;
  /** Above the password: whose it is. */
  person(errors: FieldErrors): ReactNode;
  /** Below the password: how else to sign in. */
  others?: ReactNode;
  onSignedIn(message: ServerMessage): void;
  onClose(): void;
}

/** A dialog that signs in with the password, and asks for the code that the account or the backend wants besides. */
export function PasswordDialog({ email, person, others, onSignedIn, ...dialog }: PasswordDialogProps) {
  const { loading, password: label } = useMessages(coreMessages);
  const t = useLateMessages(codeMessages);
  const steps = usePasswordSteps(email, onSignedIn);
  const { password, code, mailedCode, isMailed, isRecovery, ticket, problem, change } = steps;

  return (
    <FormDialog
      {...dialog}
      open
      submit={{ busy: steps.isBusy, busyLabel: loading }}
      refused={steps.refused}
      onSubmit={steps.signIn}
    >
      {(errors, forget) => {
        const turnTo = (next: Partial<Steps>) => {
          forget();
          change({ code: '', ...next });
        };
        if (ticket)
          return (
            <>
              <p>{t.lead}</p>
              <CodeField
                value={code}
                onChange={(typed) => change({ code: typed })}
                error={errors.code}
                isRecovery={isRecovery}
                autoFocus
              />
              {problem}
              <Button variant="text" part="recovery" onClick={() => turnTo({ isRecovery: !isRecovery })}>
                {isRecovery ? t.useApp : t.useRecovery}
              </Button>
              <Button variant="text" part="back" onClick={() => turnTo({ ticket: '', isRecovery: false })}>
                {t.back}
              </Button>
            </>
          );
        return (
          <>
            {person(errors)}
            <PasswordField
              name="password"
              label={label}
              required
              value={password}
              onChange={(typed) => change({ password: typed })}
              error={errors.password}
              autoComplete="current-password"
              // The first when the dialog opens, the second on the way back from the code.
              data-autofocus
              autoFocus
            />
            {isMailed && (
              <MailedCodeField
                value={mailedCode}
                onChange={(typed) => change({ mailedCode: typed })}
                error={errors.code}
              />
            )}
            {problem}
            {others}
          </>
        );
      }}
    </FormDialog>
  );
}

interface Steps {
  password: string;
  /** From the mail that the backend has sent after very many wrong passwords. */
  mailedCode: string;
  isMailed: boolean;
  /** The one that was sent last. */
  sentCode: string;
  /** Given once all but the second factor is shown. */
  ticket: string;
  code: string;
  isRecovery: boolean;
}

const first: Steps = {
  password: '',
  mailedCode: '',
  isMailed: false,
  sentCode: '',
  ticket: '',
  code: '',
  isRecovery: false,
};

/** Signs in with the password, and then, where the account has a second factor, with its code. */
function usePasswordSteps(email: string, onSignedIn: PasswordDialogProps['onSignedIn']) {
  const { session } = useWidget();
  const { refusal } = useSignInTexts();
  const { mailedCodeWrong } = useMessages(codeMessages);
  const [steps, setSteps] = useState(first);
  const change = (next: Partial<Steps>) => setSteps((before) => ({ ...before, ...next }));
  const [signIn, signingIn] = useAction(async (client, { ticket, code, password, mailedCode }: Steps) => {
    const prove = (backend: Client, replaced: string | null) =>
      ticket
        ? account(backend).signInByCode(ticket, code, replaced)
        : account(backend).signIn(email.trim(), password, replaced, mailedCode.trim() || undefined);
    change({ sentCode: mailedCode });
    try {
      const { serverMessage } = await session.signInBy('password', prove, { client });
      onSignedIn(serverMessage);
    } catch (error) {
      const needed = codeTicketOf(error);
      if (!needed) {
        // The field stays while the form is sent again.
        if (isCodeNeeded(error)) change({ isMailed: true });
        throw error;
      }
      change({ ticket: needed });
    }
  });
  const failure = signingIn.status === 'failed' ? signingIn.error : null;
  const refusedCode = useRefusedCode(failure, steps.isRecovery, refusal);
  // The first such refusal tells of the mail, later ones are about what was typed.
  const isMailedWrong = failure !== null && isCodeNeeded(failure) && steps.sentCode !== '';
  const refused = isMailedWrong ? { name: 'code', text: mailedCodeWrong, cause: failure } : refusedCode;
  return {
    ...steps,
    change,
    signIn: () => void signIn(steps),
    isBusy: signingIn.status === 'busy',
    refused,
    problem: failure && !refused && (
      <div role="alert">
        <Notice type="error">{refusal(failure)}</Notice>
      </div>
    ),
  };
}
