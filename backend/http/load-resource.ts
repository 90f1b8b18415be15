/**
 * Loads the resource of a path before the body is read, so that a missing or foreign one is 404 whatever the body
 * holds.
 */
import type { FastifyRequest } from 'fastify';

export function loadResource<T>(find: (call: FastifyRequest) => Promise<T>) {
  const found = new WeakMap<FastifyRequest, T>();
  return {
    hook: async (call: FastifyRequest): Promise<void> => {
      found.set(call, await find(call));
    },
    from: (call: FastifyRequest): T => found.get(call) as T,
  };
}

/** A path parameter as text. `find` checks its form. */
export const parameter = (call: FastifyRequest, name: string): string =>
  (call.params as Record<string, string | undefined>)[name] ?? '';
