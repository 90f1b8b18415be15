/** What the inbox shows in place of conversations: signed out, none yet, not found. */

import { ApiError } from '#core/api/api-error.ts';
import { Failure, SignInFirst } from '#core/hooks/errors/ready.tsx';
import { useNothingFromPage } from '#core/hooks/links/on-marketplace.tsx';
import { useLink } from '#core/hooks/links/use-link.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { Button, ButtonLink } from '#core/ui/button.tsx';
import { SkeletonBlock } from '#core/ui/skeleton.tsx';
import { Nothing } from '#core/ui/states.tsx';
import { chatInboxMessages } from '#widgets/chat-inbox/chat-inbox.messages.ts';
import * as styles from '#widgets/chat-inbox/chat-inbox.styles.ts';
import * as listStyles from './conversation-list.styles.ts';

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
  const nothing = useNothingFromPage('/messages');
  if (nothing) return <Nothing {...nothing} />;
  return (
    <Nothing
      message={t.empty}
      hint={t.emptyHint}
      action={
        <ButtonLink variant="primary" part="find" href={link('homeUrl', '/')}>
          {t.findTranslator}
        </ButtonLink>
      }
    />
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

const rows = ['62%', '48%', '70%', '55%', '40%'];

/** Both columns while the session is restored, with the text that the spec gives (section 2). */
export function InboxSkeleton() {
  const { loading } = useMessages(coreMessages);
  return (
    <slot name="loading">
      <div className={styles.inbox} part="skeleton">
        <div className={styles.columns}>
          <div className={styles.pane}>
            <div className={listStyles.scroller}>
              {rows.map((width) => (
                <div key={width} className={listStyles.row} aria-hidden>
                  <SkeletonBlock width="42px" height="42px" round />
                  <span className={listStyles.summary} data-loading>
                    <SkeletonBlock width={width} height="0.9em" />
                    <SkeletonBlock width="86%" height="0.8em" />
                  </span>
                </div>
              ))}
              <p className={styles.loading} role="status">
                {loading}
              </p>
            </div>
          </div>
          <div className={styles.pane} data-behind="" />
        </div>
      </div>
    </slot>
  );
}
