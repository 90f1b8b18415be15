import { KeyRound, LogIn, RectangleEllipsis } from 'lucide';
import { useRef } from 'react';
import { hasPassword } from '#core/domain/user.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { isolated } from '#core/i18n/format.ts';
import { Failure } from '#core/kit/errors/failure.tsx';
import { FormProblem } from '#core/kit/errors/form-problem.tsx';
import { PasskeyError } from '#core/kit/passkey/passkey-error.ts';
import { supportsPasskeys } from '#core/kit/passkey/supports-passkeys.ts';
import { usePasskeyText } from '#core/kit/passkey/use-passkey-text.ts';
import { usePasskeys } from '#core/kit/passkey/use-passkeys.ts';
import { useIdentities } from '#core/kit/provider/use-identities.ts';
import { useSession, useWidget } from '#core/kit/widget-context.ts';
import { Button } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { Skeleton, SkeletonText } from '#core/ui/skeleton.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import * as styles from './account.styles.ts';
import { ConnectProviders } from './connect-providers.tsx';
import { IdentityRow } from './identity-row.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { useAddPasskey } from './passkeys.data.ts';
import { signInMethodMessages } from './sign-in-methods.messages.ts';

/** Every way in which the user can sign in. The last one stays. */
export function SignInMethods() {
  const t = useMessages(signInMethodMessages);
  const { demo } = useWidget();
  const passkeys = usePasskeys();
  const identities = useIdentities();
  const isKnown = useSession(({ user }) => !user || hasPassword(user));
  const hasOne = demo !== '' || isKnown;
  const list = useRef<HTMLUListElement>(null);
  switch (passkeys.status) {
    case 'loading':
      return (
        <Skeleton>
          <div className={styles.form}>
            <SkeletonText lines={3} />
          </div>
        </Skeleton>
      );
    case 'failed':
      return (
        <Failure bare error={passkeys.error} isRetrying={passkeys.isRetrying} onRetry={passkeys.retry} />
      );
    case 'ready': {
      const linked = identities.status === 'ready' ? identities.value : [];
      const usable = linked.filter(({ provider }) => provider !== null);
      const isOnly = Number(hasOne) + passkeys.value.length + usable.length === 1;
      const onChanged = async () => {
        await passkeys.refresh();
        if (identities.status === 'ready') await identities.refresh();
        // The button that was pressed may be gone.
        list.current?.focus();
      };
      return (
        <>
          <ul ref={list} className={styles.sessions} tabIndex={-1} aria-label={t.signInMethods}>
            <PasswordRow hasOne={hasOne} />
            {passkeys.value.map((passkey) => (
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
          <AddPasskey hasSome={passkeys.value.length > 0} onAdded={passkeys.refresh} />
          {identities.status === 'ready' && (
            <ConnectProviders identities={linked} onConnected={identities.refresh} />
          )}
        </>
      );
    }
  }
}

function PasswordRow({ hasOne }: { hasOne: boolean }) {
  const t = useMessages(signInMethodMessages);
  const format = useFormat();
  const setAt = useSession(({ user }) => user?.passwordSetAt);
  return (
    <li className={styles.session} part="sign-in-method">
      <Icon node={RectangleEllipsis} size={20} />
      <span>
        <span className={styles.device}>{t.password}</span>
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
