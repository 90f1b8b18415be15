import { useLink } from '#core/element/use-link.ts';
import { useWidget } from '#core/element/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { Button, ButtonLink } from '#core/ui/button.tsx';
import { Empty } from '#core/ui/states.tsx';
import { chatInboxMessages } from './chat-inbox.messages.ts';
import * as styles from './chat-inbox.styles.ts';

export function SignedOut() {
  const t = useMessages(chatInboxMessages);
  const { signIn } = useMessages(coreMessages);
  const { isOwnSite } = useWidget();
  const link = useLink();
  // Only the marketplace can lead back to a page of its own.
  const back = isOwnSite ? `?next=${encodeURIComponent(location.pathname + location.search)}` : '';
  return (
    <Empty
      part="signed-out error"
      message={t.signedOut}
      hint={t.signedOutHint}
      action={
        <ButtonLink variant="primary" href={link('signInUrl', `/SignIn${back}`)}>
          {signIn}
        </ButtonLink>
      }
    />
  );
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
          <ButtonLink variant="primary" href={link('homeUrl', '/')}>
            {t.findTranslator}
          </ButtonLink>
        }
      />
    </slot>
  );
}

export function NotThere({ onBack }: { onBack(): void }) {
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
