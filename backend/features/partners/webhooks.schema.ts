/** Request and answer shapes of webhooks and their deliveries. */

import * as fields from '@dragoman/widgets/domain/fields.ts';
import { limits } from '@dragoman/widgets/domain/limits.ts';
import { Type } from '@fastify/type-provider-typebox';
import { wrong } from '#backend/platform/errors.ts';
import { instant, iso } from '#backend/platform/http/answers.ts';
import type { WebhookDelivery } from './deliveries.queries.ts';
import { webhookEvents } from './webhook-events.ts';
import type { Webhook as Row } from './webhooks.queries.ts';

const events = Type.Array(fields.oneOf(webhookEvents), {
  minItems: 1,
  maxItems: 50,
  ...fields.must({ rule: 'words', words: webhookEvents.join(', ') }),
});
const url = Type.String({ maxLength: limits.address, ...fields.must({ rule: 'secure-address' }) });

export const NewWebhook = Type.Object({ url, events });
export const WebhookChange = Type.Partial(Type.Object({ url, events, active: fields.flag }));

/** Plain HTTP is for work on one’s own machine only. */
export function refuseWrongUrl(address: string, { privateAddresses }: { privateAddresses: boolean }): void {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const schemes = privateAddresses ? /^https?:$/ : /^https:$/;
  if (!url || !schemes.test(url.protocol) || url.username || url.password || url.hash)
    throw wrong('url', { rule: 'secure-address' });
}

const shape = {
  id: Type.String(),
  url: Type.String(),
  events: Type.Array(Type.String()),
  active: Type.Boolean(),
  failing_since: fields.nullable(instant),
  previous_secret_until: fields.nullable(
    Type.String({ description: 'until then the previous secret signs besides; ISO 8601, UTC' }),
  ),
  created_at: instant,
};
export const Webhook = Type.Object(shape);
export const WebhookWithSecret = Type.Object({
  ...shape,
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

export const Delivery = Type.Object({
  id: Type.String({ description: 'the webhook-id of each attempt' }),
  type: Type.String(),
  status: fields.oneOf(['waiting', 'delivered', 'failed']),
  attempts: Type.Integer(),
  answer_status: fields.nullable(Type.Integer({ description: 'of the last attempt' })),
  problem: fields.nullable(
    Type.String({
      description:
        'why the last attempt got no answer: certificate, no-connection, not-https, private-address, switched-off, timeout or unknown-host',
    }),
  ),
  body: Type.String({ description: 'what was sent' }),
  created_at: instant,
  attempted_at: fields.nullable(instant),
  next_attempt_at: fields.nullable(instant),
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
