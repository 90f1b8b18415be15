/** How many words a document has: what a booking by the word or page costs. */
import { isLanguageCode } from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cleanName, uploadLimits } from '#backend/features/documents/uploads.ts';
import { findCaller } from '#backend/features/people/require-session.ts';
import { invalid, missing, tooLarge, tooMany, wrongType } from '#backend/platform/errors.ts';
import { refusals } from '#backend/platform/http/answers.ts';
import { busy, malformed } from '#backend/platform/http/api-error.ts';
import { contentOf, megabyte, refuseLarger } from '#backend/platform/http/bodies.ts';
import { knownUser, neverStored, setCaller } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { limitPerAddress, limitPerUser, placesPerAddress } from '#backend/platform/http/limits.ts';
import type { Services } from '#backend/services.ts';
import { type CountedFile, countFile } from './count-file.ts';
import { countableKinds, endingOf, hasText, isPicture } from './text-of.ts';

/** A minute, of a person, else of an address. */
const mostFiles = 20;

/** Calls under way, of which each holds a file in memory: in this process, and of an address. */
const mostCalls = { all: 12, address: 3 };

/** In seconds. */
const retryAfter = 2;

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
  const isLimited = services.config.rateLimits === 'on';
  const takePlace = placesPerAddress(isLimited ? mostCalls.address : mostCalls.all);
  let underWay = 0;

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
      if (underWay >= mostCalls.all) throw busy(retryAfter);
      // Nothing of the body has been read.
      const leave = takePlace(call.ip);
      if (!leave) throw tooMany(retryAfter);
      underWay += 1;
      try {
        return await countAll(call, reply);
      } finally {
        underWay -= 1;
        leave();
      }
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
      if (!/^documents(\[\d*\])?$/.test(part.fieldname))
        throw malformed(422, `"${part.fieldname}" is no field for files: send them as "documents".`);
      const name = cleanName(part.filename);
      const ending = endingOf(name);
      // For an empty file input browsers send a file without name and content.
      if (part.filename && !hasText(ending) && !isPicture(ending))
        throw wrongType('file-kind', { name, kinds: countableKinds });
      await (knownUser(call) ? perUser(call, reply) : perAddress(call));
      const { bytes } = uploadLimits;
      const content = await contentOf(part, () =>
        tooLarge('file-too-large', { name, count: bytes / megabyte }),
      );
      if (!part.filename && content.length === 0) continue;
      if (content.length === 0) throw invalid('file-empty', { name });
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
