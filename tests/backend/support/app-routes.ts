import type { App } from '#backend/platform/http/fastify-app.ts';

/** Lists every route of the app as `METHOD /path/:parameter`, parsed from Fastify's route tree, without HEAD. */
export function listRoutes(app: App): string[] {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, tree = '', part = '', methods = ''] = /^(.*?[└├]── )(\S+)(?: \((.+)\))?$/.exec(line) ?? [];
      if (!tree) return [];
      const depth = tree.length / 4;
      parents[depth] = `${depth > 1 ? parents[depth - 1] : ''}${part}`;
      const path = parents[depth];
      return methods
        .split(', ')
        .filter((method) => method && method !== 'HEAD')
        .map((method) => `${method} ${path}`);
    });
}
