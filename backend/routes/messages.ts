/** A message to the other person, with files where the two share a task. */
import { Type } from '@fastify/type-provider-typebox';
import { bodyLimits } from '#backend/http/bodies.ts';
import { acceptDocuments, confirmUploads, uploadsOf } from '#backend/http/document-uploads.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { runIdempotent } from '#backend/http/idempotency.ts';
import { type Hook, limitPerUser, whenFiles } from '#backend/http/limit-per-user.ts';
import { requireSession, userOf } from '#backend/http/require-session.ts';
import { iso, notice, refusals, success } from '#backend/schema/answers.ts';
import { NewMessage } from '#backend/schema/conversation.ts';
import type { Services } from '#backend/services.ts';
import { sendMessage } from '#backend/use-cases/send-message.ts';
import { ownConversation } from './conversation-guard.ts';

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
      const uploads = uploadsOf(call);
      const files = uploads.map(({ name, digest }) => ({ name, digest }));
      const fingerprintOf = files.length > 0 ? { body: call.body, files } : call.body;
      const sent = await runIdempotent(
        call,
        services,
        async (inside) => {
          const message = await sendMessage(inside, {
            conversation: conversation.from(call),
            author: userOf(call).id,
            text: call.body.message,
            files: uploads,
          });
          confirmUploads(call);
          return { id: message.id, created_at: iso(message.created_at) };
        },
        fingerprintOf,
      );
      return success('Your message is sent.', sent);
    },
  );
}
