import type { User } from '#core/domain/user.ts';
import { PasswordDialog } from '#core/hooks/sign-in/password-dialog.tsx';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { sessionTopic } from '#core/runtime/notices.ts';
import { UsernameField } from '#core/ui/forms/password-field.tsx';
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
  const { runtime } = useWidget();
  return (
    <PasswordDialog
      email={user.email}
      onClose={onClose}
      title={hasEnded ? core.errorSignIn : t.extendTitle}
      submitLabel={hasEnded ? core.signIn : t.extend}
      cancelLabel={t.extendLater}
      person={() => (
        <>
          <p>{t.extendHint}</p>
          <UsernameField value={user.email} />
        </>
      )}
      onSignedIn={() => {
        runtime.notices.notify('success', t.extended, { topic: sessionTopic });
        onClose();
      }}
    />
  );
}
