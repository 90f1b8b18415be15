import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ownAccount } from '#core/api/own-account.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { useAction } from '#core/kit/data/use-action.ts';
import { useErrorText } from '#core/kit/errors/use-error-text.ts';
import { useSession } from '#core/kit/widget-context.ts';
import { FormDialog } from '#core/ui/form-dialog.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { PasswordField } from '#core/ui/password-field.tsx';
import type { PasswordRequest } from './reauthentication.ts';

/** The dialog above a widget that asks for the password once more; the session stays as it is. */
export function AskPassword({ texts, settle, onClose }: PasswordRequest & { onClose(): void }) {
  const t = useMessages(coreMessages);
  const errorText = useErrorText();
  const email = useSession(({ user }) => user?.email);
  const [password, setPassword] = useState('');
  const close = (isConfirmed: boolean) => {
    // Elements behind a modal dialog cannot receive focus, so it closes first.
    flushSync(onClose);
    settle(isConfirmed);
  };
  const [confirm, confirming] = useAction(async (client, given: string) => {
    await ownAccount(client).confirmPassword(given);
    close(true);
  });

  return (
    <FormDialog
      open
      onClose={() => close(false)}
      title={texts.title}
      submitLabel={texts.submit}
      submit={{ busy: confirming.status === 'busy', busyLabel: t.loading }}
      cancelLabel={t.cancel}
      onSubmit={() => void confirm(password)}
    >
      {(errors) => (
        <>
          <p>{texts.hint}</p>
          {/* Password managers choose the password by the name beside it. */}
          <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
          <PasswordField
            name="confirmedPassword"
            label={t.password}
            required
            value={password}
            onChange={setPassword}
            error={errors.confirmedPassword}
            autoComplete="current-password"
            data-autofocus
          />
          {confirming.status === 'failed' && (
            <div role="alert">
              <Notice type="error">{errorText(confirming.error)}</Notice>
            </div>
          )}
        </>
      )}
    </FormDialog>
  );
}
