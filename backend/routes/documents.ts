/** The files of a task, for its two parties, and for operators while it is disputed. */
import { Type } from '@fastify/type-provider-typebox';
import { isUuid } from '#backend/database/ids.ts';
import { missing, notFound } from '#backend/domain/errors.ts';
import { malformed } from '#backend/http/api-error.ts';
import { acceptDocuments, confirmUploads, uploadsOf } from '#backend/http/document-uploads.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { runIdempotent } from '#backend/http/idempotency.ts';
import type { Hook } from '#backend/http/limit-per-user.ts';
import { loadResource, parameter } from '#backend/http/load-resource.ts';
import { isOperator } from '#backend/http/require-operator.ts';
import { requireSession, userOf } from '#backend/http/require-session.ts';
import { inert } from '#backend/http/security-headers.ts';
import * as documents from '#backend/repositories/documents.ts';
import { fileOf, notice, refusals, success } from '#backend/schema/answers.ts';
import { Document, documentAnswer, Upload } from '#backend/schema/document.ts';
import type { Services } from '#backend/services.ts';
import { uploadDocuments } from '#backend/use-cases/upload-documents.ts';
import { ownTask } from './task-guard.ts';

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
        response: { 200: notice({ documents: Type.Array(Document) }), ...refusals },
      },
    },
    async (call) => {
      if (!call.isMultipart())
        throw malformed(415, 'Send the files as multipart/form-data in the field "documents".');
      const uploads = uploadsOf(call);
      if (uploads.length === 0) throw missing('documents', { rule: 'file' });
      const { kind = 'source' } = call.body;
      const files = uploads.map(({ name, digest }) => ({ name, digest }));
      const added = await runIdempotent(
        call,
        services,
        async (inside) => {
          const rows = await uploadDocuments(inside, {
            task: task.from(call),
            sender: userOf(call),
            files: uploads,
            kind,
          });
          confirmUploads(call);
          return rows.map(documentAnswer);
        },
        { kind, files },
      );
      return success('The documents are uploaded.', { documents: added });
    },
  );

  const document = loadResource(async (call) => {
    const id = parameter(call, 'id');
    const reader = { id: userOf(call).id, isOperator: isOperator(call) };
    const found = isUuid(id) ? await documents.findFor(db, id, reader) : undefined;
    if (!found) throw notFound('document');
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

/** By RFC 8187, which escapes more characters than addresses do. */
const encodeName = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
