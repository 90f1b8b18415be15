/** A partner as its members see it: its websites, keys, webhooks and numbers. */

export interface PartnerSummary {
  id: string;
  name: string;
  site: string | null;
  logo: string | null;
  fixed: boolean;
}

export interface PartnerOrigin {
  origin: string;
  status: 'pending' | 'verified';
  token: string;
}

interface Member {
  id: string;
  firstname: string;
  lastname: string;
}

interface Invitation {
  id: string;
  email: string;
  expires_at: string;
}

export interface Partner extends PartnerSummary {
  origins: PartnerOrigin[];
  members: Member[];
  invitations: Invitation[];
}

export interface PartnerKey {
  id: string;
  name: string;
  last_used_at: string | null;
}

export interface Webhook {
  id: string;
  url: string;
  events: string[];
  active: boolean;
  failing_since: string | null;
}

export interface Delivery {
  id: string;
  type: string;
  status: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  answer_status: number | null;
  problem: string | null;
  created_at: string;
}

export interface CampaignRow {
  campaign: string;
  origin: string;
  views: number;
  selections: number;
  bookings: number;
  /** Cents booked, whatever became of it. */
  amount: number;
  /** Cents of the fees of money that was released on these days. */
  commission: number;
}

export interface CampaignReport extends Omit<CampaignRow, 'campaign' | 'origin'> {
  from: string;
  to: string;
  rows: CampaignRow[];
}

/** What a partner's webhooks tell, besides the test of one. */
export const bookingEvents = [
  'booking.created',
  'booking.accepted',
  'booking.cancelled',
  'booking.finished',
  'payment.held',
  'payment.released',
  'payment.refunded',
  'review.created',
] as const;
