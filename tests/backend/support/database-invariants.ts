/** What holds in every database of the marketplace, whatever happened in it and in which order. */
import type { StepCause } from '@dragoman/widgets/domain/task.ts';
import {
  allowedActions,
  pageAt,
  type TaskMoney,
  type TaskRole,
  type TaskStatus,
} from '@dragoman/widgets/server';
import { type RawBuilder, sql } from 'kysely';
import * as tasks from '#backend/features/tasks/queries.ts';
import { roleOf } from '#backend/features/tasks/queries.ts';
import type { Db } from '#backend/platform/database/transaction.ts';
import { ledgerSentences } from './ledger-invariants.ts';

const open = sql.raw(
  `('requested', 'accepted', 'in_progress', 'delivered', 'changes_requested', 'disputed')`,
);

/** Each query finds rows that break the sentence. */
const sentences: Record<string, RawBuilder<unknown>> = {
  'no open task has a party whose account is removed': sql`
    select tasks.id from tasks join users on users.id in (customer_id, owner_id)
    where users.deleted_at is not null and status in ${open}`,
  'no task began after one of its parties was removed': sql`
    select tasks.id from tasks join users on users.id in (customer_id, owner_id)
    where tasks.created_at > users.deleted_at`,
  'no offer of a removed account is active': sql`
    select offers.id from offers join users on users.id = owner_id where users.deleted_at is not null and active`,
  'no closed offer is listed': sql`
    select offer_id from offer_language_pairs join offers on offers.id = offer_id where not active`,
  'no request of a removed account is open': sql`
    select requests.id from requests join users on users.id = owner_id
    where users.deleted_at is not null and status = 'open'`,
  'no open proposal is for a closed request': sql`
    select proposals.id from proposals join requests on requests.id = request_id
    where proposals.status = 'open' and requests.status = 'closed'`,
  'no open proposal is by a removed account': sql`
    select proposals.id from proposals join users on users.id = translator_id
    where status = 'open' and users.deleted_at is not null`,
  'a request closes with its owner’s account, by one accepted proposal, or when its owner withdraws it': sql`
    select requests.id from requests join users on users.id = requests.owner_id
    where (select count(*) from proposals where request_id = requests.id and status = 'accepted')
      <> case when requests.status = 'open' or withdrawn_at is not null or (users.deleted_at is not null and not exists
        (select from tasks where request_id = requests.id)) then 0 else 1 end`,
  'a withdrawn request is closed': sql`
    select id from requests where withdrawn_at is not null and status <> 'closed'`,
  'an accepted proposal has its task, and a task of a request its accepted proposal': sql`
    select proposals.id from proposals
    left join tasks on tasks.request_id = proposals.request_id and tasks.owner_id = translator_id
    where (proposals.status = 'accepted') <> (tasks.id is not null)`,
  'an offer’s rating is that of its reviews': sql`
    select offers.id from offers
    left join lateral (
      select count(*) as number, coalesce(round(sum(rating * weight) * 1000.0 / sum(weight)), 0) as mean
      from reviews where offer_id = offers.id and weight > 0
    ) as written on true
    where (rating_count, rating_mean) <> (number, mean)`,
  'of a customer’s reviews of an owner in a month one counts': sql`
    select owner_id from reviews join tasks on tasks.id = task_id
    group by owner_id, customer_id, date_trunc('month', tasks.created_at at time zone 'UTC')
    having count(*) filter (where weight > 0) <> 1`,
  'no owner’s offers are more popular than they have finished tasks, a customer’s of a month being one': sql`
    select owner_id from offers group by owner_id having sum(popularity) > (
      select count(distinct (customer_id, date_trunc('month', created_at at time zone 'UTC')))
      from tasks where tasks.owner_id = offers.owner_id and offer_id is not null and status = 'finished'
    )`,
  'lists sort by the numbers of the offers': sql`
    select offer_id from offer_language_pairs as pairs join offers on offers.id = offer_id
    where (pairs.popularity, pairs.rating_rank, pairs.price_parts)
      <> (offers.popularity, offers.rating_rank, offers.price_parts)`,
  'a conversation’s last activity is its last message': sql`
    select conversations.id from conversations
    left join lateral (
      select created_at from messages where conversation_id = conversations.id order by id desc limit 1
    ) as last on true
    where updated_at <> coalesce(last.created_at, conversations.created_at)`,
  'two people have one conversation': sql`
    select least(created_by, created_with), greatest(created_by, created_with) from conversations
    group by 1, 2 having count(*) > 1`,
  'messages are in the order of their times': sql`
    select id from (
      select id, created_at, lag(created_at) over (partition by conversation_id order by id) as earlier from messages
    ) as ordered where created_at < earlier`,
  'no message came after its reader’s account was removed': sql`
    select messages.id from messages join users on users.id = created_with where messages.created_at > users.deleted_at`,
  'everyone’s newest unread counts are those of the rows': sql`
    select users.id from users
    join lateral (
      select data from events where user_id = users.id and kind = 'unread' order by id desc limit 1
    ) as counts on true
    where data <> jsonb_build_object(
      'messages', (select count(*) from messages where created_with = users.id and read_at is null),
      'notifications', (select count(*) from notifications where user_id = users.id and read_at is null))`,
  'everyone’s stream has each of their messages and notifications once': sql`
    select users.id from users
    where users.deleted_at is null and (
      (select count(*) from messages where users.id in (created_by, created_with)),
      (select count(*) from notifications where user_id = users.id)
    ) <> (
      (select count(distinct data->>'id') from events where user_id = users.id and kind = 'message'),
      (select count(distinct data->>'id') from events where user_id = users.id and kind = 'notification'))`,
  'a task has one review, after it finished, of its offer': sql`
    select reviews.id from reviews join tasks on tasks.id = task_id
    where status <> 'finished' or reviews.offer_id is distinct from tasks.offer_id`,
  'a task has money held only while it is under way': sql`
    select tasks.id from tasks join payments on task_id = tasks.id
    where payments.status = 'held' and tasks.status not in ${open}`,
  'a task that is over has no checkout to pay at': sql`
    select tasks.id from tasks join payments on task_id = tasks.id
    where payments.status in ('opening', 'open', 'pending') and tasks.status not in ${open}`,
  'a disputed task has an open dispute, and money held': sql`
    select tasks.id from tasks
    left join disputes on task_id = tasks.id and outcome is null
    left join payments on payments.task_id = tasks.id and payments.status = 'held'
    where (tasks.status = 'disputed') <> (disputes.id is not null)
      or (tasks.status = 'disputed' and payments.id is null)`,
  'no proposed division is open without money held': sql`
    select settlements.id from settlements
    left join payments on payments.task_id = settlements.task_id and payments.status = 'held'
    where settlements.status = 'open' and payments.id is null`,
  'an owner is notified of a payment once': sql`
    select tasks.id from tasks join users on users.id = owner_id and users.deleted_at is null
    where (select count(*) from notifications
        where user_id = owner_id and kind = 'payment' and activity->>'code' = 'paid')
      <> (select count(*) from tasks as paid join payments on task_id = paid.id
        where paid.owner_id = users.id and paid_at is not null and payments.status <> 'returned')`,
  'a booking is announced once it is paid': sql`
    select tasks.id from tasks join payments on task_id = tasks.id
    where not announced and payments.status in ('held', 'settled')`,
  'an owner is told nothing of a booking that is not announced': sql`
    select tasks.id from tasks
    where not announced and (
      exists (select from notifications where user_id = owner_id and url = '/Task/' || tasks.id)
      or exists (select from messages where conversation_id = tasks.conversation_id and url = '/Task/' || tasks.id)
      or exists (select from events where user_id = owner_id and kind = 'task' and data->>'id' = tasks.id::text))`,
  'the files of a booking that is announced belong to a message': sql`
    select documents.id from documents join tasks on tasks.id = task_id where announced and message_id is null`,
  ...ledgerSentences,
  'a removed account has no sessions, notifications, events or public texts': sql`
    select users.id from users
    where users.deleted_at is not null and (
      (firstname, lastname, email, phonenumber, address) <> ('Former', 'member', '', '', '')
      or about is not null or image is not null
      or exists (select from sessions where user_id = users.id)
      or exists (select from notifications where user_id = users.id)
      or exists (select from events where user_id = users.id)
      or exists (select from idempotency_keys where user_id = users.id)
      or exists (select from offers where owner_id = users.id and (title, description, search::text) <> ('', '', ''))
      or exists (select from requests where owner_id = users.id and (title, description) <> ('', ''))
      or exists (select from reviews join tasks on tasks.id = task_id where customer_id = users.id and text <> '')
      or exists (select from reviews join tasks on tasks.id = task_id where owner_id = users.id and reply is not null))`,
};

/** The sentences that do not hold, each with what breaks it. */
export async function brokenInvariants(db: Db): Promise<string[]> {
  const broken: string[] = [];
  for (const [sentence, query] of Object.entries(sentences)) {
    const { rows } = await query.execute(db);
    if (rows.length > 0) broken.push(`${sentence}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return [...broken, ...(await brokenHistories(db)), ...(await deadNotifications(db))];
}

/** A history begins when the task does and ends at its status. Only parties' own steps follow the rules of both roles. */
async function brokenHistories(db: Db): Promise<string[]> {
  const broken: string[] = [];
  for (const task of await db.selectFrom('tasks').selectAll().execute()) {
    const steps = await tasks.listSteps(db, task.id);
    const [first] = steps;
    const isWhole =
      first?.from === null &&
      (first.to === 'accepted' || first.to === 'requested') &&
      first.at.getTime() === task.created_at.getTime();
    const isAllowed = steps.every(({ from, to, by, cause, at }, index) => {
      const before = steps[index - 1];
      if (!before) return true;
      return (
        from === before.to &&
        at >= before.at &&
        isStep(before.to, to, cause, by === null ? null : roleOf(task, by))
      );
    });
    if (!isWhole || !isAllowed || steps.at(-1)?.to !== task.status)
      broken.push(`task ${task.id} is ${task.status} after ${steps.map(({ to }) => to).join(' → ')}`);
  }
  return broken;
}

function isStep(from: TaskStatus, to: TaskStatus, cause: StepCause, role: TaskRole | null): boolean {
  const isUnderWay = ['in_progress', 'delivered', 'changes_requested'].includes(from);
  const isDivided = (to === 'finished' || to === 'cancelled') && (isUnderWay || from === 'disputed');
  switch (cause) {
    case 'removal':
      return to === 'cancelled';
    case 'time':
      return (
        (from === 'delivered' && to === 'finished') ||
        (from === 'requested' && to === 'declined') ||
        (from === 'accepted' && to === 'cancelled')
      );
    case 'settlement':
    case 'operator':
      return isDivided;
    default:
      return (
        (isUnderWay && to === 'disputed') ||
        // The customer accepts what the owner has answered with.
        (from === 'requested' && to === 'accepted') ||
        (from === 'disputed' && ['in_progress', 'delivered', 'changes_requested'].includes(to)) ||
        (role !== null && anyMoney.some((money) => allowedActions(from, role, money).includes(to)))
      );
  }
}

/** How a task stood with its money at an earlier step is not stored. */
const anyMoney: TaskMoney[] = [
  { policy: 'before-start', payment: 'held' },
  { policy: 'off', payment: 'none' },
];

/** Notifications whose address is no page of the site. */
async function deadNotifications(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('notifications').select('url').distinct().execute();
  return rows
    .map(({ url }) => new URL(url, 'http://localhost').pathname)
    .filter((path) => !pageAt(path))
    .map((path) => `a notification leads to ${path}, which is no page`);
}
