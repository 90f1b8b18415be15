/** How many words a document has: what a booking by the word or page costs. */
import { isLanguageCode } from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { uploadLimits } from '#backend/features/documents/uploads.ts';
import { findCaller } from '#backend/features/people/require-session.ts';
import { invalid, missing, tooLarge, wrongType } from '#backend/platform/errors.ts';
import { refusals } from '#backend/platform/http/answers.ts';
import { malformed } from '#backend/platform/http/api-error.ts';
import { contentOf, megabyte, refuseLarger } from '#backend/platform/http/bodies.ts';
import { knownUser, neverStored, setCaller } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { limitPerAddress, limitPerUser } from '#backend/platform/http/limits.ts';
import type { Services } from '#backend/services.ts';
import { type CountedFile, countFile } from './count-file.ts';
import { countableKinds, hasText, isPicture } from './text-of.ts';

/** A minute, of a person, else of an address. */
const mostFiles = 20;

const CountedFileAnswer = Type.Object({
  name: Type.String(),
  words: Type.Integer(),
  pages: Type.Union([Type.Integer(), Type.Null()], {
    description: 'Of 250 words, rounded up. `null` for a file that is not readable.',
  }),
  characters: Type.Integer({ description: 'With spaces, without line breaks.' }),
  readable: Type.Boolean({ description: 'False for a file without words, such as a scan.' }),
});

export function wordCountRoutes(app: App, services: Services): void {
  const perUser = limitPerUser(app, mostFiles, 'counted files');
  const perAddress = limitPerAddress(app, mostFiles, 'counted files');

  app.post(
    '/documents/count',
    {
      onRequest: [
        neverStored,
        async (call) => {
          const caller = await findCaller(call, services);
          if (caller) setCaller(call, caller);
        },
      ],
      preParsing: refuseLarger(uploadLimits.bytes * uploadLimits.files),
      schema: {
        summary: 'Count the words of documents',
        tags: ['documents'],
        description:
          `Send the files as multipart/form-data in the repeated field \`documents\`: ${countableKinds}. ` +
          'The field `language`, a two-letter code, comes before them; without it the script decides what a word is. ' +
          'Nothing is stored. No token is needed.',
        response: { 200: Type.Array(CountedFileAnswer), ...refusals },
      },
    },
    async (call, reply) => {
      if (!call.isMultipart())
        throw malformed(415, 'Send the files as multipart/form-data in the field "documents".');
      return countAll(call, reply);
    },
  );

  /** One file of a call is in memory at a time. */
  async function countAll(call: FastifyRequest, reply: FastifyReply): Promise<CountedFile[]> {
    const counted: CountedFile[] = [];
    let language: string | undefined;
    for await (const part of call.parts()) {
      if (part.type === 'field') {
        if (part.fieldname === 'language' && part.value) language = languageOf(part.value);
        continue;
      }
      const name = part.filename;
      const { bytes } = uploadLimits;
      const content = await contentOf(part, () =>
        tooLarge('file-too-large', { name, count: bytes / megabyte }),
      );
      if (!name && content.length === 0) continue;
      if (!/^documents(\[\d*\])?$/.test(part.fieldname))
        throw malformed(422, `"${part.fieldname}" is no field for files: send them as "documents".`);
      if (content.length === 0) throw invalid('file-empty', { name });
      if (!hasText(name) && !isPicture(name)) throw wrongType('file-kind', { name, kinds: countableKinds });
      await (knownUser(call) ? perUser(call, reply) : perAddress(call));
      counted.push(await countFile(name, content, language));
    }
    if (counted.length === 0) throw missing('documents', { rule: 'file' });
    return counted;
  }
}

function languageOf(value: unknown): string {
  if (typeof value === 'string' && isLanguageCode(value)) return value;
  throw malformed(422, '"language" must be a two-letter language code.');
}
