/** What the signed-in user gets by mail. */
import { type MailChoices, mailKinds } from '#core/domain/mail-choice.ts';
import type { Client } from './client.ts';
import { recordOf } from './wire.ts';

const choicesFromWire = (value: unknown): MailChoices => {
  const wire = recordOf(value);
  const entries = mailKinds.flatMap((kind) =>
    wire[kind] === 'now' || wire[kind] === 'never' ? [[kind, wire[kind] === 'now'] as const] : [],
  );
  return Object.fromEntries(entries);
};

export const mailChoices = (client: Client) => ({
  async read(): Promise<MailChoices> {
    const { body } = await client.call({ path: '/user/notifications', token: 'always' });
    return choicesFromWire(body);
  },

  /** What is not in `choices` stays as it is. */
  async choose(choices: MailChoices): Promise<MailChoices> {
    const body = Object.fromEntries(
      Object.entries(choices).map(([kind, isMailed]) => [kind, isMailed ? 'now' : 'never']),
    );
    const answer = await client.call({ method: 'PATCH', path: '/user/notifications', body, token: 'always' });
    return choicesFromWire(answer.body);
  },
});
