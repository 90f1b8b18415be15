/** The outbox of a marketplace that has no mail server: only on the machine that it runs on. */
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUuid } from '#backend/database/ids.ts';
import { notFound } from '#backend/domain/errors.ts';
import { preferredLocale } from '#backend/http/accept-language.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { parameter } from '#backend/http/load-resource.ts';
import { isOwnMachine } from '#backend/http/own-machine.ts';
import { ownOrigin } from '#backend/http/public-url.ts';
import { neverStored } from '#backend/http/require-session.ts';
import { unsubscribeUrl } from '#backend/mail/mail-links.ts';
import { mailboxPage } from '#backend/mail/mailbox-page.tsx';
import { renderMail } from '#backend/mail/render-mail.tsx';
import * as mails from '#backend/repositories/mails.ts';
import { iso, refusals } from '#backend/schema/answers.ts';
import { MailAnswer } from '#backend/schema/mail.ts';
import type { Services } from '#backend/services.ts';

const shown = 200;
/** A page with styles of its own, which loads nothing and runs nothing; its links open outside it. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

export function mailboxRoutes(app: App, { db, config }: Services): void {
  if (config.mailUrl) return;
  const onRequest = [
    neverStored,
    async (call: FastifyRequest) => {
      if (!isOwnMachine(call, config)) throw notFound('address');
    },
  ];

  async function written(call: FastifyRequest, mail: mails.AddressedMail) {
    const { content, locale, firstname: name, id, recipient, created_at, status } = mail;
    const origin = ownOrigin(call, config);
    const letter = content && {
      ...{ content, locale, name, origin },
      unsubscribeUrl: unsubscribeUrl(origin, mail),
    };
    const text = letter ? await renderMail(letter) : { subject: '', text: '', html: '' };
    return { id, to: recipient, ...text, created_at: iso(created_at), status };
  }

  app.get(
    '/mailbox',
    {
      onRequest,
      schema: {
        summary: 'Read the mails that no mail server sends',
        tags: ['account'],
        description: 'Only without MAIL_URL, and only on the machine that the backend runs on.',
        response: { 200: Type.Array(MailAnswer), ...refusals },
      },
    },
    async (call) => Promise.all((await mails.list(db, shown)).map((mail) => written(call, mail))),
  );

  const page = { onRequest, schema: { hide: true } };
  app.get('/Mailbox', page, async (call, reply) => {
    const all = await Promise.all((await mails.list(db, shown)).map((mail) => written(call, mail)));
    return send(reply, mailboxPage(preferredLocale(call), all));
  });
  app.get('/Mailbox/:id', page, async (call, reply) => {
    const id = parameter(call, 'id');
    const mail = isUuid(id) ? await mails.find(db, id) : undefined;
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
