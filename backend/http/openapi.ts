/** The published contract, generated from the schemas that check every call. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { App } from './fastify-app.ts';
import { asksForToken } from './require-session.ts';

/** The parts that bring files; they are read from the stream, not checked by a schema. */
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
        version: '1.0.0',
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
          ...(asksForToken(route.onRequest) && { security: [{ token: [] }] }),
        },
      };
    },
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
