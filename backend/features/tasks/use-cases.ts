/** What the two parties of a task add to it: a place, files, a review. */
import { type DocumentKind, isOver, isPlace, takesFiles } from '@dragoman/widgets/server';
import * as messages from '#backend/features/chat/messages.queries.ts';
import * as documents from '#backend/features/documents/queries.ts';
import { storeDocuments } from '#backend/features/documents/storage.use-cases.ts';
import {
  fullName,
  messageColumns,
  taskAddress,
  titleOf,
} from '#backend/features/notifications/activities.ts';
import * as notifications from '#backend/features/notifications/queries.ts';
import { notify } from '#backend/features/notifications/use-cases.ts';
import * as offers from '#backend/features/offers/queries.ts';
import * as reviews from '#backend/features/offers/reviews.queries.ts';
import { queueWebhooks } from '#backend/features/partners/deliveries.use-cases.ts';
import { partiesOf } from '#backend/features/people/task-parties.queries.ts';
import { type Locked, lockRows } from '#backend/platform/database/locks.ts';
import type { DocumentRow, Message, Task, User } from '#backend/platform/database/tables.ts';
import { inTransaction, type Transaction } from '#backend/platform/database/transaction.ts';
import { conflict, forbidden, invalid, notFound, wrong } from '#backend/platform/errors.ts';
import type { Bus } from '#backend/platform/live/bus.ts';
import type { Services } from '#backend/services.ts';
import * as tasks from './queries.ts';

/** The owner says where a call takes place: a telephone number, or the address of a meeting. */
export function setPlace(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  { task: { id, customer_id, owner_id, type }, actor, place }: { task: Task; actor: User; place: string },
): Promise<void> {
  if (actor.id !== owner_id) throw forbidden('place-by-owner');
  if (type !== 'call') throw invalid('place-of-calls');
  if (!isPlace(place)) throw wrong('place', { rule: 'place' });
  return inTransaction(db, async (trx) => {
    const locked = await lockRows(trx, actor.id, { users: [customer_id, owner_id], task: id });
    const { task } = locked;
    if (!task) throw notFound('task');
    const { status } = task;
    if (isOver(status)) throw conflict('task-off', { status });
    if (task.place === place) return;
    await tasks.setPlace(trx, id, place);
    await publishTaskActivity(trx, bus, locked, { task, actor, code: 'place-set' });
  });
}

interface NewDocuments {
  task: Pick<Task, 'id' | 'customer_id' | 'owner_id'>;
  sender: User;
  files: documents.StoredFile[];
  kind: DocumentKind;
}

/** One of a task's two parties adds files to it: something to work from, or the work. */
export function uploadDocuments(
  { db, bus, config }: Pick<Services, 'db' | 'bus' | 'config'>,
  { task: { id: task_id, customer_id, owner_id }, sender, files, kind }: NewDocuments,
): Promise<DocumentRow[]> {
  const other = sender.id === customer_id ? owner_id : customer_id;
  if (kind === 'deliverable' && sender.id !== owner_id) throw forbidden('deliverable-by-owner');
  return inTransaction(db, async (trx) => {
    const locked = await lockRows(trx, sender.id, { users: [sender.id, other], task: task_id });
    if (!locked.isHere(other)) throw conflict('person-gone');
    const { task } = locked;
    if (!task) throw notFound('task');
    const { status, conversation_id } = task;
    if (!takesFiles(status, kind)) throw filesRefused(task);
    if (!task.announced) {
      const stored = { task_id, message_id: null, uploaded_by: sender.id, kind };
      const rows = await storeDocuments(trx, config, files, stored, locked);
      await notify(trx, bus, locked, { task: { id: task_id, status, people: partiesOf(task) } });
      return rows;
    }
    const url = taskAddress(task);
    const added = { code: 'documents-added', person: fullName(sender), ...titleOf(task) } as const;
    const columns = (count: number) => messageColumns({ ...added, count });
    const written = { conversation_id, created_by: sender.id, created_with: other, url };
    const last = await lastOfSameFiles(trx, written, locked.at);
    const message = last
      ? await messages.reword(trx, last.id, columns((last.activity?.count ?? 0) + files.length))
      : await messages.add(trx, { ...written, kind: 'system', ...columns(files.length) }, locked);
    const owner = { task_id, message_id: message.id, uploaded_by: sender.id, kind };
    const rows = await storeDocuments(trx, config, files, owner, locked);
    const unseen = await notifications.removeUnreadOfFiles(trx, { user_id: other, actor_id: sender.id, url });
    await notify(trx, bus, locked, {
      message,
      documents: await documents.ofMessages(trx, [message.id]),
      task: { id: task_id, status, people: [customer_id, owner_id] },
      activities: [{ to: other, by: sender.id, ...added, count: unseen + files.length, about: task_id }],
    });
    return rows;
  });
}

/** Clients send the files of one delivery one by one, so that each can fail alone. Together they make one message. */
const together = 5 * 60_000;

/** The message of files that the same person has just added to the same task, while it is the last of the conversation. */
async function lastOfSameFiles(
  trx: Transaction,
  { conversation_id, created_by, url }: Pick<Message, 'conversation_id' | 'created_by' | 'url'>,
  at: Date,
): Promise<Message | undefined> {
  const [last] = await messages.list(trx, conversation_id, {
    reader: { id: created_by, origin: null },
    limit: 1,
  });
  const isSame =
    last?.activity?.code === 'documents-added' &&
    last.created_by === created_by &&
    last.url === url &&
    at.getTime() - last.created_at.getTime() < together;
  return isSame ? last : undefined;
}

const filesRefused = ({ status }: Task) =>
  isOver(status) || status === 'disputed'
    ? conflict('task-off', { status })
    : conflict('deliverable-too-early');

/** A customer reviews a finished task, once. */
export function reviewTask(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  { task, customer, rating, text }: { task: Task; customer: User; rating: number; text: string },
): Promise<string> {
  const { id: task_id, offer_id, owner_id } = task;
  return inTransaction(db, async (trx) => {
    const users = [customer.id, owner_id];
    const locked = await lockRows(trx, customer.id, { users, offer: offer_id, task: task_id });
    if (locked.task?.status !== 'finished') throw conflict('review-too-early');
    const id = locked.newId();
    const review = { id, task_id, offer_id, rating, text, created_at: locked.at };
    if (!(await reviews.write(trx, review))) throw conflict('review-again');
    await reviews.weigh(trx, task_id);
    if (offer_id) await offers.countRatings(trx, offer_id);
    const written = {
      code: 'review-written',
      person: fullName(customer),
      ...titleOf(task),
      count: rating,
    } as const;
    await notify(trx, bus, locked, {
      task: { id: task_id, status: locked.task.status, people: users },
      activities: [
        {
          to: owner_id,
          by: customer.id,
          ...written,
          about: task_id,
          mail: { quote: { text, by: written.person } },
        },
      ],
    });
    await queueWebhooks(trx, locked, 'review.created', locked.task);
    return id;
  });
}

/** A translator replies to a review, once. Returns the review's id. */
export function replyToReview(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  { task, translator, text }: { task: Task; translator: User; text: string },
): Promise<string> {
  const { id: task_id, customer_id, owner_id, status } = task;
  return inTransaction(db, async (trx) => {
    const users = [customer_id, owner_id];
    const locked = await lockRows(trx, translator.id, { users, task: task_id });
    const id = await reviews.reply(trx, task_id, text, locked.at);
    if (!id) throw conflict('reply-again');
    const answered = { code: 'review-answered', person: fullName(translator), ...titleOf(task) } as const;
    await notify(trx, bus, locked, {
      task: { id: task_id, status, people: users },
      activities: [
        {
          to: customer_id,
          by: translator.id,
          ...answered,
          about: task_id,
          mail: { quote: { text, by: answered.person } },
        },
      ],
    });
    return id;
  });
}

interface TaskActivity {
  task: Task;
  actor: User;
  code: 'settlement-proposed' | 'settlement-declined' | 'place-set';
  /** Cents. */
  amount?: number;
  /** What the actor wrote. */
  quote?: string;
}

/**
 * Says in the conversation of a task what one of its parties has done, and notifies the other one. Part of the
 * transaction of a use case, which has locked both parties. A new status is `recordTaskStep`.
 */
export async function publishTaskActivity(
  trx: Transaction,
  bus: Bus,
  locked: Locked,
  { task, actor, code, amount, quote = '' }: TaskActivity,
): Promise<void> {
  const { id, status, customer_id, owner_id, conversation_id } = task;
  const other = actor.id === customer_id ? owner_id : customer_id;
  const activity = { code, ...titleOf(task), person: fullName(actor), amount };
  const written = { conversation_id, created_by: actor.id, created_with: other, kind: 'system' } as const;
  await notify(trx, bus, locked, {
    message: await messages.add(
      trx,
      { ...written, ...messageColumns(activity), url: taskAddress(task) },
      locked,
    ),
    task: { id, status, people: [customer_id, owner_id] },
    activities: [
      {
        to: other,
        by: actor.id,
        ...activity,
        about: id,
        mail: { quote: { text: quote, by: fullName(actor) } },
      },
    ],
  });
}
