import { KeyRound, LogIn, RectangleEllipsis } from 'lucide';
import { useRef, useState } from 'react';
import type { Identity } from '#core/domain/provider.ts';
import { hasPassword } from '#core/domain/user.ts';
import { FormProblem } from '#core/hooks/errors/form-problem.tsx';
import { Ready } from '#core/hooks/errors/ready.tsx';
import { PasskeyError, supportsPasskeys, usePasskeyText } from '#core/hooks/passkey/passkeys.ts';
import { usePasskeys } from '#core/hooks/passkey/use-proof.ts';
import { useIdentities } from '#core/hooks/provider/use-identities.ts';
import { problemText, useProviders } from '#core/hooks/provider/use-providers.ts';
import { useSession, useWidget } from '#core/hooks/widget-context.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { isolated } from '#core/i18n/format.ts';
import { providerMessages } from '#core/i18n/sign-in.messages.ts';
import { Button } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { SkeletonText } from '#core/ui/skeleton.tsx';
import { Row } from '#core/ui/stack.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { identityMessages, signInMethodMessages } from './account.messages.ts';
import * as styles from './account.styles.ts';
import { IdentityRow, PasskeyRow } from './method-rows.tsx';
import { useAddPasskey, useConnectProvider, useReturnedIdentity } from './sign-in-methods.data.ts';

/** Every way in which the user can sign in. The last one stays. */
export function SignInMethods() {
  const t = useMessages(signInMethodMessages);
  const { demo } = useWidget();
  const identities = useIdentities();
  const isKnown = useSession(({ user }) => !user || hasPassword(user));
  const hasOne = demo !== '' || isKnown;
  const list = useRef<HTMLUListElement>(null);
  const linked = identities.status === 'ready' ? identities.value : [];
  const usable = linked.filter(({ provider }) => provider !== null);
  const skeleton = (
    <div className={styles.form}>
      <SkeletonText lines={3} />
    </div>
  );
  return (
    <Ready bare resource={usePasskeys()} skeleton={skeleton}>
      {({ value: passkeys, refresh }) => {
        const isOnly = Number(hasOne) + passkeys.length + usable.length === 1;
        const onChanged = async () => {
          await refresh();
          if (identities.status === 'ready') await identities.refresh();
          // The button that was pressed may be gone.
          list.current?.focus();
        };
        return (
          <>
            <ul ref={list} className={styles.sessions} tabIndex={-1} aria-label={t.signInMethods}>
              <PasswordRow hasOne={hasOne} />
              {passkeys.map((passkey) => (
                <li key={passkey.id} className={styles.session} part="sign-in-method">
                  <Icon node={KeyRound} size={20} />
                  <PasskeyRow passkey={passkey} isOnly={isOnly} onChanged={onChanged} />
                </li>
              ))}
              {linked.map((identity) => (
                <li key={identity.id} className={styles.session} part="sign-in-method">
                  <Icon node={LogIn} size={20} mirror />
                  <IdentityRow identity={identity} isOnly={isOnly} onChanged={onChanged} />
                </li>
              ))}
            </ul>
            <AddPasskey hasSome={passkeys.length > 0} onAdded={refresh} />
            {identities.status === 'ready' && (
              <ConnectProviders identities={linked} onConnected={identities.refresh} />
            )}
          </>
        );
      }}
    </Ready>
  );
}

function PasswordRow({ hasOne }: { hasOne: boolean }) {
  const t = useMessages(signInMethodMessages);
  const format = useFormat();
  const setAt = useSession(({ user }) => user?.passwordSetAt);
  return (
    <li className={styles.session} part="sign-in-method">
      <Icon node={RectangleEllipsis} size={20} />
      <span>
        <Row as="span" gap={2} lines={1}>
          {t.password}
        </Row>
        <span className={styles.since}>
          {!hasOne && t.passwordNone}
          {hasOne && setAt && t.passwordSince({ when: isolated(format.moment(setAt)) })}
        </span>
      </span>
    </li>
  );
}

function AddPasskey({ hasSome, onAdded }: { hasSome: boolean; onAdded(): Promise<void> }) {
  const t = useMessages(signInMethodMessages);
  const { demo } = useWidget();
  const passkeyText = usePasskeyText();
  const [add, adding] = useAddPasskey();
  if (!demo && !supportsPasskeys()) return <p className={styles.hint}>{t.noPasskeysHere}</p>;
  const press = async () => {
    if ((await add(null)) === 'done') await onAdded();
  };
  return (
    <>
      {!hasSome && <p className={styles.hint}>{t.passkeyHint}</p>}
      <Button part="add-passkey" busy={adding.status === 'busy'} onClick={() => void press()}>
        {t.addPasskey}
      </Button>
      <StatusLine>{adding.status === 'done' && adding.result === 'not-done' && t.passkeyNotAdded}</StatusLine>
      {adding.status === 'failed' &&
        (adding.error instanceof PasskeyError ? (
          <div role="alert">
            <Notice type="error">{passkeyText(adding.error)}</Notice>
          </div>
        ) : (
          <FormProblem error={adding.error} />
        ))}
    </>
  );
}

interface ConnectProvidersProps {
  identities: readonly Identity[];
  onConnected(): Promise<void>;
}

/** A button for each provider that is not connected yet, and what became of the one that the user has been to. */
function ConnectProviders({ identities, onConnected }: ConnectProvidersProps) {
  const t = useMessages(identityMessages);
  const texts = useMessages(providerMessages);
  const list = useProviders();
  const [connect, connecting] = useConnectProvider();
  const [chosen, choose] = useState('');
  const { back, error } = useReturnedIdentity(onConnected);
  const others = list.filter(({ id }) => !identities.some(({ provider }) => provider?.id === id));
  const press = (id: string) => {
    choose(id);
    void connect(id);
  };
  return (
    <>
      {others.map(({ id, name }) => (
        <Button
          key={id}
          part="connect-provider"
          busy={chosen === id && connecting.status === 'busy'}
          onClick={() => press(id)}
        >
          {t.connect({ name })}
        </Button>
      ))}
      {back?.problem && (
        <Notice type={back.problem === 'provider-cancelled' ? 'info' : 'error'} announced>
          {problemText(back, texts)}
        </Notice>
      )}
      {error && <FormProblem error={error} />}
      {connecting.status === 'failed' && <FormProblem error={connecting.error} />}
    </>
  );
}
