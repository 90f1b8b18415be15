/** Finds the thing an address names before the body is read: what is not there, or not yours, is 404 whatever you send. */
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

/** A parameter of the address as text; which shape it must have is for the finder to say. */
export const parameter = (call: FastifyRequest, name: string): string =>
  (call.params as Record<string, string | undefined>)[name] ?? '';
