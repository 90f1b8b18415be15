import { Copy, Download } from 'lucide';
import { type ReactNode, useRef, useState } from 'react';
import type { OpenSession } from '#core/api/account.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { FormProblem } from '#core/hooks/errors/form-problem.tsx';
import { Ready, SignInFirst } from '#core/hooks/errors/ready.tsx';
import { MarketplaceLink } from '#core/hooks/links/on-marketplace.tsx';
import { usePartToShow, useShownPart } from '#core/hooks/links/use-shown-part.ts';
import { useMessages } from '#core/i18n/context.ts';
import { Button } from '#core/ui/button.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import { SkeletonBlock, SkeletonField } from '#core/ui/skeleton.tsx';
import { Nothing } from '#core/ui/states.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import type { accountContract } from './account.contract.ts';
import { useAccountId, useCopy, usePayouts, useSessions } from './account.data.ts';
import { accountMessages, signInMethodMessages, twoStepMessages } from './account.messages.ts';
import * as styles from './account.styles.ts';
import { Address } from './address.tsx';
import { BlockedPeople } from './blocked-people.tsx';
import { GetPaid } from './get-paid.tsx';
import { MailChoices } from './mail-choices.tsx';
import { PasswordForm } from './password-form.tsx';
import { Remove } from './remove.tsx';
import { Sessions } from './sessions.tsx';
import { SignInMethods } from './sign-in-methods.tsx';
import { TwoStep } from './two-step.tsx';

type Props = PropsOf<typeof accountContract>;

export function Account(props: Props) {
  const t = useMessages(accountMessages);
  const sessions = useSessions();
  if (sessions.status === 'elsewhere') return <Elsewhere />;
  return (
    <Ready resource={sessions} skeleton={<Placeholder />} signedOut={t.signedOut} signInUrl={props.signInUrl}>
      {({ value, refresh }) =>
        value ? (
          <Sections {...props} sessions={value} onEnded={refresh} />
        ) : (
          <SignInFirst message={t.signedOut} signInUrl={props.signInUrl} />
        )
      }
    </Ready>
  );
}

const Placeholder = () => (
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
);

function Elsewhere() {
  const t = useMessages(accountMessages);
  return <Nothing message={t.elsewhere} action={<MarketplaceLink variant="primary" path="/Settings" />} />;
}

interface SectionsProps extends Props {
  sessions: readonly OpenSession[];
  onEnded(): Promise<void>;
}

function Sections({ headingLevel, homeUrl, show, sessions, onEnded }: SectionsProps) {
  const t = useMessages(accountMessages);
  const methods = useMessages(signInMethodMessages);
  const twoStep = useMessages(twoStepMessages);
  const payouts = usePayouts();
  const region = useRef<HTMLDivElement>(null);
  const [partToShow, onShown] = usePartToShow(show);
  useShownPart(region, partToShow && `[data-section="${partToShow}"]`, onShown);
  const isPaidOut = payouts.status !== 'ready' || payouts.value !== null;
  const section = (title: string, children: ReactNode, name?: Props['show']) => {
    const Heading = headingTag(headingLevel);
    return (
      <section className={styles.section} part="section" data-section={name} aria-label={title}>
        <Heading className={styles.heading} part="heading">
          {title}
        </Heading>
        {children}
      </section>
    );
  };
  return (
    <div className={styles.account} ref={region}>
      {section(t.address, <Address />)}
      {section(methods.signInMethods, <SignInMethods />)}
      {section(twoStep.title, <TwoStep />)}
      {section(t.password, <PasswordForm onChanged={onEnded} />)}
      {section(t.sessions, <Sessions sessions={sessions} onEnded={onEnded} />)}
      {section(t.mails, <MailChoices />)}
      {isPaidOut && section(t.getPaid, <GetPaid payouts={payouts} />, 'get-paid')}
      {section(t.blocked, <BlockedPeople />)}
      {section(t.id, <AccountId />)}
      {section(t.copy, <DataCopy />)}
      {section(t.remove, <Remove homeUrl={homeUrl} />)}
    </div>
  );
}

/** The account's id, by which an operator makes it a member of a partner. */
function AccountId() {
  const t = useMessages(accountMessages);
  const id = useAccountId();
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      setOutcome(t.idCopied);
    } catch {
      // Pages over plain http have no clipboard, and a browser may refuse it.
      setOutcome(t.idNotCopied);
    }
  };
  return (
    <>
      <p className={styles.hint}>{t.idHint}</p>
      <code className={styles.id} part="account-id" dir="ltr" translate="no">
        {id}
      </code>
      <Button part="copy-id" onClick={() => void copy()}>
        <Icon node={Copy} /> {t.copyId}
      </Button>
      <StatusLine>{outcome}</StatusLine>
    </>
  );
}

function DataCopy() {
  const t = useMessages(accountMessages);
  const [copy, copying] = useCopy();
  return (
    <>
      <p className={styles.hint}>{t.copyHint}</p>
      {copying.status === 'failed' && <FormProblem error={copying.error} />}
      <Button part="copy" busy={copying.status === 'busy'} onClick={() => void copy(null)}>
        <Icon node={Download} /> {t.download}
      </Button>
    </>
  );
}
