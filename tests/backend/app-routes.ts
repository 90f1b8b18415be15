import type { App } from '#backend/http/fastify-app.ts';

/** Every route of the app as `METHOD /path/:parameter`, read from the app's own list; HEAD goes with its GET. */
export function routesOf(app: App): string[] {
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
