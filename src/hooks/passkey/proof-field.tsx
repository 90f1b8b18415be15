import { CircleCheck, KeyRound } from 'lucide';
import { useSession, useWidget } from '#core/hooks/widget-context.ts';
import { css } from '#core/theme/css.ts';
import { space, token } from '#core/theme/tokens.ts';
import { Button } from '#core/ui/button.tsx';
import { PasswordField, type PasswordFieldProps, UsernameField } from '#core/ui/forms/password-field.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { supportsPasskeys, usePasskeyText } from './passkeys.ts';
import { usePasskeyMessages } from './use-passkey-messages.ts';
import type { Proof } from './use-proof.ts';
import { useConfirmPasskey, usePasskeys } from './use-proof.ts';

interface ProofFieldProps extends Pick<PasswordFieldProps, 'name' | 'label' | 'error' | 'autoFocus'> {
  proof: Proof;
  /** Called once a passkey was used instead. */
  onConfirmed?(): void;
}

/** The present password. Users with a passkey may use that instead; nothing for users without a password. */
export function ProofField({ proof, onConfirmed, ...field }: ProofFieldProps) {
  const t = usePasskeyMessages();
  const email = useSession(({ user }) => user?.email);
  const username = <UsernameField value={email ?? ''} />;
  if (!proof.isRequired)
    return (
      <>
        {username}
        {proof.isConfirmed && (
          <p className={confirmed} role="status">
            <Icon node={CircleCheck} /> {t.confirmed}
          </p>
        )}
      </>
    );
  return (
    <div className={either}>
      {username}
      <PasswordField
        {...field}
        required
        value={proof.typed}
        onChange={proof.type}
        autoComplete="current-password"
        data-autofocus={field.autoFocus || undefined}
      />
      <Instead
        onConfirmed={() => {
          proof.confirm();
          onConfirmed?.();
        }}
      />
    </div>
  );
}

function Instead({ onConfirmed }: { onConfirmed(): void }) {
  const t = usePasskeyMessages();
  const passkeyText = usePasskeyText();
  const { demo } = useWidget();
  const passkeys = usePasskeys();
  const [confirm, confirming] = useConfirmPasskey(onConfirmed);
  const hasSome = passkeys.status === 'ready' && passkeys.value.length > 0;
  if (!hasSome || !(demo || supportsPasskeys())) return null;
  return (
    <>
      <Button
        variant="text"
        part="confirm-passkey"
        busy={confirming.status === 'busy'}
        onClick={() => void confirm(null)}
      >
        <Icon node={KeyRound} size={16} /> {t.instead}
      </Button>
      <StatusLine>{confirming.status === 'done' && confirming.result === 'not-done' && t.notDone}</StatusLine>
      {confirming.status === 'failed' && (
        <div role="alert">
          <Notice type="error">{passkeyText(confirming.error)}</Notice>
        </div>
      )}
    </>
  );
}

const either = css`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
  & > * { inline-size: 100%; }
  & > button { inline-size: auto; }
`;

const confirmed = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${token('color-success')};
`;
