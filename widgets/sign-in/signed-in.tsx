import type { User } from '#core/domain/user.ts';
import { useMessages } from '#core/i18n/context.ts';
import { Avatar } from '#core/ui/avatar.tsx';
import { Button, ButtonLink } from '#core/ui/button.tsx';
import { Row } from '#core/ui/stack.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import type { useRedirectAfterSignIn } from './sign-in.data.ts';
import { signInMessages } from './sign-in.messages.ts';
import { viewer, who, words } from './sign-in.styles.ts';

interface SignedInProps {
  user: User;
  redirect: ReturnType<typeof useRedirectAfterSignIn>;
  onSignOut(): void;
}

/** Shown to a signed-in user: name, link to the next page, and sign-out. */
export function SignedIn({ user, redirect, onSignOut }: SignedInProps) {
  const t = useMessages(signInMessages);
  return (
    <>
      <div className={who}>
        <div className={viewer} part="viewer">
          <Avatar name={user.fullName} image={user.image} size={48} />
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
        <StatusLine>{redirect.isRedirecting && t.leadingOn}</StatusLine>
      </div>
      <Row gap={3} align="stretch">
        {redirect.address && (
          <ButtonLink variant="primary" href={redirect.address} part="continue">
            {t.continue}
          </ButtonLink>
        )}
        <Button part="sign-out" onClick={onSignOut}>
          {t.signOut}
        </Button>
      </Row>
    </>
  );
}
