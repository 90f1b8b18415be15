/** Conversations, and the messages in them. */

import * as fields from '@dragoman/widgets/domain/fields.ts';
import { Type } from '@fastify/type-provider-typebox';
import * as documents from '#backend/features/documents/queries.ts';
import { acceptDocuments, confirmUploads, uploadsOf } from '#backend/features/documents/uploads.ts';
import { refuseBlocked } from '#backend/features/people/dealings.use-cases.ts';
import { hasBookedIn } from '#backend/features/people/page-reader.queries.ts';
import { refuseOnPage, requireSession } from '#backend/features/people/require-session.ts';
import { isUuid } from '#backend/platform/database/ids.ts';
import { notFound } from '#backend/platform/errors.ts';
import { iso, notice, refusals, success } from '#backend/platform/http/answers.ts';
import { malformed } from '#backend/platform/http/api-error.ts';
import { bodyLimits } from '#backend/platform/http/bodies.ts';
import { type Hook, readerOf, userOf } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { runIdempotent } from '#backend/platform/http/idempotency.ts';
import { limitPerUser, whenFiles } from '#backend/platform/http/limits.ts';
import { loadResource, uuidOf } from '#backend/platform/http/load-resource.ts';
import { linkTo } from '#backend/platform/http/paging.ts';
import { absolutePath } from '#backend/platform/http/public-url.ts';
import type { Services } from '#backend/services.ts';
import * as conversations from './conversations.queries.ts';
import * as messages from './messages.queries.ts';
import {
  Conversation,
  conversationAnswer,
  MessageAnswer,
  messageAnswer,
  NewConversation,
  NewMessage,
} from './schema.ts';
import { markConversationRead, sendMessage, startConversation } from './use-cases.ts';

/** Conversations between two people, and their messages. */
export function conversationRoutes(app: App, services: Services): void {
  const { db, config, bus } = services;
  const tags = ['conversations'];
  const signed = requireSession(services, 'page');

  const conversation = ownConversation(services);
  const party = [signed, conversation.hook];

  app.post(
    '/chat/new',
    {
      onRequest: requireSession(services),
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
      const rows = await conversations.list(db, readerOf(call));
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
      const reader = readerOf(call);
      if (before !== undefined && !isUuid(before))
        throw malformed(422, '"before" must be the id of a message.');
      const found = await messages.list(db, conversation.from(call).id, {
        reader,
        limit: limit + 1,
        before,
      });
      const page = found.slice(-limit);
      const [oldest] = page;
      if (found.length > limit && oldest) reply.header('link', linkTo(call, 'prev', { before: oldest.id }));
      const files = await documents.ofMessages(
        db,
        page.map((message) => message.id),
        reader,
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
        reader: readerOf(call),
      });
      return success('Read.', {});
    },
  );

  app.post(
    '/chat/:id/typing',
    {
      config: { isForOnce: true },
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
      await refuseBlocked(db, typist, reader);
      await bus.publishTransient(reader, 'typing', { conversation_id: id, user_id: typist });
      return success('Told.', {});
    },
  );
}

/** A client that sends no limit gets the whole conversation, up to this many messages. */
const defaultLimit = 1000;

/** A message to the other person, with files where the two share a task. */
export function messageRoutes(app: App, services: Services, limitUploads: Hook): void {
  const conversation = ownConversation(services);

  app.post(
    '/chat/new/message/:id',
    {
      bodyLimit: bodyLimits.long,
      ...acceptDocuments(services),
      onRequest: [
        requireSession(services, 'page'),
        conversation.hook,
        limitPerUser(app, 120),
        whenFiles(limitUploads),
      ],
      schema: {
        summary: 'Send a message',
        tags: ['conversations'],
        consumes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
        body: NewMessage,
        response: { 200: notice({ id: Type.String(), created_at: Type.String() }), ...refusals },
      },
    },
    async (call) => {
      const sent = await runIdempotent(call, services, async (inside) => {
        const message = await sendMessage(inside, {
          conversation: conversation.from(call),
          writer: readerOf(call),
          text: call.body.message,
          files: uploadsOf(call),
        });
        confirmUploads(call);
        return { id: message.id, created_at: iso(message.created_at) };
      });
      return success('Your message is sent.', sent);
    },
  );
}

/** Loads the conversation of a path, for its two parties only; on a partner's page since a booking there. */
const ownConversation = (services: Pick<Services, 'db' | 'config'>) =>
  loadResource(async (call) => {
    const id = uuidOf(call, 'id', 'conversation');
    const reader = readerOf(call);
    const found = await conversations.findFor(services.db, id, reader.id);
    if (!found) throw notFound('conversation');
    if (reader.origin !== null && !(await hasBookedIn(services.db, id, reader)))
      throw refuseOnPage(call, services, `/messages?conversation=${id}`);
    return found;
  });
