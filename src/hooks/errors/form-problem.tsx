import type { ReactNode } from 'react';
import { ApiError, marketplacePath } from '#core/api/api-error.ts';
import { MarketplaceLink } from '#core/hooks/links/on-marketplace.tsx';
import { SignInButton } from '#core/hooks/sign-in/sign-in-link.tsx';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { css } from '#core/theme/css.ts';
import { space } from '#core/theme/tokens.ts';
import { Notice } from '#core/ui/notice.tsx';
import { type TextByStatus, useErrorText } from './use-error-text.ts';
import { needsVerification, VerifyNotice } from './verify-notice.tsx';

interface FormProblemProps {
  /** What the call failed with; `signed-out` where none was made. */
  error: Error | 'signed-out';
  signInUrl?: string;
  texts?: TextByStatus;
  /** What to do where the backend's state contradicts. */
  conflictAction?: ReactNode;
}

/** Shown beside the button of a form that was not sent: why, and what to do. The form keeps what was typed. */
export function FormProblem({ error, signInUrl, texts, conflictAction }: FormProblemProps) {
  const t = useMessages(coreMessages);
  const errorText = useErrorText();
  if (error !== 'signed-out' && needsVerification(error)) return <VerifyNotice isRefused />;
  const path = marketplacePath(error);
  const needsSignIn = error === 'signed-out' || (error instanceof ApiError && error.status === 401);

  return (
    <Notice type={needsSignIn ? 'info' : 'error'} part="error">
      <div className={body}>
        <p role="alert">{path ? t.onMarketplace : needsSignIn ? t.signInToSend : errorText(error, texts)}</p>
        {path && <MarketplaceLink size="small" path={path} />}
        {error instanceof ApiError && error.status === 409 && conflictAction}
        {needsSignIn && <SignInButton size="small" signInUrl={signInUrl} />}
      </div>
    </Notice>
  );
}

const body = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
`;
