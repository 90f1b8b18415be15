/** The tables as TypeScript types. The migrations create them. */
import type { Availability } from '@dragoman/widgets/domain/availability.ts';
import type { BookingMode } from '@dragoman/widgets/domain/booking.ts';
import type { CalendarFailure } from '@dragoman/widgets/domain/calendar.ts';
import type { CancellationRule } from '@dragoman/widgets/domain/cancellation.ts';
import type { MessageKind } from '@dragoman/widgets/domain/conversation.ts';
import type { NewOffer, OfferText } from '@dragoman/widgets/domain/offer.ts';
import type { ProposalStatus } from '@dragoman/widgets/domain/proposal.ts';
import type { RequestStatus } from '@dragoman/widgets/domain/request.ts';
import type { StepCause } from '@dragoman/widgets/domain/task.ts';
import type { Unit } from '@dragoman/widgets/domain/units.ts';
import type { Activity, Category, DocumentKind, LanguageLevel, TaskStatus } from '@dragoman/widgets/server';
import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';
import type { Json, JsonOrEmpty } from './columns.ts';
import type {
  IdentitiesTable,
  LinkCodesTable,
  MailChoices,
  MailLinksTable,
  MailsTable,
  PartnerDaysTable,
  PasskeyChallengesTable,
  PasskeysTable,
  ProviderAnswersTable,
  ProviderRequestsTable,
  RecoveryCallsTable,
  RefreshTokensTable,
  SecondFactorsTable,
  SessionsTable,
  SignInCodesTable,
  SignInTicketsTable,
} from './tables-identity.ts';
import type {
  DisputesTable,
  LedgerEntriesTable,
  LedgerTransactionsTable,
  PaymentsTable,
  PayoutAccountsTable,
  ProviderEventsTable,
  RefundsTable,
  SettlementsTable,
  StandInObjectsTable,
  TransfersTable,
} from './tables-money.ts';
import type {
  AuditEventsTable,
  JobsTable,
  PartnerInvitationsTable,
  PartnerKeysTable,
  PartnerMembersTable,
  PartnerOriginsTable,
  PartnersTable,
  WebhookDeliveriesTable,
  WebhooksTable,
} from './tables-partners.ts';

export interface Tables {
  audit_events: AuditEventsTable;
  users: UsersTable;
  sessions: SessionsTable;
  partner_days: PartnerDaysTable;
  sign_in_codes: SignInCodesTable;
  link_codes: LinkCodesTable;
  refresh_tokens: RefreshTokensTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  second_factors: SecondFactorsTable;
  sign_in_tickets: SignInTicketsTable;
  identities: IdentitiesTable;
  provider_requests: ProviderRequestsTable;
  provider_answers: ProviderAnswersTable;
  /** Calls since a time, by route or kind of call and by address or user. */
  call_counts: { key: string; number: number; begun_at: Date };
  sign_in_failures: { id: string; email_key: string; source: string; at: Date };
  known_browsers: { user_id: string; browser_hash: string; used_at: Date };
  guess_codes: { email_key: string; code_hash: string; created_at: Date };
  blocks: { user_id: string; blocked_id: string; created_at: Date };
  idempotency_keys: IdempotencyKeysTable;
  offers: OffersTable;
  offer_language_pairs: OfferLanguagePairsTable;
  offer_words: { word: string };
  offer_word_keys: { key: string; word: string };
  offer_word_ends: { ending: string; word: string };
  availabilities: AvailabilitiesTable;
  imported_calendars: ImportedCalendarsTable;
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
  term_changes: TermChangesTable;
  legal_versions: LegalVersionsTable;
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

/** What an owner writes stands in columns of the same names, but for amounts and the language of the text. */
type WrittenOffer = {
  [Name in Exclude<keyof NewOffer, 'price' | 'minimum' | 'textLanguage' | 'translations'>]-?: ColumnType<
    Required<NewOffer>[Name],
    NewOffer[Name],
    Required<NewOffer>[Name]
  >;
};

interface OffersTable extends WrittenOffer {
  id: Generated<number>;
  owner_id: string;
  active: boolean;
  /** For one unit, in ten-thousandths of a euro. */
  price_parts: number;
  minimum_cents: Generated<number | null>;
  text_language: string | null;
  /** In thousandths of a star. */
  rating_mean: Generated<number>;
  rating_count: Generated<number>;
  rating_rank: Generated<number>;
  popularity: Generated<number>;
  /** Further languages: `{de: {title, description}}`. Title and description themselves are in `text_language`. */
  translations: JsonOrEmpty<Record<string, OfferText>>;
  /** Written from the words of the tokenizer; never read back. */
  search: ColumnType<never, unknown, unknown>;
  created_at: Date;
  /** When its owner changed it; null before. */
  changed_at: Date | null;
  /** When its owner deleted it. Its tasks and reviews stay. */
  deleted_at: Date | null;
  /** Since when it is paused or deleted; null while lists contain it. */
  unlisted_at: Generated<Date | null>;
}

export type WrittenColumn =
  | keyof WrittenOffer
  | 'active'
  | 'price_parts'
  | 'minimum_cents'
  | 'text_language'
  | 'translations';

interface OfferLanguagePairsTable {
  lang_a: string;
  lang_b: string;
  type: Category;
  offer_id: number;
  popularity: number;
  price_parts: number;
  rating_rank: number;
}

/** When people may be booked for calls; the columns are named like the fields of the call. */
interface AvailabilitiesTable extends Omit<Availability, 'weekly' | 'exceptions'> {
  user_id: string;
  weekly: Json<Availability['weekly']>;
  exceptions: Json<Availability['exceptions']>;
}

interface ImportedCalendarsTable {
  id: string;
  owner_id: string;
  url: string;
  tried_at: Date | null;
  /** When `busy` was said. */
  read_at: Date | null;
  failure: CalendarFailure | null;
  /** From and to, in milliseconds since 1970. */
  busy: Json<{ start: number; end: number }[]>;
}

interface TasksTable {
  id: Generated<number>;
  offer_id: number | null;
  request_id: string | null;
  customer_id: string;
  owner_id: string;
  conversation_id: string;
  /** The title of the offer when it was booked, with its language and translations: none in what was booked before these. */
  title: string;
  text_language: Generated<string | null>;
  translations: JsonOrEmpty<Record<string, { title: string }>>;
  type: Category;
  languages: readonly string[];
  /** For one unit, in ten-thousandths of a euro. */
  price_parts: number;
  unit: Generated<Unit>;
  quantity: Generated<number>;
  minimum_cents: Generated<number | null>;
  details: string;
  date: string;
  time: string;
  timezone: string | null;
  /** The three above as an instant. */
  starts_at: Date;
  total_cents: number;
  /** The start that cancelling counts from, where a later one was agreed on within a time that already cost something. */
  cancel_from: Generated<Date | null>;
  booking: Generated<BookingMode>;
  /** False while a booking that is paid first is not paid: until then its owner does not see it, and nobody is told. */
  announced: Generated<boolean>;
  /** The rule of the offer when it was booked. */
  cancellation: Generated<CancellationRule>;
  /** The host page's own reference. */
  reference: string | null;
  place: string | null;
  /** While `requested`: then the task is declined by itself. */
  answer_until: Date | null;
  /** While `accepted` and to be paid: then the task is cancelled by itself. Null while a bank confirms the payment. */
  pay_until: Generated<Date | null>;
  /** While `delivered`: then the task finishes by itself. */
  finish_at: Date | null;
  /** When the newest of the reminders and invitations that its parties got was due. */
  reminded_at: Generated<Date | null>;
  status: TaskStatus;
  partner: string | null;
  campaign: string | null;
  /** Whether the partner's own member booked, which earns the partner nothing. */
  by_member: Generated<boolean>;
  /** The origin of the page that it was booked on. */
  page_origin: Generated<string | null>;
  /** The origin of the partner's page whose token booked it. Of all such pages only those may show it. */
  made_on: Generated<string | null>;
  /** The legal texts that its customer agreed to by booking. Null in what was booked before these were kept. */
  terms_version: Generated<string | null>;
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

/** A proposal of one party to change what was agreed: all of it as it would be. */
interface TermChangesTable {
  id: string;
  task_id: number;
  proposed_by: string;
  text: string;
  quantity: number;
  price_parts: number;
  total_cents: number;
  date: string;
  time: string;
  timezone: string | null;
  starts_at: Date;
  /**
   * `due`: accepted, and waits for the payment of what it costs more. `agreed`: it holds. `lapsed`: not paid in time.
   * `void`: the task moved on without it.
   */
  status: 'open' | 'due' | 'agreed' | 'declined' | 'withdrawn' | 'replaced' | 'lapsed' | 'void';
  /** While `due`: then it lapses. Null while a bank confirms the payment. */
  pay_until: Date | null;
  created_at: Date;
  closed_at: Date | null;
}

interface DocumentsTable {
  id: string;
  task_id: number;
  message_id: string | null;
  uploaded_by: string;
  name: string;
  size: number;
  type: string;
  storage_key: string;
  kind: Generated<DocumentKind>;
  /** Counts the documents of its task with this kind and name, from 1. */
  version: Generated<number>;
  /** Null until they are counted, and for what has none that could be read. */
  words: Generated<number | null>;
  created_at: Date;
}

interface ReviewsTable {
  id: string;
  task_id: number;
  offer_id: number | null;
  rating: number;
  /** How much it counts: the cents that were paid, within limits; 0 where it does not count. */
  weight: Generated<number>;
  text: string;
  reply: string | null;
  replied_at: Date | null;
  created_at: Date;
}

export type User = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;
export type Task = Selectable<TasksTable>;
export type TermChange = Selectable<TermChangesTable>;
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

// The tables behind conversations, the bell and event streams.

interface ConversationsTable {
  id: string;
  created_by: string;
  created_with: string;
  /** The two people in a fixed order, so that one unique index holds "one conversation per pair". */
  person_low: string;
  person_high: string;
  created_at: Date;
  updated_at: Date;
}

interface MessagesTable {
  id: string;
  conversation_id: string;
  kind: MessageKind;
  text: string;
  activity: ColumnType<Activity | null, string | undefined, string>;
  /** The page that a system message is about. */
  url: ColumnType<string | null, string | undefined, never>;
  created_by: string;
  created_with: string;
  created_at: Date;
  read_at: Date | null;
  /** When a mail said that it is unread. */
  mailed_at: Generated<Date | null>;
}

interface NotificationsTable {
  id: string;
  user_id: string;
  /** Whose name the text holds. */
  actor_id: string | null;
  kind: string;
  text: string;
  activity: ColumnType<Activity | null, string | undefined, never>;
  url: string;
  created_at: Date;
  read_at: Date | null;
}

interface EventsTable {
  id: Generated<number>;
  user_id: string;
  kind: string;
  data: Json<unknown>;
  created_at: Date;
}

// The tables of requests and of what translators propose for them.

interface RequestsTable {
  id: string;
  owner_id: string;
  category: Category;
  type: string;
  title: string;
  description: string;
  from_language: string;
  to_language: string;
  text_language: string | null;
  due_date: string | null;
  due_time: string | null;
  /** The two above are in this time zone; null where the author named none. */
  timezone: string | null;
  price_cents: number;
  status: RequestStatus;
  created_at: Date;
  /** When its owner changed it after it was published. */
  changed_at: Date | null;
  /** When its owner withdrew it: it is closed since. */
  withdrawn_at: Date | null;
}

interface ProposalsTable {
  id: string;
  request_id: string;
  translator_id: string;
  /** For one unit, in ten-thousandths of a euro. */
  price_parts: number;
  unit: Generated<Unit>;
  quantity: Generated<number>;
  message: string;
  date: string;
  time: string;
  timezone: string | null;
  status: ProposalStatus;
  created_at: Date;
  /** When its author changed it after it was made. */
  changed_at: Date | null;
}

// The table of what people agree to.

/** The texts are Markdown. */
interface LegalVersionsTable {
  /** A hash of both texts. */
  version: string;
  /** The language that the terms are in. */
  language: string;
  terms: string;
  privacy: string;
  first_seen_at: Date;
}

// The table of people with an account.

/** `support` reads what operators read, and decides about no money. */
export type OperatorRole = 'operator' | 'support';

interface UsersTable {
  id: string;
  email: string;
  email_key: string;
  /** Null: they sign in otherwise. */
  password_hash: string | null;
  /** Null: as old as the account. */
  password_set_at: Generated<Date | null>;
  firstname: string;
  lastname: string;
  phonenumber: string;
  address: string;
  languages: readonly string[];
  user_language: string;
  image: string | null;
  about: string | null;
  /** `{code: "A1"…"C2" | "native"}`. */
  language_levels: JsonOrEmpty<Record<string, LanguageLevel>>;
  /** Null until a browser has reported it. */
  timezone: Generated<string | null>;
  draft_key: Generated<string>;
  /** They see what only the marketplace's own people see. */
  is_operator: Generated<boolean>;
  /** What they may do as an operator; without a meaning for others. */
  operator_role: Generated<OperatorRole>;
  /** The interface language that they chose last: mails are in it. */
  locale: Generated<string>;
  /** Null until the person has used the link that was sent to the address. */
  email_verified_at: Generated<Date | null>;
  mail_choices: JsonOrEmpty<MailChoices>;
  /** Signs the links that turn off one kind of mail without signing in. */
  unsubscribe_key: Generated<string>;
  /** Makes the secret address of their calendar, which ends when the key changes. */
  calendar_key: Generated<string>;
  /** Hashes of the browsers in which they have signed in. */
  known_devices: Generated<string[]>;
  /** The legal texts that they agreed to by signing up. Null in accounts from before these were kept. */
  terms_version: Generated<string | null>;
  created_at: Date;
  deleted_at: Date | null;
}
