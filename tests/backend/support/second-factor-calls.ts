/** The calls of a second factor, with an app that shows codes. */
import { Secret, TOTP } from 'otpauth';
import type { Answer, Person, TestApp } from './test-app.ts';

/** What an app shows that has read this address or secret. */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

interface Answered {
  code: string;
  secret: string;
  url: string;
  ticket: string;
  token: string;
  recovery_codes: string[];
  cancelled_email: string | null;
  confirmed_at: string | null;
}

export const halfMinute = 30_000;

export function secondFactorCalls(server: () => TestApp) {
  const post = (url: string, json: object = {}, as?: Person | string): Promise<Answer<Answered>> =>
    server().call<Answered>('POST', url, { json, as });
  return {
    post,
    /** Turns it on; a code that it has used works no more. */
    async setUp(person: Person | string) {
      const { secret } = (await post('/user/totp', {}, person)).body;
      const confirmed = await post('/user/totp/confirm', { code: codeAt(secret, server().now()) }, person);
      return {
        secret,
        confirmed,
        recovery: confirmed.body.recovery_codes,
        /** The next code that the app shows. */
        nextCode() {
          server().wait(halfMinute);
          return codeAt(secret, server().now());
        },
      };
    },
    status: async (person: Person | string) =>
      (
        await server().call<{ confirmed_at: string | null; recovery_codes: number }>('GET', '/user/totp', {
          as: person,
        })
      ).body,
    signIn: (ticket: string, code: string) => post('/login/totp', { ticket, code }),
  };
}
