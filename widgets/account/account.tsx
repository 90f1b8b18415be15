import type { ReactNode } from 'react';
import type { OpenSession } from '#core/api/own-account.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { useMessages } from '#core/i18n/context.ts';
import { Failure } from '#core/kit/errors/failure.tsx';
import { useLink } from '#core/kit/links/use-link.ts';
import { SignInFirst } from '#core/kit/sign-in/sign-in-first.tsx';
import { ButtonLink } from '#core/ui/button.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Skeleton, SkeletonBlock, SkeletonField } from '#core/ui/skeleton.tsx';
import { Empty } from '#core/ui/states.tsx';
import type { accountContract } from './account.contract.ts';
import { usePayouts, useSessions } from './account.data.ts';
import { accountMessages } from './account.messages.ts';
import * as styles from './account.styles.ts';
import { AccountId } from './account-id.tsx';
import { Address } from './address.tsx';
import { Copy } from './copy.tsx';
import { GetPaid } from './get-paid.tsx';
import { MailChoices } from './mail-choices.tsx';
import { PasswordForm } from './password-form.tsx';
import { Remove } from './remove.tsx';
import { Sessions } from './sessions.tsx';
import { signInMethodMessages } from './sign-in-methods.messages.ts';
import { SignInMethods } from './sign-in-methods.tsx';

type Props = PropsOf<typeof accountContract>;

export function Account(props: Props) {
  const t = useMessages(accountMessages);
  const sessions = useSessions();
  switch (sessions.status) {
    case 'loading':
      return (
        <slot name="loading">
          <Skeleton>
            <div className={styles.account}>
              <div className={styles.section}>
                <SkeletonBlock width="160px" height="24px" />
                <div className={styles.form}>
                  <SkeletonField />
                  <SkeletonField />
                  <SkeletonField />
                  <SkeletonBlock width="160px" height="44px" />
                </div>
              </div>
              <div className={styles.section}>
                <SkeletonBlock width="220px" height="24px" />
                <SkeletonBlock width="260px" height="44px" />
              </div>
            </div>
          </Skeleton>
        </slot>
      );
    case 'failed':
      return <Failure error={sessions.error} isRetrying={sessions.isRetrying} onRetry={sessions.retry} />;
    case 'ready':
      if (!sessions.value) return <SignInFirst message={t.signedOut} signInUrl={props.signInUrl} />;
      if (sessions.value === 'elsewhere') return <Elsewhere />;
      return <Sections {...props} sessions={sessions.value} onEnded={sessions.refresh} />;
  }
}

function Elsewhere() {
  const t = useMessages(accountMessages);
  const link = useLink();
  const action = (
    <ButtonLink variant="primary" href={link('settings', '/Settings')}>
      {t.openSettings}
    </ButtonLink>
  );
  return (
    <slot name="empty">
      <Empty message={t.elsewhere} action={action} />
    </slot>
  );
}

interface SectionsProps extends Props {
  sessions: readonly OpenSession[];
  onEnded(): Promise<void>;
}

function Sections({ headingLevel, homeUrl, sessions, onEnded }: SectionsProps) {
  const t = useMessages(accountMessages);
  const methods = useMessages(signInMethodMessages);
  const payouts = usePayouts();
  const isPaidOut = payouts.status !== 'ready' || payouts.value !== null;
  const section = (title: string, children: ReactNode) => {
    const Heading = headingTag(headingLevel);
    return (
      <section className={styles.section} part="section" aria-label={title}>
        <Heading className={styles.heading} part="heading">
          {title}
        </Heading>
        {children}
      </section>
    );
  };
  return (
    <div className={styles.account}>
      {section(t.address, <Address />)}
      {section(methods.signInMethods, <SignInMethods />)}
      {section(t.password, <PasswordForm onChanged={onEnded} />)}
      {section(t.mails, <MailChoices />)}
      {section(t.sessions, <Sessions sessions={sessions} onEnded={onEnded} />)}
      {isPaidOut && section(t.getPaid, <GetPaid payouts={payouts} />)}
      {section(t.copy, <Copy />)}
      {section(t.id, <AccountId />)}
      {section(t.remove, <Remove homeUrl={homeUrl} />)}
    </div>
  );
}
