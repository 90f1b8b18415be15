/** Files that come with a multipart call: checked and stored as they arrive, and dropped when nothing keeps them. */
import { createHash } from 'node:crypto';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { newId } from '#backend/database/ids.ts';
import { invalid, tooLarge } from '#backend/domain/errors.ts';
import { documentType } from '#backend/files/document-types.ts';
import type { StoredFile } from '#backend/repositories/documents.ts';
import type { Services } from '#backend/services.ts';
import { malformed } from './api-error.ts';
import type { App } from './fastify-app.ts';
import { normaliseInput } from './input.ts';
import { contentOf, megabyte, refuseLarger } from './large-bodies.ts';

const bytes = 25 * megabyte;
const files = 10;

export interface Upload extends StoredFile {
  /** Tells a repeated call from another one. */
  digest: string;
}

interface Arrival {
  uploads: Upload[];
  kept: boolean;
}

const arrivals = new WeakMap<FastifyRequest, Arrival>();

export const multipartBodies = (app: App) =>
  app.register(multipart, {
    limits: { fileSize: bytes, files, fields: 50, fieldSize: 100_000, parts: files + 50 },
  });

export const uploadsOf = (call: FastifyRequest): Upload[] => arrivals.get(call)?.uploads ?? [];

/** To be called in the transaction that remembers the files. */
export function keepUploads(call: FastifyRequest): void {
  const arrival = arrivals.get(call);
  if (arrival) arrival.kept = true;
}

/** Hooks for a route that takes files in the repeated part `documents`. */
export function takeDocuments({ storage }: Pick<Services, 'storage'>) {
  return {
    preParsing: refuseLarger(bytes * files),
    preValidation: async (call: FastifyRequest): Promise<void> => {
      if (!call.isMultipart()) return;
      const arrival: Arrival = { uploads: [], kept: false };
      arrivals.set(call, arrival);
      const body: Record<string, unknown> = {};
      for await (const part of call.parts()) {
        if (part.type === 'field') body[part.fieldname] = part.value;
        else await store(part, arrival);
      }
      call.body = body;
      await normaliseInput(call);
    },
    onSend: async (call: FastifyRequest): Promise<void> => {
      const arrival = arrivals.get(call);
      if (!arrival || arrival.kept) return;
      for (const { storage_key } of arrival.uploads) await storage.remove(storage_key);
    },
  };

  async function store(part: MultipartFile, arrival: Arrival): Promise<void> {
    // One file at a time is held in memory, however many come.
    const name = cleanName(part.filename);
    const content = await contentOf(part, () =>
      tooLarge('file-too-large', { name, count: bytes / megabyte }),
    );
    // A form whose file input was left alone sends a file without name and content.
    if (!part.filename && content.length === 0) return;
    if (!/^documents(\[\d*\])?$/.test(part.fieldname)) {
      throw malformed(422, `"${part.fieldname}" is no field for files: send them as "documents".`);
    }
    if (content.length === 0) throw invalid('file-empty', { name });
    const type = documentType(content, name);
    const storage_key = `documents/${newId()}`;
    await storage.save(storage_key, content);
    const digest = createHash('sha256').update(content).digest('base64url');
    arrival.uploads.push({ name, size: content.length, type, storage_key, digest });
  }
}

/** A name to show and to save under: the last part of a path, without characters that steer terminals or headers. */
function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const characters = [...last.replace(/[\p{Cc}\p{Cf}\p{Cs}"]/gu, '').trim()];
  return characters.slice(0, 200).join('') || 'document';
}
