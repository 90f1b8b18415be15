/** Files of a multipart call: checked and stored as they arrive, and removed again unless the route confirms them. */
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { newId } from '#backend/platform/database/ids.ts';
import { invalid, tooLarge } from '#backend/platform/errors.ts';
import { malformed } from '#backend/platform/http/api-error.ts';
import { contentOf, megabyte, normaliseInput, refuseLarger } from '#backend/platform/http/bodies.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { addFiles, digestOf } from '#backend/platform/http/idempotency.ts';
import type { Services } from '#backend/services.ts';
import { documentType, nameForType } from './document-types.ts';
import type { StoredFile } from './queries.ts';

/** Bytes of a file, and files of a call. */
export const uploadLimits = { bytes: 25 * megabyte, files: 10 };

export interface Upload extends StoredFile {
  /** For the fingerprint of the call. */
  digest: string;
}

interface Received {
  uploads: Upload[];
  isConfirmed: boolean;
}

const receivedBy = new WeakMap<FastifyRequest, Received>();

export const multipartBodies = (app: App) =>
  app.register(multipart, {
    limits: {
      fileSize: uploadLimits.bytes,
      files: uploadLimits.files,
      fields: 50,
      fieldSize: 100_000,
      parts: uploadLimits.files + 50,
    },
  });

export const uploadsOf = (call: FastifyRequest): Upload[] => receivedBy.get(call)?.uploads ?? [];

/** Keeps the files in the storage. To be called in the transaction that stores their rows. */
export function confirmUploads(call: FastifyRequest): void {
  const received = receivedBy.get(call);
  if (received) received.isConfirmed = true;
}

/** Hooks for a route that accepts files in the repeated field `documents`. */
export function acceptDocuments({ storage }: Pick<Services, 'storage'>) {
  return {
    preParsing: refuseLarger(uploadLimits.bytes * uploadLimits.files),
    preValidation: async (call: FastifyRequest): Promise<void> => {
      if (!call.isMultipart()) return;
      const received: Received = { uploads: [], isConfirmed: false };
      receivedBy.set(call, received);
      const body: Record<string, unknown> = {};
      for await (const part of call.parts()) {
        if (part.type === 'field') body[part.fieldname] = part.value;
        else await store(part, received.uploads);
      }
      call.body = body;
      addFiles(call, received.uploads);
      await normaliseInput(call);
    },
    onSend: async (call: FastifyRequest): Promise<void> => {
      const received = receivedBy.get(call);
      if (!received || received.isConfirmed) return;
      for (const { storage_key } of received.uploads) await storage.remove(storage_key);
    },
  };

  async function store(part: MultipartFile, uploads: Upload[]): Promise<void> {
    // At most one file of a call is in memory.
    const name = cleanName(part.filename);
    const content = await contentOf(part, () =>
      tooLarge('file-too-large', { name, count: uploadLimits.bytes / megabyte }),
    );
    // For an empty file input browsers send a file without name and content.
    if (!part.filename && content.length === 0) return;
    if (!/^documents(\[\d*\])?$/.test(part.fieldname)) {
      throw malformed(422, `"${part.fieldname}" is no field for files: send them as "documents".`);
    }
    if (content.length === 0) throw invalid('file-empty', { name });
    const type = documentType(content, name);
    const storage_key = `documents/${newId()}`;
    await storage.save(storage_key, content);
    const digest = digestOf(content);
    uploads.push({
      name: shortened(nameForType(name, type)),
      size: content.length,
      type,
      storage_key,
      digest,
    });
  }
}

/** A safe file name: the last part of a path, without control characters and quotes. */
export function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return shortened(last.replace(/[\p{Cc}\p{Cf}\p{Cs}"]/gu, '').trim()) || 'document';
}

const longestName = 255;

/** Cut before the extension, in characters: an emoji is two UTF-16 code units. */
function shortened(name: string): string {
  const characters = [...name];
  if (characters.length <= longestName) return name;
  const [extension = ''] = /\.[^.]{1,20}$/u.exec(name) ?? [];
  return characters.slice(0, longestName - [...extension].length).join('') + extension;
}
