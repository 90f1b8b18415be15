import { CircleCheck } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { OwnAddress } from '#core/api/own-address.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { isolated } from '#core/i18n/format.ts';
import { Failure } from '#core/kit/errors/failure.tsx';
import { FormProblem } from '#core/kit/errors/form-problem.tsx';
import { SendLinkAgain } from '#core/kit/errors/send-link-again.tsx';
import { Button } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { Skeleton, SkeletonText } from '#core/ui/skeleton.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { Tag } from '#core/ui/tag.tsx';
import { accountMessages } from './account.messages.ts';
import * as styles from './account.styles.ts';
import { useAddress, useCancelAddress } from './address.data.ts';
import { AddressForm } from './address-form.tsx';

/** The e-mail address: whether it is confirmed, and the way to another one. */
export function Address() {
  const address = useAddress();
  switch (address.status) {
    case 'loading':
      return (
        <Skeleton>
          <div className={styles.form}>
            <SkeletonText lines={2} />
          </div>
        </Skeleton>
      );
    case 'failed':
      return <Failure bare error={address.error} isRetrying={address.isRetrying} onRetry={address.retry} />;
    case 'ready':
      return <Known address={address.value} refresh={address.refresh} />;
  }
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
          <div className={styles.actions}>
            <SendLinkAgain />
          </div>
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
        <div className={styles.actions}>
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
        </div>
        {cancelling.status === 'failed' && <FormProblem error={cancelling.error} />}
      </div>
    </Notice>
  );
}
