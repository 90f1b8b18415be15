import { useState } from 'react';
import type { User } from '#core/domain/user.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import { useSignInTexts } from '#core/hooks/sign-in/use-sign-in-texts.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { sessionTopic } from '#core/runtime/notices.ts';
import { FormDialog } from '#core/ui/forms/form-dialog.tsx';
import { PasswordField, UsernameField } from '#core/ui/forms/password-field.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { userMenuMessages } from './user-menu.messages.ts';

interface ExtendSessionProps {
  user: User;
  hasEnded: boolean;
  onClose(): void;
}

/** Asks for the password before the session ends. The page below, with all that is typed in it, stays as it is. */
export function ExtendSession({ user, hasEnded, onClose }: ExtendSessionProps) {
  const core = useMessages(coreMessages);
  const t = useMessages(userMenuMessages);
  const { refusal } = useSignInTexts();
  const { runtime, session } = useWidget();
  const [password, setPassword] = useState('');
  const [extend, extending] = useAction(async (client, given: string) => {
    await session.signIn(user.email, given, { client });
    runtime.notices.notify('success', t.extended, { topic: sessionTopic });
    onClose();
  });

  return (
    <FormDialog
      open
      onClose={onClose}
      title={hasEnded ? core.errorSignIn : t.extendTitle}
      submitLabel={hasEnded ? core.signIn : t.extend}
      submit={{ busy: extending.status === 'busy', busyLabel: core.loading }}
      cancelLabel={t.extendLater}
      onSubmit={() => void extend(password)}
    >
      {(errors) => (
        <>
          <p>{t.extendHint}</p>
          <UsernameField value={user.email} />
          <PasswordField
            name="password"
            label={core.password}
            required
            value={password}
            onChange={setPassword}
            error={errors.password}
            autoComplete="current-password"
            data-autofocus
          />
          {extending.status === 'failed' && (
            <div role="alert">
              <Notice type="error">{refusal(extending.error)}</Notice>
            </div>
          )}
        </>
      )}
    </FormDialog>
  );
}
