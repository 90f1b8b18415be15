import type { User } from '#core/domain/user.ts';
import { useMessages } from '#core/i18n/context.ts';
import { Avatar } from '#core/ui/avatar.tsx';
import { Button, ButtonLink } from '#core/ui/button.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import type { useWayOn } from './sign-in.data.ts';
import { signInMessages } from './sign-in.messages.ts';
import { actions, viewer, who, words } from './sign-in.styles.ts';

interface SignedInProps {
  user: User;
  wayOn: ReturnType<typeof useWayOn>;
  onSignOut(): void;
}

/** For somebody who need not sign in: who they are, and the ways from here. */
export function SignedIn({ user, wayOn, onSignOut }: SignedInProps) {
  const t = useMessages(signInMessages);
  return (
    <>
      <div className={who}>
        <div className={viewer} part="viewer">
          <Avatar name={user.fullName} image={user.image} size={48} language={user.languages[0]} />
          <div className={words}>
            <p translate="no" dir="auto">
              {user.fullName}
            </p>
            {user.email !== user.fullName && (
              <p translate="no" dir="auto">
                {user.email}
              </p>
            )}
          </div>
        </div>
        <StatusLine>{wayOn.isLeading && t.leadingOn}</StatusLine>
      </div>
      <div className={actions}>
        {wayOn.address && (
          <ButtonLink variant="primary" href={wayOn.address} part="continue">
            {t.continue}
          </ButtonLink>
        )}
        <Button part="sign-out" onClick={onSignOut}>
          {t.signOut}
        </Button>
      </div>
    </>
  );
}
