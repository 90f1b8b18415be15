/** The published OpenAPI document, generated from the schemas that validate every call. */
import { ruleKeyword } from '@dragoman/widgets/domain/fields.ts';
import { type Rule, ruleInEnglish } from '@dragoman/widgets/server';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { Upload } from './features/documents/schema.ts';
import { needsPartnerKey } from './features/partners/access.ts';
import { requiredScope } from './platform/http/caller.ts';
import type { App } from './platform/http/fastify-app.ts';
import { version } from './platform/http/security-headers.ts';

/** The multipart fields with files. Routes read them from the stream, so no schema describes them. */
const fileParts: Record<string, { name: string; isList: boolean; fields?: object }> = {
  '/upload': { name: 'image', isList: false },
  '/task/accepted/:id/documents': { name: 'documents', isList: true, fields: Upload.properties },
};
const file = { type: 'string', format: 'binary' };

const securitySchemes = {
  token: { type: 'http', scheme: 'bearer', description: 'The token of /login, for all calls.' },
  pageToken: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The token of /embed/session, for the calls that a partner’s page needs, with the `Origin` header of that page.',
  },
  partnerKey: { type: 'http', scheme: 'bearer', description: 'A key of the partner: dk_…' },
  mailboxKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'The key that the start prints, or `MAILBOX_KEY`.',
  },
} as const;

/** A field without a description of its own is described by its rule, which refusals quote too. */
function withRules<Schema>(schema: Schema): Schema {
  if (Array.isArray(schema)) return schema.map(withRules) as Schema;
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, withRules(value)]));
  const rule: unknown = Reflect.get(schema, ruleKeyword);
  if (rule && copy.description === undefined) copy.description = ruleInEnglish(rule as Rule);
  return copy as Schema;
}

/**
 * Swagger UI writes its own markup as text, and what DOMPurify has left of a description. It runs nothing: the policy
 * forbids inline scripts.
 */
const trustedTypesPolicy = "trustedTypes?.createPolicy('default', { createHTML: (html) => html });";

export async function documentation(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Dragoman',
        version,
        description:
          'The calls of the marketplace. Send the token of /login as `Authorization: Bearer TOKEN`.',
      },
      components: { securitySchemes },
    },
    transform({ schema, url, route }) {
      const part = fileParts[url];
      const scope = requiredScope(route.onRequest);
      const content = part?.isList ? { type: 'array', items: file } : file;
      return {
        url,
        schema: {
          ...withRules(schema),
          ...(part && {
            consumes: ['multipart/form-data'],
            body: {
              type: 'object',
              required: [part.name],
              properties: { ...part.fields, [part.name]: content },
            },
          }),
          ...(needsPartnerKey(route.onRequest) && { security: [{ partnerKey: [] }] }),
          ...(scope && { security: [{ token: [] }, ...(scope === 'page' ? [{ pageToken: [] }] : [])] }),
        },
      };
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api-docs',
    uiConfig: { layout: 'BaseLayout' },
    theme: { js: [{ filename: 'trusted-types.js', content: trustedTypesPolicy }] },
    transformStaticCSP: (policy) =>
      policy.replace('trusted-types dragoman', 'trusted-types default dompurify'),
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
