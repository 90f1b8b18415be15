/** Conversations between two people, and what they say. */
import { Type } from '@fastify/type-provider-typebox';
import { absolutePath } from '#server/addresses.ts';
import { announce } from '#server/announcements.ts';
import { malformed, notFound, wrong } from '#server/api-error.ts';
import { ownConversation } from '#server/conversation-guard.ts';
import { once } from '#server/idempotency.ts';
import { isUuid } from '#server/ids.ts';
import { linkTo } from '#server/paging.ts';
import * as conversations from '#server/repositories/conversations.ts';
import * as documents from '#server/repositories/documents.ts';
import * as messages from '#server/repositories/messages.ts';
import * as users from '#server/repositories/users.ts';
import { notice, refusals, success } from '#server/schema/answers.ts';
import { Conversation, conversationAnswer, NewConversation } from '#server/schema/conversation.ts';
import * as fields from '#server/schema/fields.ts';
import { MessageAnswer, messageAnswer } from '#server/schema/message.ts';
import type { App, Services } from '#server/services.ts';
import { signedIn, userOf } from '#server/signed-in.ts';
import { inTransaction } from '#server/transaction.ts';

export function conversationRoutes(app: App, services: Services): void {
  const { db, config, now, bus } = services;
  const tags = ['conversations'];
  const signed = signedIn(services);

  const conversation = ownConversation(services);
  const party = [signed, conversation.hook];

  app.post(
    '/chat/new',
    {
      onRequest: signed,
      schema: { tags, body: NewConversation, response: { 200: notice({ id: Type.String() }), ...refusals } },
    },
    async (call) => {
      const other = call.body.created_with.toLowerCase();
      const found = isUuid(other) ? await users.find(db, other) : undefined;
      if (!found) throw notFound('person');
      if (other === userOf(call).id) throw wrong('created_with', { rule: 'somebody-else' });
      const id = await once(call, services, (trx) => conversations.start(trx, userOf(call).id, other, now()));
      return success('The conversation is open.', { id });
    },
  );

  app.get(
    '/chat',
    { onRequest: signed, schema: { tags, response: { 200: Type.Array(Conversation), ...refusals } } },
    async (call) => {
      const rows = await conversations.list(db, userOf(call).id);
      return rows.map((row) => conversationAnswer(row, userOf(call).id, absolutePath(call, config)));
    },
  );

  const Page = Type.Object({
    limit: Type.Optional(fields.whole(1, 100)),
    before: Type.Optional(Type.String({ maxLength: 100, description: 'the id of a message' })),
  });
  app.get(
    '/chat/selectedChat/:id',
    {
      onRequest: party,
      schema: { tags, querystring: Page, response: { 200: Type.Array(MessageAnswer), ...refusals } },
    },
    async (call, reply) => {
      const { limit = most, before } = call.query;
      if (before !== undefined && !isUuid(before))
        throw malformed(422, '"before" must be the id of a message.');
      const found = await messages.list(db, conversation.of(call).id, limit + 1, before);
      const page = found.slice(-limit);
      const [oldest] = page;
      if (found.length > limit && oldest) reply.header('link', linkTo(call, 'prev', { before: oldest.id }));
      const files = await documents.ofMessages(
        db,
        page.map((message) => message.id),
      );
      return page.map((message) => messageAnswer(message, files));
    },
  );

  app.post(
    '/chat/:id/read',
    { onRequest: party, schema: { tags, response: { 200: notice({}), ...refusals } } },
    async (call) => {
      const reader = userOf(call).id;
      const { id: conversation_id } = conversation.of(call);
      const author = conversations.otherParty(conversation.of(call), reader);
      await inTransaction(db, async (trx) => {
        const message_id = await messages.markRead(trx, conversation.of(call), reader, now());
        if (message_id)
          await announce(trx, bus, now(), { read: { reader, author, conversation_id, message_id } });
      });
      return success('Read.', {});
    },
  );

  app.post(
    '/chat/:id/typing',
    { onRequest: party, schema: { tags, response: { 200: notice({}), ...refusals } } },
    async (call) => {
      const { id } = conversation.of(call);
      const typist = userOf(call).id;
      const reader = conversations.otherParty(conversation.of(call), typist);
      await bus.whisper(reader, 'typing', { conversation_id: id, user_id: typist });
      return success('Told.', {});
    },
  );
}

/** Without a limit an old client gets the whole conversation, up to this many. */
const most = 1000;
