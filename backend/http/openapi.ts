/** The published OpenAPI document, generated from the schemas that validate every call. */
import { readFileSync } from 'node:fs';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { inProject } from '#backend/project-root.ts';
import type { App } from './fastify-app.ts';
import { requiresToken } from './require-session.ts';

/** The version of the package. */
const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as { version: string };

/** The multipart fields with files. Routes read them from the stream, so no schema describes them. */
const fileParts: Record<string, { name: string; isList: boolean }> = {
  '/upload': { name: 'image', isList: false },
  '/task/accepted/:id/documents': { name: 'documents', isList: true },
};
const file = { type: 'string', format: 'binary' };

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
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform({ schema, url, route }) {
      const part = fileParts[url];
      const content = part?.isList ? { type: 'array', items: file } : file;
      return {
        url,
        schema: {
          ...schema,
          ...(part && {
            consumes: ['multipart/form-data'],
            body: { type: 'object', required: [part.name], properties: { [part.name]: content } },
          }),
          ...(requiresToken(route.onRequest) && { security: [{ token: [] }] }),
        },
      };
    },
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
