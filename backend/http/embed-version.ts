/** Which version of the library an embed script belongs to. */
import { readFileSync } from 'node:fs';
import { inProject } from '#backend/project-root.ts';
import type { App } from './fastify-app.ts';

/** The version of the package. */
export const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as { version: string };

/** Names the version in the header `Dragoman-Version` of everything below `/embed`. */
export function embedVersion(app: App): void {
  app.addHook('onRequest', (call, reply, done) => {
    if (call.url.startsWith('/embed/')) reply.header('dragoman-version', version);
    done();
  });
}
