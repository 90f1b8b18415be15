/** Reads the picture that a call uploads, in the field `image` of a multipart body. */
import { limits } from '@dragoman/widgets/server';
import type { FastifyRequest } from 'fastify';
import { missing, tooLarge } from '#backend/domain/errors.ts';
import { malformed } from './api-error.ts';
import { contentOf, megabyte } from './large-bodies.ts';

/** Reads the body to its end, so that one that is cut short after the picture is refused. */
export async function pictureOf(call: FastifyRequest): Promise<Buffer> {
  if (!call.isMultipart())
    throw malformed(415, 'Send the picture as multipart/form-data in the field "image".');
  let picture: Buffer | undefined;
  for await (const part of call.parts({ limits: { files: 1, fileSize: limits.imageBytes } })) {
    if (part.type !== 'file') continue;
    const content = await contentOf(part, () =>
      tooLarge('picture-too-large', { count: limits.imageBytes / megabyte }),
    );
    if (part.fieldname === 'image') picture = content;
  }
  if (!picture) throw missing('image', { rule: 'picture' });
  return picture;
}
