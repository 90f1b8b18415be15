import { CircleCheck } from 'lucide';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { OwnAddress } from '#core/api/account.ts';
import { limits } from '#core/domain/limits.ts';
import { FormProblem } from '#core/hooks/errors/form-problem.tsx';
import { Ready } from '#core/hooks/errors/ready.tsx';
import { refusedField } from '#core/hooks/errors/refused-field.ts';
import { SendLinkAgain } from '#core/hooks/errors/send-link-again.tsx';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { ProofField } from '#core/hooks/passkey/proof-field.tsx';
import { useProof } from '#core/hooks/passkey/use-proof.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { isolated } from '#core/i18n/format.ts';
import { Button } from '#core/ui/button.tsx';
import { TextField } from '#core/ui/forms/text-field.tsx';
import { useFieldErrors, useValidity } from '#core/ui/forms/use-field-errors.ts';
import { Icon } from '#core/ui/icon.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { SkeletonText } from '#core/ui/skeleton.tsx';
import { Row } from '#core/ui/stack.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { Tag } from '#core/ui/tag.tsx';
import { useAddress, useCancelAddress, useChangeAddress } from './account.data.ts';
import { accountMessages } from './account.messages.ts';
import * as styles from './account.styles.ts';

/** The e-mail address: whether it is confirmed, and the way to another one. */
export function Address() {
  const skeleton = (
    <div className={styles.form}>
      <SkeletonText lines={2} />
    </div>
  );
  return (
    <Ready bare resource={useAddress()} skeleton={skeleton}>
      {({ value, refresh }) => <Known address={value} refresh={refresh} />}
    </Ready>
  );
}

interface KnownProps {
  address: OwnAddress;
  refresh(): Promise<void>;
}

function Known({ address, refresh }: KnownProps) {
  const t = useMessages(accountMessages);
  const [isChanging, setChanging] = useState(false);
  const [outcome, setOutcome] = useState('');
  const opener = useRef<HTMLSpanElement>(null);
  const { email, isVerified, pending } = address;

  const wasChanging = useRef(false);
  const close = () => setChanging(false);
  // The button that opened the form is back.
  useEffect(() => {
    if (wasChanging.current && !isChanging) opener.current?.querySelector('button')?.focus();
    wasChanging.current = isChanging;
  }, [isChanging]);
  return (
    <>
      <p className={styles.address} part="address">
        <bdi translate="no">{email}</bdi>
        <Tag part="address-status" tone={isVerified ? 'success' : 'warning'}>
          {isVerified && <Icon node={CircleCheck} size={14} />}
          {isVerified ? t.addressConfirmed : t.addressUnconfirmed}
        </Tag>
      </p>
      {!isVerified && !pending && (
        <div className={styles.waiting}>
          <p className={styles.hint}>{t.unconfirmedHint}</p>
          <Row gap={3} lines={2}>
            <SendLinkAgain />
          </Row>
        </div>
      )}
      {pending && <Pending pending={pending} refresh={refresh} />}
      {isChanging ? (
        <AddressForm
          present={email}
          onCancel={close}
          onSent={async () => {
            await refresh();
            setOutcome(t.linkSentToNew);
            close();
          }}
        />
      ) : (
        <span ref={opener}>
          <Button part="change-address" onClick={() => setChanging(true)}>
            {t.changeAddress}
          </Button>
        </span>
      )}
      <StatusLine hidden>{!isChanging && outcome}</StatusLine>
    </>
  );
}

function Pending({
  pending,
  refresh,
}: { pending: NonNullable<OwnAddress['pending']> } & Pick<KnownProps, 'refresh'>) {
  const t = useMessages(accountMessages);
  const format = useFormat();
  const [cancel, cancelling] = useCancelAddress();
  const stop = async () => {
    if (await cancel(null)) await refresh();
  };
  const when = pending.until && isolated(format.moment(pending.until));
  return (
    <Notice type="info" part="pending-address">
      <div className={styles.waiting}>
        <p>
          {t.waitingFor({ email: isolated(pending.email) })}
          {when && ` ${t.waitingUntil({ when })}`}
        </p>
        <Row gap={3} lines={2}>
          <SendLinkAgain />
          <Button
            size="small"
            variant="quiet"
            part="cancel-address"
            busy={cancelling.status === 'busy'}
            onClick={() => void stop()}
          >
            {t.cancelChange}
          </Button>
        </Row>
        {cancelling.status === 'failed' && <FormProblem error={cancelling.error} />}
      </div>
    </Notice>
  );
}

const controls = { email: 'newEmail', current: 'addressPassword' };

interface AddressFormProps {
  present: string;
  onCancel(): void;
  onSent(): Promise<void>;
}

/** Asks for another address, and the password or a passkey. What was typed stays where the backend refuses it. */
function AddressForm({ present, onCancel, onSent }: AddressFormProps) {
  const t = useMessages(accountMessages);
  const core = useMessages(coreMessages);
  const [email, setEmail] = useState('');
  const proof = useProof();
  const [change, changing] = useChangeAddress();
  const errorText = useErrorText();
  const problem = changing.status === 'failed' ? changing.error : null;
  const refused = refusedField(problem, controls, (error) => errorText(error, { 403: t.wrongPassword }));
  const { errors, check, checkOne, recheck } = useFieldErrors(refused);
  const isSame = email.trim().toLowerCase() === present.toLowerCase();
  const field = useValidity<HTMLInputElement>(isSame ? t.sameAddress : '');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!check(event.currentTarget)) return;
    if (await change({ email: email.trim(), password: proof.password })) await onSent();
  };
  return (
    <form
      className={styles.form}
      part="form"
      noValidate
      aria-label={t.changeAddress}
      onSubmit={(event) => void submit(event)}
      onBlur={({ target }) => checkOne(target)}
      onInput={({ target }) => recheck(target)}
    >
      <TextField
        ref={field}
        autoFocus
        name="newEmail"
        type="email"
        label={t.newAddress}
        hint={t.newAddressHint}
        required
        maxLength={limits.email}
        value={email}
        onChange={setEmail}
        error={errors.newEmail}
        autoComplete="email"
        spellCheck={false}
      />
      <ProofField
        proof={proof}
        name="addressPassword"
        label={t.currentPassword}
        error={errors.addressPassword}
      />
      {problem && !refused && <FormProblem error={problem} texts={{ 403: t.wrongPassword }} />}
      <Row gap={3} lines={2}>
        <Button
          type="submit"
          variant="primary"
          part="send-address"
          busy={changing.status === 'busy'}
          busyLabel={core.loading}
        >
          {t.sendToNew}
        </Button>
        <Button part="dismiss-address" onClick={onCancel}>
          {core.cancel}
        </Button>
      </Row>
    </form>
  );
}
