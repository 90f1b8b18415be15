/**
 * The messages between a partner's page and the backend's sign-in window. Each names the other's exact origin. The window
 * gives an authorization code for the challenge (PKCE). The verifier stays in this closure, so that the code is useless
 * to another script of the page that reads the message.
 */

import type { SignInPrefill } from './session-types.ts';

/** How often the page looks whether the visitor has closed the window, in milliseconds. */
const closedCheck = 500;

interface Proof {
  code: string;
  verifier: string;
}

/** `child` is null where the visitor opened the window by a link: the page learns of it from its first message. */
export function requestCode(
  apiUrl: string,
  child: Window | null,
  signal: AbortSignal,
  prefill?: SignInPrefill,
): Promise<Proof | null> {
  const { origin } = new URL(apiUrl);
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const challenge = digest(verifier);

  return new Promise((resolve) => {
    const finish = (proof: Proof | null) => {
      removeEventListener('message', onMessage);
      clearInterval(timer);
      signal.removeEventListener('abort', cancel);
      resolve(proof);
    };
    const cancel = () => finish(null);
    const onMessage = ({ origin: from, source, data }: MessageEvent) => {
      if (from !== origin || (child && source !== child)) return;
      const reply = (message: object) => (source as Window | null)?.postMessage(message, origin);
      const { dragoman: kind, code } = (data ?? {}) as Record<string, unknown>;
      if (kind === 'sign-in-ready')
        void challenge.then((text) => reply({ dragoman: 'sign-in-challenge', challenge: text, prefill }));
      if (kind !== 'sign-in-code' || typeof code !== 'string') return;
      reply({ dragoman: 'sign-in-received' });
      finish({ code, verifier });
    };
    const timer = setInterval(() => child?.closed && cancel(), closedCheck);
    addEventListener('message', onMessage);
    signal.addEventListener('abort', cancel);
    if (signal.aborted) cancel();
  });
}

async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return base64url(new Uint8Array(hash));
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
