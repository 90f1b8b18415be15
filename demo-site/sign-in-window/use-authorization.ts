import { useEffect, useState } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import { partnerSession } from '#core/api/session.ts';
import { siteClient } from '#site/shell/core.ts';
import { type OpenerChannel, openChannel } from './opener-channel.ts';

interface SignInPrefill {
  email: string;
  firstname: string;
  lastname: string;
}

interface Partner {
  name: string;
  /** The address of its picture. */
  logo: string | null;
}

export type AuthorizationStep =
  | { status: 'checking' }
  /** The origin of the opener belongs to no partner. */
  | { status: 'unregistered' }
  /** No page can receive the code: none opened this window, or its opener policy separates the two. */
  | { status: 'no-opener' }
  | { status: 'ready'; partner: Partner }
  | { status: 'authorizing'; partner: Partner }
  | { status: 'done'; partner: Partner }
  | { status: 'failed'; retry(): void };

/** Checks the partner, and on `authorize` passes an authorization code to its page. */
export function useAuthorization(
  origin: string,
  { endsSession }: { endsSession: boolean },
): [step: AuthorizationStep, authorize: () => void, prefill: SignInPrefill] {
  const [step, setStep] = useState<AuthorizationStep>({ status: 'checking' });
  const [channel, setChannel] = useState<OpenerChannel | null>(null);
  const [prefill, setPrefill] = useState<SignInPrefill>({ email: '', firstname: '', lastname: '' });

  const check = async () => {
    setStep({ status: 'checking' });
    try {
      const { isRegistered, name, logo } = await partnerSession(siteClient()).site(origin);
      const opener = window.opener as Window | null;
      if (!isRegistered) return setStep({ status: 'unregistered' });
      if (!opener) return setStep({ status: 'no-opener' });
      const opened = channel ?? openChannel(opener, origin);
      setChannel(opened);
      void opened.opening.then(({ prefill: given }) => setPrefill(textsOf(given)));
      setStep({ status: 'ready', partner: { name: name || origin, logo } });
    } catch {
      setStep({ status: 'failed', retry: () => void check() });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the origin does not change while the window is open
  useEffect(() => void check(), []);

  const authorize = async () => {
    if (!channel || step.status === 'authorizing' || !('partner' in step)) return;
    const { partner } = step;
    setStep({ status: 'authorizing', partner });
    try {
      const { challenge } = await channel.opening;
      // The partner's page gets its own session, so this window's session ends, unless it is the marketplace's.
      const code = await partnerSession(siteClient()).issueCode(origin, challenge, endsSession);
      await channel.sendCode(code);
      setStep({ status: 'done', partner });
      window.close();
    } catch (error) {
      // The session has ended, perhaps with a code of which the answer was lost: the window begins anew with the form.
      if (error instanceof ApiError && error.status === 401) return location.reload();
      setStep({ status: 'failed', retry: () => void authorize() });
    }
  };
  return [step, () => void authorize(), prefill];
}

/** The page may send anything; a field takes a text of the length that people have. */
function textsOf(given: Readonly<Record<string, unknown>>): SignInPrefill {
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 320) : '');
  return { email: text(given.email), firstname: text(given.firstname), lastname: text(given.lastname) };
}
