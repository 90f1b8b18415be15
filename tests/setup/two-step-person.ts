import { Secret, TOTP } from 'otpauth';
import { inject } from 'vitest';
import { codeTicketOf } from '#core/api/api-error.ts';
import { createClient } from '#core/api/client.ts';
import { secondFactor } from '#core/api/second-factor.ts';
import { account } from '#core/api/session.ts';
import { getRuntime } from '#core/runtime/runtime.ts';

/** Somebody whose sign-in asks for a code, and their recovery codes. */
export async function twoStepPerson() {
  const person = { email: `two-step-${crypto.randomUUID()}@example.test`, password: 'analytical engine' };
  let token: string | null = null;
  const client = createClient({ baseUrl: inject('apiUrl'), token: () => token });
  const names = { firstName: 'Ada', lastName: 'Test', language: 'en' };
  await account(client).signUp({ ...names, ...person });
  ({ token } = await account(client).signIn(person.email, person.password));
  const { secret } = await secondFactor(client).begin();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const { recoveryCodes } = await secondFactor(client).turnOn(totp.generate());
  return {
    person,
    recoveryCodes,
    /** Its code was not used yet, and the backend takes the next one as well. */
    next: () => totp.generate({ timestamp: Date.now() + 30_000 }),
    /** Signs in on the page, with one of the recovery codes. */
    async enter() {
      const { session } = getRuntime();
      const ticket = await session.signIn(person.email, person.password).then(() => '', codeTicketOf);
      const code = recoveryCodes.pop() ?? '';
      await session.signInBy('password', (backend) => account(backend).signInByCode(ticket, code));
    },
    /** Ends the session of the page, as from another device. */
    endSession: () => client.call({ method: 'DELETE', path: '/user/sessions', token: 'always' }),
  };
}
