/** The files of a task, for its two parties, and for operators while it is disputed. */
import { TaskDocument } from '@dragoman/widgets/domain/task.ts';
import { Type } from '@fastify/type-provider-typebox';
import * as documents from '#backend/features/documents/queries.ts';
import { documentAnswer, Upload } from '#backend/features/documents/schema.ts';
import { acceptDocuments, confirmUploads, uploadsOf } from '#backend/features/documents/uploads.ts';
import { taskAddress } from '#backend/features/notifications/activities.ts';
import { isShownTo } from '#backend/features/people/page-reader.queries.ts';
import { refuseOnPage, requireSession } from '#backend/features/people/require-session.ts';
import { missing, notFound } from '#backend/platform/errors.ts';
import { fileOf, notice, refusals, success } from '#backend/platform/http/answers.ts';
import { malformed } from '#backend/platform/http/api-error.ts';
import type { Hook } from '#backend/platform/http/caller.ts';
import { isOperator, readerOf, userOf } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { runIdempotent } from '#backend/platform/http/idempotency.ts';
import { loadResource, uuidOf } from '#backend/platform/http/load-resource.ts';
import { inert } from '#backend/platform/http/security-headers.ts';
import type { Services } from '#backend/services.ts';
import { ownTask } from './own-task.ts';
import { uploadDocuments } from './use-cases.ts';

export function documentRoutes(app: App, services: Services, limitUploads: Hook): void {
  const { db, storage } = services;
  const tags = ['documents'];
  const signed = requireSession(services, 'page');
  const task = ownTask(services);

  app.post(
    '/task/accepted/:id/documents',
    {
      ...acceptDocuments(services),
      onRequest: [signed, task.hook, limitUploads],
      schema: {
        summary: 'Add files to a task',
        tags,
        description:
          'A deliverable is the work: its owner adds it from the start of the work until it is accepted. ' +
          'A source is anything else, which either party adds until the task is over.',
        consumes: ['multipart/form-data'],
        body: Upload,
        response: { 200: notice({ documents: Type.Array(TaskDocument) }), ...refusals },
      },
    },
    async (call) => {
      if (!call.isMultipart())
        throw malformed(415, 'Send the files as multipart/form-data in the field "documents".');
      const uploads = uploadsOf(call);
      if (uploads.length === 0) throw missing('documents', { rule: 'file' });
      const { kind = 'source' } = call.body;
      const added = await runIdempotent(call, services, async (inside) => {
        const rows = await uploadDocuments(inside, {
          task: task.from(call),
          sender: userOf(call),
          files: uploads,
          kind,
        });
        confirmUploads(call);
        return rows.map(documentAnswer);
      });
      return success('The documents are uploaded.', { documents: added });
    },
  );

  const document = loadResource(async (call) => {
    const reader = { id: userOf(call).id, isOperator: isOperator(call) };
    const found = await documents.findFor(db, uuidOf(call, 'id', 'document'), reader);
    if (!found) throw notFound('document');
    if (!isShownTo(found, readerOf(call)))
      throw refuseOnPage(call, services, taskAddress({ id: found.task_id }));
    return found;
  });
  app.get(
    '/documents/:id',
    {
      onRequest: [signed, document.hook],
      schema: {
        summary: 'Download a file',
        tags,
        response: { 200: fileOf('application/octet-stream'), ...refusals },
      },
    },
    async (call, reply) => {
      const { name, type, storage_key } = document.from(call);
      const file = await storage.open(storage_key);
      if (!file) throw notFound('document');
      return (
        reply
          // A text in an unknown encoding is bytes.
          .type(type === 'text/plain' ? 'application/octet-stream' : type)
          .header('content-length', file.size)
          .headers(inert)
          .header('content-disposition', `attachment; filename*=UTF-8''${encodeName(name)}`)
          .send(file.content)
      );
    },
  );
}

/** RFC 8187 escapes more characters than addresses do. */
const encodeName = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
