/**
 * What this window says to the page that opened it: that it is there, then the one-time code for the challenge it was
 * given. Both go to the exact origin that the address names, which the backend knows as a partner's; the browser vouches
 * for the origin of the answers.
 */
const every = 300;
const patience = 3_000;

type Word = 'sign-in-challenge' | 'sign-in-received';

export interface Talk {
  /** What the page's code must answer to; it is asked for until it comes. */
  challenge: Promise<string>;
  /** Resolves once the page has the code, or with false where it says nothing. */
  give(code: string): Promise<boolean>;
}

export function talkWith(opener: Window, origin: string): Talk {
  const say = (message: object) => opener.postMessage(message, origin);

  const hear = <Answer>(word: Word, read: (data: Record<string, unknown>) => Answer | undefined) =>
    new Promise<Answer>((resolve) => {
      const listen = ({ origin: from, source, data }: MessageEvent) => {
        if (from !== origin || source !== opener) return;
        const message = (data ?? {}) as Record<string, unknown>;
        const answer = message.dragoman === word ? read(message) : undefined;
        if (answer === undefined) return;
        removeEventListener('message', listen);
        resolve(answer);
      };
      addEventListener('message', listen);
    });

  const ready = () => say({ dragoman: 'sign-in-ready' });
  const asking = setInterval(ready, every);
  const challenge = hear('sign-in-challenge', ({ challenge: text }) =>
    typeof text === 'string' ? text : undefined,
  ).finally(() => clearInterval(asking));
  ready();

  return {
    challenge,
    give(code) {
      const received = hear('sign-in-received', () => true);
      say({ dragoman: 'sign-in-code', code });
      const silence = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience));
      return Promise.race([received, silence]);
    },
  };
}
