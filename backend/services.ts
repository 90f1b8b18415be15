/** What every route is handed: the outside world comes in by this door, so that a test can stand in for it. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { Db } from '#backend/database/transaction.ts';
import type { Storage } from '#backend/files/storage.ts';
import type { Bus } from '#backend/live/bus.ts';
import type { Payments } from '#backend/payments/payments.ts';
import type { Config } from './config.ts';

export interface Services {
  db: Db;
  config: Config;
  now: () => Date;
  bus: Bus;
  storage: Storage;
  payments: Payments;
}

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;
