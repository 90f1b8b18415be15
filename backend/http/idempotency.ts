/**
 * Makes the repeat of a call harmless: the key, the use case and its answer are one transaction. A second call with the
 * same key waits for the first one's transaction and then gets its answer.
 */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { inTransaction } from '#backend/database/transaction.ts';
import { conflict, wrong } from '#backend/domain/errors.ts';
import * as keys from '#backend/repositories/idempotency-keys.ts';
import type { Services } from '#backend/services.ts';
import { userOf } from './require-session.ts';

/** Passes the services on with a database that is the transaction. */
export async function runIdempotent<T>(
  call: FastifyRequest,
  services: Services,
  work: (inside: Services) => Promise<T>,
  fingerprintOf: unknown = call.body,
): Promise<T> {
  const { db, now } = services;
  const key = call.headers['idempotency-key'];
  if (key === undefined) return inTransaction(db, (trx) => work({ ...services, db: trx }));
  if (typeof key !== 'string' || key.length === 0 || key.length > 255) {
    throw wrong('Idempotency-Key', { rule: 'text', least: 1, most: 255 });
  }
  const name = { user_id: userOf(call).id, call: `${call.method} ${call.url.split('?')[0]}`, key };
  const body_hash = createHash('sha256')
    .update(JSON.stringify(fingerprintOf ?? null))
    .digest('base64url');
  return inTransaction(db, async (trx) => {
    const earlier = await keys.claim(trx, { ...name, body_hash, created_at: now() });
    if (earlier && earlier.body_hash !== body_hash) {
      throw conflict('key-used');
    }
    // The stored answer comes from the same route, so it has this type.
    if (earlier) return earlier.answer as T;
    const answer = await work({ ...services, db: trx });
    await keys.storeAnswer(trx, name, answer);
    return answer;
  });
}
