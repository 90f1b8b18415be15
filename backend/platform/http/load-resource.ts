/**
 * Loads the resource of a path before the body is read, so that a missing or foreign one is 404 whatever the body
 * holds.
 */
import type { Thing } from '@dragoman/widgets/server';
import type { FastifyRequest } from 'fastify';
import { isUuid, smallId } from '#backend/platform/database/ids.ts';
import { notFound } from '#backend/platform/errors.ts';

export function loadResource<T>(find: (call: FastifyRequest) => Promise<T>) {
  const found = new WeakMap<FastifyRequest, T>();
  const missing = new WeakMap<FastifyRequest, unknown>();
  return {
    hook: async (call: FastifyRequest): Promise<void> => {
      try {
        found.set(call, await find(call));
      } catch (error) {
        // It may have gone since the first call, whose answer a repeat gets.
        if (!(await call.server.isRepeat(call))) throw error;
        missing.set(call, error);
      }
    },
    from(call: FastifyRequest): T {
      // The repeat was none: its answer has been forgotten while the body came.
      if (missing.has(call)) throw missing.get(call);
      return found.get(call) as T;
    },
  };
}

/** A path parameter as text. */
export const parameter = (call: FastifyRequest, name: string): string =>
  (call.params as Record<string, string | undefined>)[name] ?? '';

/** The id in a path. What is none is answered like the id of a thing that is not there, as below. */
export function uuidOf(call: FastifyRequest, name: string, thing: Thing): string {
  const id = parameter(call, name);
  if (!isUuid(id)) throw notFound(thing);
  return id;
}

export function smallIdOf(call: FastifyRequest, thing: Thing): number {
  const id = smallId(parameter(call, 'id'));
  if (id === undefined) throw notFound(thing);
  return id;
}
