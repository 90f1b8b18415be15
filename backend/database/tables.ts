/** The tables as TypeScript types. The migrations create them. */
import type { Category, TaskStatus } from '@dragoman/widgets/server';
import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';
import type { AuditEventsTable } from './audit-actions.ts';
import type {
  ConversationsTable,
  EventsTable,
  Json,
  JsonOrEmpty,
  MessagesTable,
  NotificationsTable,
} from './tables-inbox.ts';
import type { JobsTable } from './tables-jobs.ts';
import type { MailLinksTable, MailsTable, RecoveryCallsTable } from './tables-mail.ts';
import type {
  DisputesTable,
  LedgerEntriesTable,
  LedgerTransactionsTable,
  PaymentsTable,
  PayoutAccountsTable,
  ProviderEventsTable,
  RefundsTable,
  SettlementsTable,
  TransfersTable,
} from './tables-money.ts';
import type {
  PartnerInvitationsTable,
  PartnerKeysTable,
  PartnerMembersTable,
  PartnerOriginsTable,
  PartnersTable,
  WebhookDeliveriesTable,
  WebhooksTable,
} from './tables-partners.ts';
import type { PasskeyChallengesTable, PasskeysTable } from './tables-passkeys.ts';
import type { IdentitiesTable, ProviderAnswersTable, ProviderRequestsTable } from './tables-providers.ts';
import type { ProposalsTable, RequestsTable } from './tables-requests.ts';
import type {
  LinkCodesTable,
  PartnerDaysTable,
  RefreshTokensTable,
  SessionsTable,
  SignInCodesTable,
} from './tables-session.ts';
import type { StandInObjectsTable } from './tables-stand-in.ts';
import type { UsersTable } from './tables-users.ts';

export interface Tables {
  audit_events: AuditEventsTable;
  users: UsersTable;
  sessions: SessionsTable;
  partner_days: PartnerDaysTable;
  sign_in_codes: SignInCodesTable;
  link_codes: LinkCodesTable;
  /** Refresh tokens. */
  renewals: RefreshTokensTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  identities: IdentitiesTable;
  provider_requests: ProviderRequestsTable;
  provider_answers: ProviderAnswersTable;
  sign_in_failures: { id: string; email_key: string; at: Date };
  idempotency_keys: IdempotencyKeysTable;
  offers: OffersTable;
  offer_language_pairs: OfferLanguagePairsTable;
  offer_words: { word: string };
  offer_word_keys: { key: string; word: string };
  tasks: TasksTable;
  task_history: TaskHistoryTable;
  documents: DocumentsTable;
  reviews: ReviewsTable;
  payments: PaymentsTable;
  refunds: RefundsTable;
  transfers: TransfersTable;
  payout_accounts: PayoutAccountsTable;
  provider_events: ProviderEventsTable;
  disputes: DisputesTable;
  settlements: SettlementsTable;
  ledger_transactions: LedgerTransactionsTable;
  ledger_entries: LedgerEntriesTable;
  requests: RequestsTable;
  proposals: ProposalsTable;
  conversations: ConversationsTable;
  messages: MessagesTable;
  notifications: NotificationsTable;
  events: EventsTable;
  mails: MailsTable;
  mail_links: MailLinksTable;
  recovery_calls: RecoveryCallsTable;
  partners: PartnersTable;
  partner_members: PartnerMembersTable;
  partner_invitations: PartnerInvitationsTable;
  partner_origins: PartnerOriginsTable;
  partner_keys: PartnerKeysTable;
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
  stand_in_objects: StandInObjectsTable;
  'jobs.job': JobsTable;
}

interface IdempotencyKeysTable {
  user_id: string;
  call: string;
  key: string;
  body_hash: string;
  answer: Json<unknown>;
  created_at: Date;
}

interface OffersTable {
  id: Generated<number>;
  owner_id: string;
  active: boolean;
  title: string;
  description: string;
  type: Category;
  price_cents: number;
  languages: string[];
  text_language: string | null;
  booking: Generated<Booking>;
  rating_sum: Generated<number>;
  rating_count: Generated<number>;
  rating_rank: Generated<number>;
  popularity: Generated<number>;
  /** Further languages: `{de: {title, description}}`. Title and description themselves are in `text_language`. */
  translations: JsonOrEmpty<Record<string, OfferText>>;
  /** Written from the words of the tokenizer; never read back. */
  search: ColumnType<never, unknown, unknown>;
  created_at: Date;
  /** By its owner; null before. */
  changed_at: Date | null;
  /** By its owner. Its tasks and reviews stay. */
  deleted_at: Date | null;
}

export interface OfferText {
  title: string;
  description: string;
}

interface OfferLanguagePairsTable {
  lang_a: string;
  lang_b: string;
  type: Category;
  offer_id: number;
  popularity: number;
  price_cents: number;
  rating_rank: number;
}

interface TasksTable {
  id: Generated<number>;
  offer_id: number | null;
  request_id: string | null;
  customer_id: string;
  owner_id: string;
  conversation_id: string;
  title: string;
  type: Category;
  languages: string[];
  price_cents: number;
  details: string;
  date: string;
  time: string;
  timezone: string | null;
  /** The three above as an instant. */
  starts_at: Date;
  hours: Generated<number>;
  total_cents: number;
  booking: Generated<Booking>;
  /** The host page's own reference. */
  reference: string | null;
  place: string | null;
  /** While `requested`: then the task is declined by itself. */
  answer_until: Date | null;
  /** While `delivered`: then the task finishes by itself. */
  finish_at: Date | null;
  status: TaskStatus;
  partner: string | null;
  campaign: string | null;
  /** Of the page that it was booked on. */
  page_origin: Generated<string | null>;
  created_at: Date;
  updated_at: Date;
}

interface TaskHistoryTable {
  id: string;
  task_id: number;
  from: TaskStatus | null;
  to: TaskStatus;
  /** Null where nobody did it: see `cause`. */
  by: string | null;
  cause: Generated<StepCause>;
  message: string | null;
  at: Date;
}

/** At once, or after the owner's answer. */
export type Booking = 'instant' | 'on-request';

/** Why a task moved: a party, its time was over, both agreed, an operator decided, or a party's account was removed. */
export type StepCause = 'party' | 'time' | 'settlement' | 'operator' | 'removal';

interface DocumentsTable {
  id: string;
  task_id: number;
  message_id: string | null;
  uploaded_by: string;
  name: string;
  size: number;
  type: string;
  storage_key: string;
  kind: Generated<'source' | 'deliverable'>;
  /** Of the documents of its task with the same kind and name, from 1. */
  version: Generated<number>;
  created_at: Date;
}

interface ReviewsTable {
  id: string;
  task_id: number;
  offer_id: number | null;
  rating: number;
  text: string;
  reply: string | null;
  replied_at: Date | null;
  created_at: Date;
}

export type User = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;
export type Task = Selectable<TasksTable>;
export type Conversation = Selectable<ConversationsTable>;
export type Message = Selectable<MessagesTable>;
export type DocumentRow = Selectable<DocumentsTable>;
export type Notification = Selectable<NotificationsTable>;
export type Request = Selectable<RequestsTable>;
export type Proposal = Selectable<ProposalsTable>;
export type Session = Selectable<SessionsTable>;
export type NewSession = Insertable<SessionsTable>;
export type Passkey = Selectable<PasskeysTable>;
export type NewPasskey = Insertable<PasskeysTable>;
export type Identity = Selectable<IdentitiesTable>;
export type NewIdentity = Insertable<IdentitiesTable>;
export type Mail = Selectable<MailsTable>;
export type SignInCode = Selectable<SignInCodesTable>;
export type LinkCode = Selectable<LinkCodesTable>;
export type RefreshToken = Selectable<RefreshTokensTable>;
