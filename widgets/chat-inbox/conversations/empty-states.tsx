/** What the inbox shows in place of conversations: signed out, none yet, not found. */
import { ApiError } from '#core/api/api-error.ts';
import { useMessages } from '#core/i18n/context.ts';
import { Failure } from '#core/kit/errors/failure.tsx';
import { useLink } from '#core/kit/links/use-link.ts';
import { SignInFirst } from '#core/kit/sign-in/sign-in-first.tsx';
import { Button, ButtonLink } from '#core/ui/button.tsx';
import { Empty } from '#core/ui/states.tsx';
import { chatInboxMessages } from '#widgets/chat-inbox/chat-inbox.messages.ts';
import * as styles from '#widgets/chat-inbox/chat-inbox.styles.ts';

const sessionEnded = new ApiError({
  reason: 'refused',
  status: 401,
  type: 'error',
  message: '',
  call: 'session',
});

/** Signed out: an invitation to sign in, or an error if the session ended while the inbox was open. */
export function SignedOut({ wasSignedIn }: { wasSignedIn: boolean }) {
  const t = useMessages(chatInboxMessages);
  return wasSignedIn ? <Failure error={sessionEnded} /> : <SignInFirst message={t.signedOut} />;
}

export function NoConversations() {
  const t = useMessages(chatInboxMessages);
  const link = useLink();
  return (
    <slot name="empty">
      <Empty
        message={t.empty}
        hint={t.emptyHint}
        action={
          <ButtonLink variant="primary" part="find" href={link('homeUrl', '/')}>
            {t.findTranslator}
          </ButtonLink>
        }
      />
    </slot>
  );
}

export function ConversationNotFound({ onBack }: { onBack(): void }) {
  const t = useMessages(chatInboxMessages);
  return (
    <div className={styles.placeholder} part="not-there" role="alert">
      <strong>{t.notThere}</strong>
      <p>{t.notThereHint}</p>
      <Button size="small" part="back" onClick={onBack}>
        {t.back}
      </Button>
    </div>
  );
}
