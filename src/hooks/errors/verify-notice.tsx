import { useEffect, useState } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import type { VerifiedStep } from '#core/domain/user.ts';
import { MarketplaceLink, useIsLimited } from '#core/hooks/links/on-marketplace.tsx';
import { useSession, useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { isolated } from '#core/i18n/format.ts';
import { css } from '#core/theme/css.ts';
import { space } from '#core/theme/tokens.ts';
import { Button } from '#core/ui/button.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { separatePart } from '#core/ui/separate-part.tsx';

/** Whether the backend wants a confirmed e-mail address first. */
export const needsVerification = (error: Error | string): boolean =>
  error instanceof ApiError && error.code === 'address-unverified';

/**
 * Says that something needs a confirmed address before the person has filled in a form for it, and once more where it was
 * refused. They confirm it in another tab or on another device and go on here.
 */
export function VerifyNotice({ step, isRefused = false }: { step?: VerifiedStep; isRefused?: boolean }) {
  const t = useMessages(coreMessages);
  const state = useVerification(step, isRefused);
  const isLimited = useIsLimited();
  if (state.status === 'none') return null;
  if (state.status === 'confirmed')
    return (
      <Notice type="success" announced>
        {t.verified}
      </Notice>
    );
  const { email } = state;
  const text = { publish: t.verifyToPublish, book: t.verifyToBook }[step ?? 'publish'];
  return (
    <Notice type={isRefused ? 'error' : 'warning'} part={isRefused ? 'error' : undefined}>
      <div className={body}>
        <p role={isRefused ? 'alert' : undefined}>
          {isLimited && t.verifyThere}
          {!isLimited &&
            (step ? text({ email: isolated(email) }) : t.verifyFirst({ email: isolated(email) }))}
        </p>
        {isLimited ? <MarketplaceLink size="small" path="/Settings" /> : <again.View />}
      </div>
    </Notice>
  );
}

type Verification = { status: 'none' } | { status: 'confirmed' } | { status: 'missing'; email: string };

function useVerification(step: VerifiedStep | undefined, isRefused: boolean): Verification {
  const { session, demo } = useWidget();
  const user = useSession((state) => state.user);
  const steps = user?.verifyBefore;
  const [wasMissing, setWasMissing] = useState(isRefused);
  // What the page knows of the person may be older than a refusal.
  const [isKnown, setKnown] = useState(!isRefused);
  const isMissing = !isKnown || (steps ? (step ? steps.includes(step) : steps.length > 0) : isRefused);
  if (isMissing && !wasMissing) setWasMissing(true);
  useEffect(() => {
    if (isKnown || demo) return;
    void session
      .refreshUser()
      .catch(() => undefined)
      .then(() => setKnown(true));
  }, [isKnown, demo, session]);
  if (!user) return { status: 'none' };
  if (isMissing) return { status: 'missing', email: user.email };
  return wasMissing ? { status: 'confirmed' } : { status: 'none' };
}

/** The button until its code has come. Where that cannot be loaded, pressing it tries again. */
function Waiting({ onRetry }: { onRetry?(): void }) {
  const t = useMessages(coreMessages);
  return (
    <Button size="small" disabled={!onRetry} onClick={onRetry}>
      {t.sendLinkAgain}
    </Button>
  );
}

/** Few visitors have an address that is not confirmed. */
const again = separatePart(
  async () => ({ View: (await import('./send-link-again.tsx')).VerifyAgain }),
  Waiting,
  Waiting,
);

const body = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  & > p { flex: 1 1 36ch; }
`;
