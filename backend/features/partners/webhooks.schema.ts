/** Request and answer shapes of webhooks and their deliveries. */

import * as fields from '@dragoman/widgets/domain/fields.ts';
import { limits } from '@dragoman/widgets/domain/limits.ts';
import { Webhook } from '@dragoman/widgets/domain/partner.ts';
import { Type } from '@fastify/type-provider-typebox';
import { iso } from '#backend/platform/http/answers.ts';
import type { WebhookDelivery } from './deliveries.queries.ts';
import { webhookEvents } from './webhook-events.ts';
import type { Webhook as Row } from './webhooks.queries.ts';

const events = Type.Array(fields.oneOf(webhookEvents), {
  minItems: 1,
  maxItems: 50,
  ...fields.must({ rule: 'words', words: webhookEvents.join(', ') }),
});
const url = Type.String({ maxLength: limits.address, ...fields.must({ rule: 'webhook-address' }) });

export const NewWebhook = Type.Object({ url, events });
export const WebhookChange = Type.Partial(Type.Object({ url, events, active: fields.flag }));

export const WebhookWithSecret = Type.Object({
  ...Webhook.properties,
  secret: Type.String({ description: 'whsec_…: shown once' }),
});

export const webhookAnswer = (row: Row) => ({
  id: row.id,
  url: row.url,
  events: row.events,
  active: row.active,
  failing_since: row.failing_since && iso(row.failing_since),
  previous_secret_until: row.previous_until && iso(row.previous_until),
  created_at: iso(row.created_at),
});

export const deliveryAnswer = (row: WebhookDelivery) => ({
  id: row.id,
  type: row.type,
  status: row.status,
  attempts: row.attempts,
  body: row.body,
  answer_status: row.answer_status,
  problem: row.problem,
  created_at: iso(row.created_at),
  attempted_at: row.attempted_at && iso(row.attempted_at),
  next_attempt_at: row.next_attempt_at && iso(row.next_attempt_at),
});
