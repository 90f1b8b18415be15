/** What the calls of partners answer. */

export interface PartnerSummary {
  id: string;
  name: string;
  site: string | null;
  logo: string | null;
  fixed: boolean;
}

export interface Origin {
  origin: string;
  status: 'pending' | 'verified';
  token: string;
}

export interface Member {
  id: string;
  firstname: string;
  lastname: string;
}

export interface Invitation {
  id: string;
  email: string;
  expires_at: string;
}

export interface Partner extends PartnerSummary {
  origins: Origin[];
  members: Member[];
  invitations: Invitation[];
}

export interface Key {
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

export interface ReportRow {
  campaign: string;
  origin: string;
  views: number;
  selections: number;
  bookings: number;
  amount: number;
  commission: number;
}

export interface Report extends Omit<ReportRow, 'campaign' | 'origin'> {
  from: string;
  to: string;
  rows: ReportRow[];
}
