/** What every route is handed: the outside world comes in by this door, so that a test can stand in for it. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { Bus } from './bus.ts';
import type { Config } from './config.ts';
import type { Payments } from './payments/payments.ts';
import type { Storage } from './storage.ts';
import type { Db } from './transaction.ts';

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
