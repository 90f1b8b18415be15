/** The calls of passkeys, as a test makes them for a device in software. */
import { authenticator, type Faults } from './authenticator.ts';
import type { Answer, Person, TestApp } from './test-app.ts';

export type Device = ReturnType<typeof authenticator>;
export type Body = Record<string, unknown>;
type Options = Parameters<Device['create']>[0] & Parameters<Device['get']>[0];

interface Signed {
  token: string;
  code: string;
  id: string;
  user: { id: string; password_set_at: string | null }[];
}

export const origin = 'http://localhost:3000';

export function passkeyCalls(app: TestApp) {
  const post = (url: string, json: Body = {}, as?: Person | string): Promise<Answer<Signed>> =>
    app.call<Signed>('POST', url, { json, as });
  const optionsOf = async (url: string, as?: Person | string, json: Body = {}) =>
    (await app.call<Options>('POST', url, { as, json })).body;
  return {
    post,
    optionsOf,
    async add(person: Person | string, device = authenticator(origin), faults: Faults = {}) {
      const made = device.create(await optionsOf('/passkeys/options', person), faults);
      return { device, answer: await post('/passkeys', made, person) };
    },
    signIn: async (device: Device, faults: Faults = {}) =>
      post('/login/passkey', device.get(await optionsOf('/login/passkey/options'), faults)),
    async mailsTo({ id }: Pick<Person, 'id'>) {
      const mails = app.db.selectFrom('mails').select(['topic', 'content']).where('user_id', '=', id);
      return (await mails.execute()).map(({ topic, content }) => [topic, content?.about]);
    },
  };
}
