/**
 * The talk between a partner's page and the sign-in window of the backend. Each names the other's exact origin. The
 * window gives a one-time code for the challenge; what answers the challenge never leaves this closure, so that a code
 * overheard by another script of the page is worth nothing.
 */
const glance = 500;

interface Proof {
  code: string;
  verifier: string;
}

/** `child` is null where the person opened the window by a link: it is known once it speaks. */
export function askWindow(apiUrl: string, child: Window | null, signal: AbortSignal): Promise<Proof | null> {
  const { origin } = new URL(apiUrl);
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const challenge = digest(verifier);

  return new Promise((resolve) => {
    const end = (proof: Proof | null) => {
      removeEventListener('message', hear);
      clearInterval(watch);
      signal.removeEventListener('abort', giveUp);
      resolve(proof);
    };
    const giveUp = () => end(null);
    const hear = ({ origin: from, source, data }: MessageEvent) => {
      if (from !== origin || (child && source !== child)) return;
      const answer = (message: object) => (source as Window | null)?.postMessage(message, origin);
      const { dragoman: word, code } = (data ?? {}) as Record<string, unknown>;
      if (word === 'sign-in-ready')
        void challenge.then((text) => answer({ dragoman: 'sign-in-challenge', challenge: text }));
      if (word !== 'sign-in-code' || typeof code !== 'string') return;
      answer({ dragoman: 'sign-in-received' });
      end({ code, verifier });
    };
    const watch = setInterval(() => child?.closed && giveUp(), glance);
    addEventListener('message', hear);
    signal.addEventListener('abort', giveUp);
    if (signal.aborted) giveUp();
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
