/**
 * Messages between this window and the page that opened it. The window reports that it is ready, receives a code
 * challenge and sends the authorization code for it. It posts only to the exact origin in its address, which the
 * backend knows as a partner's, and accepts messages only from that origin.
 */
const readyInterval = 300;
const confirmationTimeout = 3_000;

type MessageName = 'sign-in-challenge' | 'sign-in-received';

/** What the page asks for: a code for this challenge, and perhaps a form that is filled in. */
interface Opening {
  challenge: string;
  prefill: Readonly<Record<string, unknown>>;
}

export interface OpenerChannel {
  /** The window reports that it is ready until this arrives. */
  opening: Promise<Opening>;
  /** Resolves with true once the page confirms the code, and with false if it does not confirm in time. */
  sendCode(code: string): Promise<boolean>;
}

export function openChannel(opener: Window, origin: string): OpenerChannel {
  const post = (message: object) => opener.postMessage(message, origin);

  const receive = <Answer>(name: MessageName, read: (data: Record<string, unknown>) => Answer | undefined) =>
    new Promise<Answer>((resolve) => {
      const listen = ({ origin: from, source, data }: MessageEvent) => {
        if (from !== origin || source !== opener) return;
        const message = (data ?? {}) as Record<string, unknown>;
        const answer = message.dragoman === name ? read(message) : undefined;
        if (answer === undefined) return;
        removeEventListener('message', listen);
        resolve(answer);
      };
      addEventListener('message', listen);
    });

  const reportReady = () => post({ dragoman: 'sign-in-ready' });
  const timer = setInterval(reportReady, readyInterval);
  const opening = receive('sign-in-challenge', ({ challenge, prefill }) =>
    typeof challenge === 'string'
      ? { challenge, prefill: { ...(prefill as object | undefined) } }
      : undefined,
  ).finally(() => clearInterval(timer));
  reportReady();

  return {
    opening,
    sendCode(code) {
      const confirmed = receive('sign-in-received', () => true);
      post({ dragoman: 'sign-in-code', code });
      const timeout = new Promise<boolean>((resolve) =>
        setTimeout(() => resolve(false), confirmationTimeout),
      );
      return Promise.race([confirmed, timeout]);
    },
  };
}
