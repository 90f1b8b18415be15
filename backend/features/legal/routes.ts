import * as fields from '@dragoman/widgets/domain/fields.ts';
import { type LegalKind, LegalText, legalKinds } from '@dragoman/widgets/domain/legal.ts';
import { textLanguages } from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';
import { notFound } from '#backend/platform/errors.ts';
import { refusals } from '#backend/platform/http/answers.ts';
import { revalidate } from '#backend/platform/http/etag.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { loadResource, parameter } from '#backend/platform/http/load-resource.ts';
import type { Services } from '#backend/services.ts';

/** The company's own texts: what people agree to, and who runs the marketplace. */
export function legalRoutes(app: App, { legalTexts }: Services): void {
  const kind = loadResource(async (call): Promise<LegalKind> => {
    const name = parameter(call, 'kind');
    const known = legalKinds.find((one) => one === name);
    if (!known) throw notFound('address');
    return known;
  });

  app.get(
    '/api/legal/:kind',
    {
      onRequest: kind.hook,
      onSend: revalidate,
      schema: {
        summary: 'Read the terms, the privacy policy or the imprint',
        description: `\`kind\` is ${legalKinds.join(', ')}. Without \`language\` the text is English.`,
        tags: ['legal texts'],
        querystring: Type.Object({ language: Type.Optional(fields.oneOf(textLanguages)) }),
        response: { 200: LegalText, ...refusals },
      },
    },
    async (call) => legalTexts[call.query.language ?? 'en'].shown[kind.from(call)],
  );
}
