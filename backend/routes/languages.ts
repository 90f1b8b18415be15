/** The languages on offer, from which filters choose. */
import { Type } from '@fastify/type-provider-typebox';
import { revalidate } from '#backend/http/etag.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { reuseReads } from '#backend/http/reuse-reads.ts';
import { type LanguageFilter, offeredLanguages } from '#backend/repositories/offer-languages.ts';
import { refusals } from '#backend/schema/answers.ts';
import * as fields from '#backend/schema/fields.ts';
import type { Services } from '#backend/services.ts';

const LanguageQuery = Type.Object({
  category: Type.Optional(fields.category),
  with: Type.Optional(fields.languageCode),
});

const OfferedLanguages = Type.Array(
  Type.Object({
    code: Type.String({ description: 'two letters' }),
    offers: Type.Number({ description: 'active offers for this language, and for the one in `with`' }),
  }),
);

export function languageRoutes(app: App, { db }: Services): void {
  const read = reuseReads((filter: LanguageFilter) => offeredLanguages(db, filter));
  app.get(
    '/api/languages',
    {
      onSend: revalidate,
      schema: {
        summary: 'List the languages on offer',
        tags: ['offers'],
        querystring: LanguageQuery,
        response: { 200: OfferedLanguages, ...refusals },
      },
    },
    (call) => read({ category: call.query.category, with: call.query.with }),
  );
}
