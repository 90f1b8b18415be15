/** Routes for operators, who decide disputes: for everybody else they do not exist. Never on a partner's page. */
import type { FastifyRequest } from 'fastify';
import { notFound } from '#backend/domain/errors.ts';
import { scopeOfCall, userOf } from './require-session.ts';

export const isOperator = (call: FastifyRequest): boolean =>
  userOf(call).is_operator && scopeOfCall(call) === 'full';

/** A hook that runs after `requireSession`. */
export async function requireOperator(call: FastifyRequest): Promise<void> {
  if (!isOperator(call)) throw notFound('address');
}
