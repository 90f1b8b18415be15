import { type Kysely, sql } from 'kysely';
import PgBoss from 'pg-boss';
import { jobsSchema } from '#backend/platform/database/job-queue.ts';

/** All tables as they were at the first release. A later change of them is a migration of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPeople(db);
  await createPartnerSessions(db);
  await createOffers(db);
  await createConversations(db);
  await createRequests(db);
  await createTasks(db);
  await createMoney(db);
  await createLedger(db);
  await createMails(db);
  await createPartners(db);
  await createJobs(db);
}

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id uuid primary key,
      email text not null,
      email_key text not null,
      -- null: other ways to sign in
      password_hash text,
      -- null: as old as the account
      password_set_at timestamptz,
      firstname text not null,
      lastname text not null,
      phonenumber text not null default '',
      address text not null default '',
      languages text[] not null default '{}',
      language_levels jsonb not null default '{}',
      user_language text not null,
      -- a file that the backend has stored
      image text constraint users_image_stored check (image ~ '^/uploads/avatars/[A-Za-z0-9_-]+[.]webp$'),
      about text,
      timezone text,
      -- a random secret: browsers encrypt with it what the user has typed and not sent
      draft_key text not null default gen_random_uuid()::text || gen_random_uuid()::text,
      is_operator boolean not null default false,
      locale text not null default 'en',
      email_verified_at timestamptz,
      -- {kind: 'never'}; kinds that are not in it are mailed at once
      mail_choices jsonb not null default '{}',
      unsubscribe_key text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
      -- the browsers in which the person has signed in, as hashes: another one is reported by mail
      known_devices text[] not null default '{}',
      created_at timestamptz not null,
      deleted_at timestamptz
    );
    -- No foreign key can refer to a partial index, so a change of the address locks the row like any other change, and
    -- does not wait for transactions that only refer to it.
    create unique index users_email_key on users (email_key) where deleted_at is null;
    -- A picture belongs to one person: who removes theirs removes nobody else's.
    create unique index users_image on users (image) where image is not null;

    create table sign_in_failures (
      id uuid primary key,
      email_key text not null,
      at timestamptz not null
    );
    create index sign_in_failures_email on sign_in_failures (email_key, at);

    create table idempotency_keys (
      user_id uuid not null references users (id),
      call text not null,
      key text not null,
      body_hash text not null,
      answer jsonb,
      created_at timestamptz not null,
      primary key (user_id, call, key)
    );
    create index idempotency_keys_age on idempotency_keys (created_at);

    create table passkeys (
      id uuid primary key,
      user_id uuid not null references users (id),
      -- base64url, as WebAuthn writes them
      credential_id text not null unique,
      public_key text not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz not null,
      used_at timestamptz
    );
    create index passkeys_user on passkeys (user_id);

    -- what devices are asked to sign
    create table passkey_challenges (
      challenge_hash text primary key,
      purpose text not null check (purpose in ('sign-in', 'sign-up', 'confirm', 'add')),
      -- an account that exists, or the one that a sign-up makes; null where anybody may sign in
      account_id uuid,
      expires_at timestamptz not null
    );
    create index passkey_challenges_account on passkey_challenges (account_id);

    -- who people are at OpenID Connect providers
    create table identities (
      id uuid primary key,
      user_id uuid not null references users (id),
      issuer text not null,
      subject text not null,
      -- the provider's name, for when it is no longer configured
      name text not null,
      created_at timestamptz not null,
      used_at timestamptz,
      unique (issuer, subject)
    );
    create index identities_user on identities (user_id);

    create table provider_requests (
      state_hash text primary key,
      -- names the cookie of the browser that asked
      browser_hash text not null,
      provider text not null,
      purpose text not null check (purpose in ('sign-in', 'link', 'confirm')),
      -- for 'link': the account that asked
      account_id uuid,
      nonce text not null,
      verifier text not null,
      -- a path of ours, to which the provider's answer leads
      page text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index provider_requests_account on provider_requests (account_id);

    create table provider_answers (
      ticket_hash text primary key,
      browser_hash text not null,
      provider text not null,
      purpose text not null,
      account_id uuid,
      issuer text not null,
      subject text not null,
      claims jsonb not null,
      expires_at timestamptz not null
    );
    create index provider_answers_account on provider_answers (account_id);

    -- Without references to other tables: the log outlives what it is about.
    create table audit_events (
      id uuid primary key,
      at timestamptz not null default clock_timestamp(),
      actor_id uuid,
      action text not null,
      subject_kind text not null,
      subject_id text,
      outcome text not null,
      network text,
      request_id text not null
    );
    create index audit_events_at on audit_events (at);
    create index audit_events_actor on audit_events (actor_id, at);
    create index audit_events_subject on audit_events (subject_kind, subject_id, at)`.execute(db);
}

/** Sign-ins on partners' pages: a one-time code, then short-lived access tokens from a rotating refresh token. */
async function createPartnerSessions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refresh_tokens (
      id uuid primary key,
      user_id uuid not null references users (id),
      origin text not null,
      token_hash text not null unique,
      previous_hash text unique,
      nonce text,
      rotated_at timestamptz not null,
      user_agent text not null,
      browser_hash text,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index refresh_tokens_user on refresh_tokens (user_id);

    create table sessions (
      id uuid primary key,
      token_hash text not null unique,
      user_id uuid not null references users (id),
      user_agent text not null,
      origin text,
      refresh_token_id uuid references refresh_tokens (id) on delete cascade,
      arrived_from text,
      -- when the user last proved, after signing in, who they are
      password_at timestamptz,
      passkey_at timestamptz,
      -- null until the first call
      used_at timestamptz,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index sessions_user on sessions (user_id);
    create index sessions_expiry on sessions (expires_at);
    create index sessions_refresh_token on sessions (refresh_token_id);

    -- A used code stays until it expires, with the refresh token that it gave: a second use revokes that.
    create table sign_in_codes (
      code_hash text primary key,
      user_id uuid not null references users (id),
      origin text not null,
      challenge text not null,
      browser_hash text,
      refresh_token_id uuid references refresh_tokens (id) on delete cascade,
      expires_at timestamptz not null
    );
    create index sign_in_codes_user on sign_in_codes (user_id);

    -- One-time codes by which a link on a partner's page leads to the marketplace signed in. Each works in the browser of
    -- the sign-in only, and goes with its refresh token.
    create table link_codes (
      code_hash text primary key,
      user_id uuid not null references users (id),
      refresh_token_id uuid not null references refresh_tokens (id) on delete cascade,
      page_hash text not null,
      expires_at timestamptz not null
    );
    create index link_codes_refresh_token on link_codes (refresh_token_id)`.execute(db);
}

async function createOffers(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Offers and tasks share one sequence: a checkout item names either, and must not be ambiguous.
    create sequence small_ids;
    create table offers (
      id bigint primary key default nextval('small_ids'),
      owner_id uuid not null references users (id),
      active boolean not null default true,
      title text not null,
      description text not null,
      -- in further languages
      translations jsonb not null default '{}',
      type text not null,
      price_cents integer not null,
      languages text[] not null,
      text_language text,
      booking text not null default 'instant' check (booking in ('instant', 'on-request')),
      rating_sum integer not null default 0,
      rating_count integer not null default 0,
      rating_rank integer not null default 0,
      popularity integer not null default 0,
      search tsvector not null,
      created_at timestamptz not null,
      changed_at timestamptz,
      deleted_at timestamptz
    );
    create index offers_owner on offers (owner_id, id);
    create index offers_type on offers (type, id) where active;
    create index offers_popularity on offers (popularity, id) where active;
    create index offers_price_cents on offers (price_cents, id) where active;
    create index offers_rating_rank on offers (rating_rank, id) where active;
    create index offers_type_popularity on offers (type, popularity, id) where active;
    create index offers_type_price_cents on offers (type, price_cents, id) where active;
    create index offers_type_rating_rank on offers (type, rating_rank, id) where active;
    create index offers_search on offers using gin (search);
    -- With the default statistics the planner takes a rare word for a common one and reads the whole table.
    alter table offers alter column search set statistics 1000;

    -- Each two languages of an offer, and each with itself: a filter for a pair is one range of an index. Each sort order
    -- has a covering index with the price, so that no list of a language needs a sort or a lookup.
    create table offer_language_pairs (
      lang_a text not null,
      lang_b text not null,
      type text not null,
      offer_id bigint not null references offers (id) on delete cascade,
      popularity integer not null,
      price_cents integer not null,
      rating_rank integer not null,
      primary key (lang_a, lang_b, type, offer_id) include (price_cents)
    );
    create index offer_language_pairs_popularity
      on offer_language_pairs (lang_a, lang_b, type, popularity, offer_id) include (price_cents);
    create index offer_language_pairs_price_cents
      on offer_language_pairs (lang_a, lang_b, type, price_cents, offer_id);
    create index offer_language_pairs_rating_rank
      on offer_language_pairs (lang_a, lang_b, type, rating_rank, offer_id) include (price_cents);
    create index offer_language_pairs_offer on offer_language_pairs (offer_id);

    -- All words of all offers, sorted, for prefix search: the search looks up which words a prefix has. With the prefix in
    -- the "tsquery" the GIN index would collect all offers of each such word before it compares them.
    create table offer_words (word text collate "C" primary key);

    -- A search finds words with a typing error by their keys: the first five letters, one of them left out.
    create table offer_word_keys (
      key text collate "C" not null,
      word text collate "C" not null references offer_words (word) on delete cascade,
      primary key (key, word)
    );
    create index offer_word_keys_word on offer_word_keys (word)`.execute(db);
}

async function createConversations(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table conversations (
      id uuid primary key,
      created_by uuid not null references users (id),
      created_with uuid not null references users (id),
      person_low uuid not null,
      person_high uuid not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (person_low, person_high)
    );
    create index conversations_low on conversations (person_low, updated_at);
    create index conversations_high on conversations (person_high, updated_at);

    create table messages (
      id uuid primary key,
      conversation_id uuid not null references conversations (id),
      kind text not null,
      text text not null,
      activity jsonb,
      -- the page that a message of the marketplace is about
      url text,
      created_by uuid not null references users (id),
      created_with uuid not null references users (id),
      created_at timestamptz not null,
      read_at timestamptz,
      mailed_at timestamptz
    );
    create index messages_conversation on messages (conversation_id, id);
    create index messages_unread on messages (created_with, conversation_id) where read_at is null;

    create table notifications (
      id uuid primary key,
      user_id uuid not null references users (id),
      actor_id uuid references users (id),
      kind text not null,
      text text not null,
      activity jsonb,
      url text not null,
      created_at timestamptz not null,
      read_at timestamptz
    );
    create index notifications_user on notifications (user_id, id);
    create index notifications_unread on notifications (user_id) where read_at is null;
    create index notifications_actor on notifications (actor_id) where actor_id is not null;

    -- The log that event streams replay after a reconnect. A job deletes old rows.
    create table events (
      id bigint generated by default as identity primary key,
      user_id uuid not null references users (id),
      kind text not null,
      data jsonb not null,
      created_at timestamptz not null
    );
    create index events_user on events (user_id, id);
    create index events_age on events (created_at)`.execute(db);
}

async function createRequests(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table requests (
      id uuid primary key,
      owner_id uuid not null references users (id),
      category text not null,
      type text not null,
      title text not null,
      description text not null,
      from_language text not null,
      to_language text not null,
      text_language text,
      due_date text,
      due_time text,
      -- the author's; null where the author named none
      timezone text,
      price_cents integer not null,
      status text not null,
      created_at timestamptz not null,
      -- a proposal for an older text is refused
      changed_at timestamptz,
      withdrawn_at timestamptz
    );
    create index requests_open on requests (id) where status = 'open';
    create index requests_owner on requests (owner_id, id);

    create table proposals (
      id uuid primary key,
      request_id uuid not null references requests (id),
      translator_id uuid not null references users (id),
      price_cents integer not null,
      message text not null,
      date text not null,
      time text not null,
      timezone text,
      status text not null,
      created_at timestamptz not null,
      changed_at timestamptz,
      unique (request_id, translator_id)
    );
    create index proposals_translator on proposals (translator_id)`.execute(db);
}

async function createTasks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tasks (
      id bigint primary key default nextval('small_ids'),
      offer_id bigint references offers (id),
      request_id uuid references requests (id),
      customer_id uuid not null references users (id),
      owner_id uuid not null references users (id),
      conversation_id uuid not null references conversations (id),
      title text not null,
      type text not null,
      languages text[] not null,
      price_cents integer not null,
      hours double precision not null default 1 check (hours between 0.5 and 100),
      total_cents integer not null,
      booking text not null default 'instant',
      details text not null,
      reference text,
      place text,
      date text not null,
      time text not null,
      timezone text,
      -- the three above as an instant: lists by date hold tasks of many time zones
      starts_at timestamptz not null,
      status text not null,
      answer_until timestamptz,
      finish_at timestamptz,
      partner text,
      campaign text,
      page_origin text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index tasks_customer on tasks (customer_id, id);
    create index tasks_owner on tasks (owner_id, id);
    create index tasks_offer on tasks (offer_id, customer_id);
    create index tasks_request on tasks (request_id) where request_id is not null;
    create index tasks_conversation on tasks (conversation_id, id);
    create index tasks_partner on tasks (partner, id) where partner is not null;

    create table task_history (
      id uuid primary key,
      task_id bigint not null references tasks (id),
      "from" text,
      "to" text not null,
      -- null: nobody did it; the task moved when its time was over, or an operator decided
      by uuid references users (id),
      cause text not null default 'party',
      message text,
      at timestamptz not null
    );
    create index task_history_task on task_history (task_id, id);

    create table documents (
      id uuid primary key,
      task_id bigint not null references tasks (id),
      message_id uuid references messages (id),
      uploaded_by uuid not null references users (id),
      name text not null,
      size integer not null,
      type text not null,
      kind text not null default 'source' check (kind in ('source', 'deliverable')),
      version integer not null default 1,
      storage_key text not null,
      created_at timestamptz not null
    );
    create index documents_task on documents (task_id, id);
    create index documents_message on documents (message_id);
    -- The sweep of files looks for the rows that name a file.
    create index documents_file on documents (storage_key);

    create table reviews (
      id uuid primary key,
      task_id bigint not null unique references tasks (id),
      offer_id bigint references offers (id),
      rating integer not null,
      text text not null,
      reply text,
      replied_at timestamptz,
      created_at timestamptz not null
    );
    create index reviews_offer on reviews (offer_id, id);

    create table disputes (
      id uuid primary key,
      task_id bigint not null references tasks (id),
      opened_by uuid not null references users (id),
      status_before text not null,
      text text not null,
      created_at timestamptz not null,
      outcome text check (outcome in ('withdrawn', 'settled', 'decided')),
      closed_at timestamptz,
      decided_by uuid references users (id),
      owner_percent integer check (owner_percent between 0 and 100),
      decision text
    );
    create unique index disputes_open on disputes (task_id) where outcome is null;
    create index disputes_task on disputes (task_id, id);

    create table settlements (
      id uuid primary key,
      task_id bigint not null references tasks (id),
      proposed_by uuid not null references users (id),
      owner_percent integer not null check (owner_percent between 0 and 100),
      text text not null,
      status text not null check (status in ('open', 'accepted', 'declined', 'replaced', 'void')),
      created_at timestamptz not null,
      closed_at timestamptz
    );
    create unique index settlements_open on settlements (task_id) where status = 'open';
    create index settlements_task on settlements (task_id, id)`.execute(db);
}

async function createMoney(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payments (
      id uuid primary key,
      task_id bigint not null references tasks (id),
      customer_id uuid not null references users (id),
      amount_cents integer not null check (amount_cents > 0),
      fee_percent double precision not null,
      status text not null
        check (status in ('opening', 'open', 'pending', 'held', 'settled', 'expired', 'failed', 'returned')),
      session_id text unique,
      url text,
      payment_intent text unique,
      charge text,
      receipt_url text,
      owner_cents integer not null default 0 check (owner_cents >= 0),
      fee_cents integer not null default 0 check (fee_cents >= 0),
      refunded_cents integer not null default 0 check (refunded_cents >= 0),
      bank_dispute text check (bank_dispute in ('open', 'won', 'lost')),
      created_at timestamptz not null,
      paid_at timestamptz,
      settled_at timestamptz,
      check (owner_cents + fee_cents + refunded_cents <= amount_cents)
    );
    -- One payment at a time: two tabs that pay at once get the same checkout.
    create unique index payments_live on payments (task_id)
      where status in ('opening', 'open', 'pending', 'held', 'settled');
    create index payments_task on payments (task_id);
    create index payments_customer on payments (customer_id, id);

    create table refunds (
      id uuid primary key,
      payment_id uuid not null references payments (id),
      amount_cents integer not null check (amount_cents > 0),
      status text not null check (status in ('waiting', 'refused', 'done')),
      provider_id text unique,
      reason text,
      created_at timestamptz not null,
      done_at timestamptz
    );
    create index refunds_payment on refunds (payment_id);

    create table payout_accounts (
      user_id uuid primary key references users (id),
      account_id text not null unique,
      status text not null check (status in ('pending', 'active'))
    );

    create table transfers (
      id uuid primary key,
      payment_id uuid not null unique references payments (id),
      owner_id uuid not null references users (id),
      amount_cents integer not null check (amount_cents > 0),
      status text not null check (status in ('available', 'paid_out')),
      provider_id text unique,
      reason text,
      created_at timestamptz not null,
      done_at timestamptz
    );
    create index transfers_owner on transfers (owner_id, status);

    -- By the provider's id: it repeats its messages, and sends them in any order.
    create table provider_events (
      id text primary key,
      type text not null,
      -- the session, payment intent, account or transfer that it is about
      subject text not null,
      event jsonb not null,
      received_at timestamptz not null,
      applied_at timestamptz
    );
    create index provider_events_waiting on provider_events (subject) where applied_at is null;

    -- What the stand-in for the payment provider knows: several servers share it, and it outlives them.
    create table stand_in_objects (
      id text primary key,
      kind text not null,
      idempotency_key text unique,
      data jsonb not null,
      is_pending boolean not null default false,
      created_at timestamptz not null
    );
    create index stand_in_objects_kind on stand_in_objects (kind, created_at, id);
    create index stand_in_objects_pending on stand_in_objects (created_at) where is_pending`.execute(db);
}

/** Where each cent of the payments is. Append-only: a trigger refuses every change, and what does not sum to zero. */
async function createLedger(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_transactions (
      id uuid primary key,
      kind text not null,
      -- an id of ours or the provider's; the same cause is booked once
      cause text not null,
      payment_id uuid not null references payments (id),
      task_id bigint not null references tasks (id),
      created_at timestamptz not null,
      unique (kind, cause)
    );
    create index ledger_transactions_task on ledger_transactions (task_id);
    create index ledger_transactions_payment on ledger_transactions (payment_id);

    create table ledger_entries (
      transaction_id uuid not null references ledger_transactions (id),
      account text not null
        check (account in ('provider', 'held', 'refund-due', 'owner', 'fee', 'bank-dispute', 'loss')),
      amount_cents bigint not null check (amount_cents <> 0),
      primary key (transaction_id, account)
    );

    create function refuse_ledger_change() returns trigger language plpgsql as $$
      begin raise exception 'The ledger is append-only.'; end $$;
    create function check_ledger_balance() returns trigger language plpgsql as $$
      begin
        if (select sum(amount_cents) from ledger_entries where transaction_id = new.transaction_id) <> 0 then
          raise exception 'The entries of ledger transaction % do not sum to zero.', new.transaction_id;
        end if;
        return null;
      end $$;
    create trigger append_only before update or delete on ledger_transactions
      execute function refuse_ledger_change();
    create trigger append_only before update or delete on ledger_entries
      execute function refuse_ledger_change();
    create constraint trigger balanced after insert on ledger_entries deferrable initially deferred
      for each row execute function check_ledger_balance()`.execute(db);
}

async function createMails(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- the outbox
    create table mails (
      id uuid primary key,
      -- null: a mail to nobody, written so that a call does the same work for addresses without an account
      user_id uuid references users (id),
      actor_id uuid references users (id),
      recipient text not null,
      topic text not null,
      locale text not null,
      -- null once the mail needs no retry, as it may contain the token of a link
      content jsonb,
      status text not null check (status in ('waiting', 'sent', 'failed')),
      attempts integer not null default 0,
      reason text,
      created_at timestamptz not null,
      give_up_at timestamptz not null,
      settled_at timestamptz
    );
    create index mails_user on mails (user_id);
    create index mails_actor on mails (actor_id);

    create table mail_links (
      token_hash text primary key,
      user_id uuid references users (id),
      purpose text not null check (purpose in ('reset', 'verify', 'undo')),
      -- the address that the link confirms or restores
      email text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      -- used, or replaced by a later link
      ended_at timestamptz
    );
    create index mail_links_user on mail_links (user_id, purpose);

    create table recovery_calls (
      id uuid primary key,
      -- an e-mail address or a network, hashed
      key text not null,
      at timestamptz not null
    );
    create index recovery_calls_key on recovery_calls (key, at)`.execute(db);
}

/** Keys and webhooks name a partner without a reference: it may be one that the environment registers. */
async function createPartners(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Counts of partners' pages. They hold no single visit.
    create table partner_days (
      partner text not null,
      day text not null,
      campaign text not null,
      page text not null,
      views integer not null default 0,
      opens integer not null default 0,
      bookings integer not null default 0,
      primary key (partner, day, campaign, page)
    );

    create table partners (
      id text primary key,
      name text not null,
      site text not null,
      logo text,
      created_at timestamptz not null
    );

    create table partner_members (
      partner_id text not null references partners (id),
      user_id uuid not null references users (id),
      created_at timestamptz not null,
      primary key (partner_id, user_id)
    );
    create index partner_members_user on partner_members (user_id);

    create table partner_invitations (
      id uuid primary key,
      partner_id text not null references partners (id),
      email text not null,
      email_key text not null,
      token_hash text not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      -- accepted, withdrawn, or replaced by a later one
      ended_at timestamptz
    );
    create index partner_invitations_partner on partner_invitations (partner_id, email_key);

    create table partner_origins (
      partner_id text not null references partners (id),
      origin text not null,
      token text not null,
      created_at timestamptz not null,
      verified_at timestamptz,
      primary key (partner_id, origin)
    );
    create index partner_origins_origin on partner_origins (origin);

    create table partner_keys (
      id uuid primary key,
      partner text not null,
      name text not null,
      key_hash text not null unique,
      created_at timestamptz not null,
      last_used_at timestamptz
    );
    create index partner_keys_partner on partner_keys (partner);

    create table webhooks (
      id uuid primary key,
      partner text not null,
      url text not null,
      events text[] not null,
      active boolean not null,
      secret text not null,
      -- signs besides until previous_until
      previous_secret text,
      previous_until timestamptz,
      -- since the first of the attempts that have failed without a success between them
      failing_since timestamptz,
      created_at timestamptz not null
    );
    create index webhooks_partner on webhooks (partner);

    create table webhook_deliveries (
      id uuid primary key,
      webhook_id uuid not null references webhooks (id) on delete cascade,
      type text not null,
      -- as text: each attempt sends and signs the same bytes
      body text not null,
      status text not null check (status in ('waiting', 'delivered', 'failed')),
      attempts integer not null default 0,
      -- the last attempt's
      answer_status integer,
      problem text,
      attempted_at timestamptz,
      next_attempt_at timestamptz,
      give_up_at timestamptz not null,
      created_at timestamptz not null
    );
    create index webhook_deliveries_webhook on webhook_deliveries (webhook_id, id);
    create index webhook_deliveries_created on webhook_deliveries (created_at)`.execute(db);
}

/** The tables of pg-boss, without its own transaction. */
async function createJobs(db: Kysely<unknown>): Promise<void> {
  // An administrator may have created the schema for a role that may not.
  const { rows } = await sql`select from pg_namespace where nspname = ${jobsSchema}`.execute(db);
  const script = PgBoss.getConstructionPlans(jobsSchema).replace(/^\s*BEGIN;|COMMIT;\s*$/g, '');
  await sql.raw(rows.length ? script.replace(/CREATE SCHEMA [^;]+;/, '') : script).execute(db);
}
