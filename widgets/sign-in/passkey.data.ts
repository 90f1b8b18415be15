/** Signing in and up with a passkey. */
import { useEffect, useRef } from 'react';
import type { Client } from '#core/api/client.ts';
import { type Newcomer, passkeySignIn } from '#core/api/passkeys.ts';
import type { WebAuthnJson } from '#core/domain/passkey.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import { supportsPasskeys, unlessNotDone } from '#core/hooks/passkey/passkeys.ts';
import { useSignInTexts } from '#core/hooks/sign-in/use-sign-in-texts.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useLocale } from '#core/i18n/context.ts';
import { sessionTopic } from '#core/runtime/notices.ts';
import { type OnSignedIn, useReportFailure, useSignedInEvent } from './sign-in.data.ts';

/** Signs in by a call that ends with a passkey, and reports it; in `demo` as the sample user. */
function useFinish(onSignedIn: OnSignedIn) {
  const { runtime, session, demo } = useWidget();
  const { announce, mayRedirect } = useSignedInEvent();
  const { welcome } = useSignInTexts();
  const reportFailure = useReportFailure();
  return async (client: Client, prove: Parameters<typeof session.signInBy>[1]) => {
    if (demo) {
      const { sampleUser } = await import('#core/domain/samples/sample-user.ts');
      announce({ name: 'dragoman-signed-in', detail: { user: sampleUser, reason: 'passkey' } });
      onSignedIn(sampleUser, mayRedirect());
      return 'done';
    }
    const { user, serverMessage } = await reportFailure(() =>
      session.signInBy('passkey', prove, { client, announce }),
    );
    runtime.notices.notify(serverMessage.type, welcome(serverMessage), { topic: sessionTopic });
    onSignedIn(user, mayRedirect());
    return 'done';
  };
}

/** Runs with what autofill has signed, or with null to ask the browser. */
export function usePasskeySignIn(onSignedIn: OnSignedIn) {
  const { demo } = useWidget();
  const finish = useFinish(onSignedIn);
  return useAction(async (client, offered: WebAuthnJson | null) => {
    let signed = offered;
    if (!signed && !demo) {
      const { signWithPasskey } = await import('#core/hooks/passkey/authenticator.ts');
      const options = await passkeySignIn(client).options();
      const answer = await unlessNotDone(() => signWithPasskey(options));
      if (answer === 'not-done') return answer;
      signed = answer;
    }
    return finish(client, (backend, replaced) => passkeySignIn(backend).signIn(signed ?? {}, replaced));
  });
}

/** The backend accepts an answer for five minutes. */
const offerAgainMs = 240_000;

/** Offers passkeys in the list of the e-mail field, where the browser can, while no other passkey is asked for. */
export function usePasskeyAutofill(isPaused: boolean, onSigned: (signed: WebAuthnJson) => void): void {
  const { client, demo } = useWidget();
  const latest = useRef(onSigned);
  latest.current = onSigned;
  const isOff = isPaused || demo !== '' || !supportsPasskeys();

  useEffect(() => {
    if (isOff) return;
    let isOver = false;
    let stop = () => {};
    async function offer(): Promise<void> {
      const { signWithPasskey, stopOffering, supportsAutofill } = await import(
        '#core/hooks/passkey/authenticator.ts'
      );
      if (isOver || !(await supportsAutofill())) return;
      let isOutdated = true;
      while (isOutdated && !isOver) {
        const options = await passkeySignIn(client).options();
        if (isOver) return;
        stop = stopOffering;
        isOutdated = false;
        const timer = setTimeout(() => {
          isOutdated = true;
          stopOffering();
        }, offerAgainMs);
        try {
          const signed = await unlessNotDone(() => signWithPasskey(options, { isAutofill: true }));
          if (signed !== 'not-done' && !isOver) latest.current(signed);
        } finally {
          clearTimeout(timer);
        }
      }
    }
    // Nobody has asked for it: the form works without.
    offer().catch(() => undefined);
    return () => {
      isOver = true;
      stop();
    };
  }, [client, isOff]);
}

/** Opens an account without a password, and signs in. */
export function usePasskeySignUp(onSignedIn: OnSignedIn) {
  const { demo, emit } = useWidget();
  const { locale } = useLocale();
  const reportFailure = useReportFailure();
  const finish = useFinish(onSignedIn);
  return useAction(async (client, newcomer: Newcomer) => {
    const person = { ...newcomer, locale };
    let made: WebAuthnJson = {};
    if (!demo) {
      const { makePasskey } = await import('#core/hooks/passkey/authenticator.ts');
      const options = await reportFailure(() => passkeySignIn(client).signUpOptions(person));
      const answer = await unlessNotDone(() => makePasskey(options));
      if (answer === 'not-done') return answer;
      made = answer;
    }
    return finish(client, async (backend, replaced) => {
      const grant = await passkeySignIn(backend).signUp(made, person, replaced);
      emit('dragoman-signed-up', {});
      return grant;
    });
  });
}
