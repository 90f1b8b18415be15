/** A message to the other one, with files where a task is between the two. */
import { Type } from '@fastify/type-provider-typebox';
import { conflict } from '#backend/domain/errors.ts';
import { keepUploads, takeDocuments, uploadsOf } from '#backend/http/document-uploads.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { runIdempotent } from '#backend/http/idempotency.ts';
import { requireSession, userOf } from '#backend/http/require-session.ts';
import * as conversations from '#backend/repositories/conversations.ts';
import * as documents from '#backend/repositories/documents.ts';
import * as messages from '#backend/repositories/messages.ts';
import * as tasks from '#backend/repositories/tasks.ts';
import { iso, notice, refusals, success } from '#backend/schema/answers.ts';
import { NewMessage } from '#backend/schema/conversation.ts';
import type { Services } from '#backend/services.ts';
import { publishActivity } from '#backend/use-cases/publish-activity.ts';
import { ownConversation } from './conversation-guard.ts';

export function messageRoutes(app: App, services: Services): void {
  const { db, now, bus } = services;
  const conversation = ownConversation(services);

  app.post(
    '/chat/new/message/:id',
    {
      ...takeDocuments(services),
      onRequest: [requireSession(services), conversation.hook],
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
      const { id: conversation_id } = conversation.from(call);
      const created_by = userOf(call).id;
      const created_with = conversations.otherParty(conversation.from(call), created_by);
      const uploads = uploadsOf(call);
      const task = uploads.length > 0 ? await tasks.newestIn(db, conversation_id) : undefined;
      if (uploads.length > 0 && !task) throw conflict('files-without-task');
      const files = uploads.map(({ name, digest }) => ({ name, digest }));
      const evidence = files.length > 0 ? { body: call.body, files } : call.body;

      const sent = await runIdempotent(
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
          const rows = belonging ? await documents.add(trx, uploads, belonging, now()) : [];
          await publishActivity(trx, bus, now(), { message, documents: rows });
          keepUploads(call);
          return { id: message.id, created_at: iso(message.created_at) };
        },
        evidence,
      );
      return success('Your message is sent.', sent);
    },
  );
}
