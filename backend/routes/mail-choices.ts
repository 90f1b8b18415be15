/** What a person gets by mail, and the links in mails that turn off one kind without signing in. */
import { timingSafeEqual } from 'node:crypto';
import { type MailKind, mailKinds } from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';
import { isUuid } from '#backend/database/ids.ts';
import type { MailChoices } from '#backend/database/tables-mail.ts';
import { badLink } from '#backend/domain/errors.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { neverStored, requireSession, userOf } from '#backend/http/require-session.ts';
import { unsubscribeToken } from '#backend/mail/mail-links.ts';
import * as users from '#backend/repositories/users.ts';
import { notice, refusals, success } from '#backend/schema/answers.ts';
import * as fields from '#backend/schema/fields.ts';
import type { Services } from '#backend/services.ts';
import { chooseMails } from '#backend/use-cases/choose-mails.ts';

const choice = fields.oneOf(['now', 'never']);
const Choices = Type.Object({
  bookings: choice,
  money: choice,
  messages: choice,
  proposals: choice,
  reviews: choice,
});

const answerOf = ({ bookings, money, messages, proposals, reviews }: MailChoices) => ({
  bookings: bookings ?? 'now',
  money: money ?? 'now',
  messages: messages ?? 'now',
  proposals: proposals ?? 'now',
  reviews: reviews ?? 'now',
});

export function mailChoiceRoutes(app: App, services: Services): void {
  const onRequest = requireSession(services);
  const tags = ['notifications'];

  app.get(
    '/user/notifications',
    {
      onRequest,
      schema: { summary: 'Show what one gets by mail', tags, response: { 200: Choices, ...refusals } },
    },
    async (call) => answerOf(userOf(call).mail_choices),
  );

  app.patch(
    '/user/notifications',
    {
      onRequest,
      schema: {
        summary: 'Choose what one gets by mail',
        tags,
        description: 'Mails about the security of the account always come.',
        body: Type.Partial(Choices),
        response: { 200: Choices, ...refusals },
      },
    },
    async (call) => {
      const chosen = Object.fromEntries(
        mailKinds.flatMap((kind) => (call.body[kind] ? [[kind, call.body[kind]]] : [])),
      );
      return answerOf(await chooseMails(services, userOf(call).id, chosen));
    },
  );

  // RFC 8058: mail programs send this form to the address in the mail’s header, which is the page’s, too.
  app.post(
    '/Unsubscribe',
    {
      config: { rateLimit: { max: 60, timeWindow: 60_000 } },
      onRequest: neverStored,
      schema: {
        hide: true,
        querystring: Type.Object({
          user: Type.Optional(Type.String()),
          kind: Type.Optional(Type.String()),
          token: Type.Optional(Type.String()),
        }),
        response: { 200: notice({}), ...refusals },
      },
    },
    async (call) => {
      const { user: id = '', kind = '', token = '' } = call.query;
      const user = isUuid(id) ? await users.find(services.db, id) : undefined;
      if (!user || !isKind(kind) || !isSame(token, unsubscribeToken(user.unsubscribe_key, kind)))
        throw badLink('link-unknown');
      await chooseMails(services, user.id, { [kind]: 'never' });
      return success('You get no more mails of this kind.', {});
    },
  );
}

const isKind = (kind: string): kind is MailKind => mailKinds.some((known) => known === kind);

const isSame = (given: string, right: string): boolean =>
  given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
