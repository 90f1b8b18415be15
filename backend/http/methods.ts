/** What the addresses of calls can be asked for: the router itself tells only of the method that it was asked with. */
import type { App } from './fastify-app.ts';

/** Hears of all routes that are added from now on. Gives the methods that an address answers to, in alphabetical order. */
export function methodsOf(app: App): (path: string) => string[] {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    const pattern = new RegExp(`^${url.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`);
    routes.push({ pattern, methods: [method].flat() });
  });
  return (path) => {
    const methods = routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
    // CORS answers that everywhere.
    return [...new Set(methods)].filter((method) => method !== 'OPTIONS').sort();
  };
}
