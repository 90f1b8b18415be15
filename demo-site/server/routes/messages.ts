/** A message to the other one, with files where a task is between the two. */
import { Type } from '@fastify/type-provider-typebox';
import { announce } from '#server/announcements.ts';
import { conflict } from '#server/api-error.ts';
import { ownConversation } from '#server/conversation-guard.ts';
import { keepUploads, takeDocuments, uploadsOf } from '#server/document-uploads.ts';
import { once } from '#server/idempotency.ts';
import * as conversations from '#server/repositories/conversations.ts';
import * as documents from '#server/repositories/documents.ts';
import * as messages from '#server/repositories/messages.ts';
import * as tasks from '#server/repositories/tasks.ts';
import { iso, notice, refusals, success } from '#server/schema/answers.ts';
import { NewMessage } from '#server/schema/conversation.ts';
import type { App, Services } from '#server/services.ts';
import { signedIn, userOf } from '#server/signed-in.ts';

export function messageRoutes(app: App, services: Services): void {
  const { db, now, bus } = services;
  const conversation = ownConversation(services);

  app.post(
    '/chat/new/message/:id',
    {
      ...takeDocuments(services),
      onRequest: [signedIn(services), conversation.hook],
      config: {
        rateLimit: {
          max: 60,
          timeWindow: 60_000,
          keyGenerator: (call) => `user:${userOf(call).id}`,
          // Files are counted, words are not; the body, which would tell, is not read yet.
          allowList: (call) => !/^multipart\//i.test(call.headers['content-type'] ?? ''),
        },
      },
      schema: {
        tags: ['conversations'],
        consumes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
        body: NewMessage,
        response: { 200: notice({ id: Type.String(), created_at: Type.String() }), ...refusals },
      },
    },
    async (call) => {
      const { id: conversation_id } = conversation.of(call);
      const created_by = userOf(call).id;
      const created_with = conversations.otherParty(conversation.of(call), created_by);
      const uploads = uploadsOf(call);
      const task = uploads.length > 0 ? await tasks.newestIn(db, conversation_id) : undefined;
      if (uploads.length > 0 && !task) throw conflict('files-without-task');
      const files = uploads.map(({ name, digest }) => ({ name, digest }));
      const evidence = files.length > 0 ? { body: call.body, files } : call.body;

      const sent = await once(
        call,
        services,
        async (trx) => {
          const text = call.body.message;
          const message = await messages.add(
            trx,
            { conversation_id, kind: 'text', text, created_by, created_with },
            now(),
          );
          const belonging = task && { task_id: task.id, message_id: message.id, uploaded_by: created_by };
          const rows = belonging ? documents.rowsOf(uploads, belonging, now()) : [];
          await documents.add(trx, rows);
          await announce(trx, bus, now(), { message, documents: rows });
          keepUploads(call);
          return { id: message.id, created_at: iso(message.created_at) };
        },
        evidence,
      );
      return success('Your message is sent.', sent);
    },
  );
}
