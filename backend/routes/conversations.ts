/** Conversations between two people, and their messages. */
import { Type } from '@fastify/type-provider-typebox';
import { isUuid } from '#backend/database/ids.ts';
import { malformed } from '#backend/http/api-error.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { runIdempotent } from '#backend/http/idempotency.ts';
import { linkTo } from '#backend/http/paging.ts';
import { absolutePath } from '#backend/http/public-url.ts';
import { requireSession, userOf } from '#backend/http/require-session.ts';
import * as conversations from '#backend/repositories/conversations.ts';
import * as documents from '#backend/repositories/documents.ts';
import * as messages from '#backend/repositories/messages.ts';
import { notice, refusals, success } from '#backend/schema/answers.ts';
import { Conversation, conversationAnswer, NewConversation } from '#backend/schema/conversation.ts';
import * as fields from '#backend/schema/fields.ts';
import { MessageAnswer, messageAnswer } from '#backend/schema/message.ts';
import type { Services } from '#backend/services.ts';
import { markConversationRead } from '#backend/use-cases/mark-conversation-read.ts';
import { startConversation } from '#backend/use-cases/start-conversation.ts';
import { ownConversation } from './conversation-guard.ts';

export function conversationRoutes(app: App, services: Services): void {
  const { db, config, bus } = services;
  const tags = ['conversations'];
  const signed = requireSession(services, 'page');

  const conversation = ownConversation(services);
  const party = [signed, conversation.hook];

  app.post(
    '/chat/new',
    {
      onRequest: signed,
      schema: {
        summary: 'Open the conversation with another person',
        tags,
        body: NewConversation,
        response: { 200: notice({ id: Type.String() }), ...refusals },
      },
    },
    async (call) => {
      const people = { from: userOf(call).id, to: call.body.created_with.toLowerCase() };
      const id = await runIdempotent(call, services, (inside) => startConversation(inside, people));
      return success('The conversation is open.', { id });
    },
  );

  app.get(
    '/chat',
    {
      onRequest: signed,
      schema: {
        summary: 'List one’s own conversations',
        tags,
        response: { 200: Type.Array(Conversation), ...refusals },
      },
    },
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
      schema: {
        summary: 'List a conversation’s messages',
        tags,
        querystring: Page,
        response: { 200: Type.Array(MessageAnswer), ...refusals },
      },
    },
    async (call, reply) => {
      const { limit = defaultLimit, before } = call.query;
      if (before !== undefined && !isUuid(before))
        throw malformed(422, '"before" must be the id of a message.');
      const found = await messages.list(db, conversation.from(call).id, limit + 1, before);
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
    {
      onRequest: party,
      schema: {
        summary: 'Mark a conversation as read',
        tags,
        response: { 200: notice({}), ...refusals },
      },
    },
    async (call) => {
      await markConversationRead(services, {
        conversation: conversation.from(call),
        reader: userOf(call).id,
      });
      return success('Read.', {});
    },
  );

  app.post(
    '/chat/:id/typing',
    {
      onRequest: party,
      schema: {
        summary: 'Show the other person that one is typing',
        tags,
        response: { 200: notice({}), ...refusals },
      },
    },
    async (call) => {
      const { id } = conversation.from(call);
      const typist = userOf(call).id;
      const reader = conversations.otherParty(conversation.from(call), typist);
      await bus.publishTransient(reader, 'typing', { conversation_id: id, user_id: typist });
      return success('Told.', {});
    },
  );
}

/** A client that sends no limit gets the whole conversation, up to this many messages. */
const defaultLimit = 1000;
