/** What a person gets by mail, and the outbox of a marketplace without a mail server. */
import * as fields from '@dragoman/widgets/domain/fields.ts';
import { type MailKind, mailKinds } from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as users from '#backend/features/people/queries.ts';
import { requireSession } from '#backend/features/people/require-session.ts';
import { isSame } from '#backend/platform/auth/tokens.ts';
import { isUuid } from '#backend/platform/database/ids.ts';
import type { MailChoices } from '#backend/platform/database/tables-identity.ts';
import { badLink, notFound } from '#backend/platform/errors.ts';
import { preferredLocale } from '#backend/platform/http/accept-language.ts';
import { iso, notice, refusals, success } from '#backend/platform/http/answers.ts';
import { unauthorized } from '#backend/platform/http/api-error.ts';
import { neverStored, userOf } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { uuidOf } from '#backend/platform/http/load-resource.ts';
import { isOwnMachine } from '#backend/platform/http/own-machine.ts';
import { ownOrigin } from '#backend/platform/http/public-url.ts';
import type { Services } from '#backend/services.ts';
import { unsubscribeToken, unsubscribeUrl } from './mail-links.ts';
import { mailboxPage } from './mailbox-page.tsx';
import { mailboxVisits } from './mailbox-visits.ts';
import * as mails from './queries.ts';
import { provenName, renderMail } from './render-mail.tsx';
import { chooseMails } from './use-cases.ts';

const shown = 200;
/**
 * A page with styles of its own, which loads nothing and runs nothing; its links open outside it. It has its origin: browsers
 * send a cookie of ours from no other.
 */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

/** The outbox of a marketplace that has no mail server: only on the machine that it runs on. */
export function mailboxRoutes(app: App, { db, config }: Services): void {
  if (config.mailUrl) return;
  const onRequest = [
    neverStored,
    async (call: FastifyRequest) => {
      if (!isOwnMachine(call, config)) throw notFound('address');
    },
  ];
  const visits = mailboxVisits(config);

  async function written(call: FastifyRequest, mail: mails.AddressedMail) {
    const { content, locale, id, recipient, created_at, status, reason } = mail;
    const origin = ownOrigin(call, config);
    const letter = content && {
      content,
      locale,
      name: provenName(mail),
      origin,
      unsubscribeUrl: unsubscribeUrl(origin, mail),
    };
    const text = letter ? await renderMail(letter) : { subject: '', text: '', html: '' };
    return { id, to: recipient, ...text, created_at: iso(created_at), status, reason };
  }

  app.get(
    '/mailbox',
    {
      onRequest,
      schema: {
        summary: 'Read the mails that no mail server sends',
        tags: ['account'],
        description: 'Only without MAIL_URL, and only on the machine that the backend runs on.',
        security: [{ mailboxKey: [] }],
        response: { 200: Type.Array(MailAnswer), ...refusals },
      },
    },
    async (call) => {
      if (!visits.isAllowed(call)) throw unauthorized();
      return Promise.all((await mails.list(db, shown)).map((mail) => written(call, mail)));
    },
  );

  const page = {
    onRequest: [
      ...onRequest,
      async (call: FastifyRequest, reply: FastifyReply) => {
        const { key } = call.query as { key?: unknown };
        if (typeof key === 'string' && visits.admit(call, reply, key)) return reply.redirect('/Mailbox', 303);
        if (!visits.isAllowed(call))
          return send(reply.code(401), mailboxPage(preferredLocale(call), 'locked'));
      },
    ],
    schema: { hide: true },
  };
  app.get('/Mailbox', page, async (call, reply) => {
    const all = await Promise.all((await mails.list(db, shown)).map((mail) => written(call, mail)));
    return send(reply, mailboxPage(preferredLocale(call), all));
  });
  app.get('/Mailbox/:id', page, async (call, reply) => {
    const mail = await mails.find(db, uuidOf(call, 'id', 'address'));
    if (!mail) throw notFound('address');
    return send(reply, (await written(call, mail)).html);
  });
}

const send = (reply: FastifyReply, page: string) =>
  reply
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(page);

/** The answer of the outbox. */
const MailAnswer = Type.Object({
  id: Type.String(),
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  html: Type.String(),
  created_at: fields.instant,
  status: Type.String({ description: 'waiting, sent or failed' }),
  reason: fields.nullable(Type.String({ description: 'why the last attempt to send it failed' })),
});

// TypeScript gives the names of entries the type string.
const forEachKind = <T>(of: (kind: MailKind) => T) =>
  Object.fromEntries(mailKinds.map((kind) => [kind, of(kind)])) as Record<MailKind, T>;

const choice = fields.oneOf(['now', 'never']);
const Choices = Type.Object(forEachKind(() => choice));

const answerOf = (choices: MailChoices) => forEachKind((kind) => choices[kind] ?? 'now');

/** What a person gets by mail, and the links in mails that turn off one kind without signing in. */
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
}

/**
 * RFC 8058: mail programs send a form to the address in the mail’s header, which is the page’s, too. The address says all; the
 * form may come in either encoding.
 */
export async function unsubscribeRoutes(app: App, services: Services): Promise<void> {
  app.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_call, _text, done) =>
    done(null, {}),
  );
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
