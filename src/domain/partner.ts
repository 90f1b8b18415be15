/** A partner as its members see it: its websites, keys, webhooks and numbers. Pages import the types only. */
import { type Static, Type } from 'typebox';
import { instant, nullable, oneOf } from './fields.ts';

const text = Type.String();

const identity = {
  id: Type.String({ description: 'stands in the partner’s pages' }),
  name: text,
  site: nullable(text),
  logo: nullable(
    Type.String({
      description: 'the marketplace shows an uploaded one only: its pages load nothing from other sites',
    }),
  ),
  commission: Type.Number({ description: 'percent of the platform’s fee' }),
  fixed: Type.Boolean({ description: 'set up by the operator, who alone changes it' }),
};

export const PartnerSummary = Type.Object(identity);

export const PartnerOrigin = Type.Object({
  origin: text,
  status: oneOf(['pending', 'verified']),
  token: Type.String({ description: 'what the origin shows as a proof' }),
});

export const Partner = Type.Object({
  ...identity,
  origins: Type.Array(PartnerOrigin),
  members: Type.Array(Type.Object({ id: text, firstname: text, lastname: text, image: nullable(text) })),
  invitations: Type.Array(Type.Object({ id: text, email: text, created_at: instant, expires_at: instant })),
});

export const PartnerKey = Type.Object({
  id: text,
  name: text,
  created_at: instant,
  last_used_at: nullable(instant),
});

export const Webhook = Type.Object({
  id: text,
  url: text,
  events: Type.Array(text),
  active: Type.Boolean(),
  failing_since: nullable(instant),
  previous_secret_until: nullable(
    Type.String({ description: 'until then the previous secret signs besides; ISO 8601, UTC' }),
  ),
  created_at: instant,
});

/** An event on its way to a webhook. */
export const Delivery = Type.Object({
  id: Type.String({ description: 'the webhook-id of each attempt' }),
  type: text,
  status: oneOf(['waiting', 'delivered', 'failed']),
  attempts: Type.Integer(),
  answer_status: nullable(Type.Integer({ description: 'of the last attempt' })),
  problem: nullable(
    Type.String({
      description:
        'why the last attempt got no answer: certificate, no-connection, not-https, private-address, switched-off, timeout or unknown-host',
    }),
  ),
  body: Type.String({ description: 'what was sent' }),
  created_at: instant,
  attempted_at: nullable(instant),
  next_attempt_at: nullable(instant),
});

const whole = (description: string) => Type.Integer({ description });

const numbers = {
  views: whole('how often a grid or a detail was shown'),
  selections: whole('how often an offer was chosen from a grid'),
  bookings: Type.Integer(),
  cancelled: whole('bookings that were cancelled, declined or not paid in time'),
  amount: whole('cents booked'),
  commission: whole('cents of the fees of what was released, but for what the partner’s own members booked'),
};

const CampaignRow = Type.Object({ campaign: text, origin: text, ...numbers });

export const CampaignReport = Type.Object({
  partner: text,
  from: text,
  to: text,
  currency: text,
  commission_percent: Type.Number({ description: 'what the partner gets of the platform’s fee' }),
  ...numbers,
  rows: Type.Array(CampaignRow, { description: 'one for each campaign and origin' }),
});

export type PartnerSummary = Static<typeof PartnerSummary>;
export type PartnerOrigin = Static<typeof PartnerOrigin>;
export type Partner = Static<typeof Partner>;
export type PartnerKey = Static<typeof PartnerKey>;
export type Webhook = Static<typeof Webhook>;
export type Delivery = Static<typeof Delivery>;
export type CampaignRow = Static<typeof CampaignRow>;
export type CampaignReport = Static<typeof CampaignReport>;
