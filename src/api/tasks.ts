/** Bookings and accepted tasks: status, review, documents. */
import type { AcceptedTask, TaskPayment } from '#core/domain/accepted-task.ts';
import type { Offer } from '#core/domain/offer.ts';
import type { DocumentKind } from '#core/domain/task.ts';
import { acceptedTaskFromWire } from './accepted-task.ts';
import { type ServerMessage, serverMessageFrom } from './account.ts';
import type { Client } from './client.ts';
import { withFiles } from './files.ts';
import { tasksFromWire } from './task-list.ts';
import { paymentFromWire } from './task-money.ts';
import { numberOf, recordOf, textOf } from './wire.ts';

export interface Booking {
  details: string;
  /** YYYY-MM-DD and HH:MM in the customer's time zone, which `timeZone` names. */
  date: string;
  time: string;
  timeZone: string;
  /** In steps of half an hour. */
  hours?: number;
  /** The host's own reference for this booking. */
  reference?: string;
  partner?: string;
  campaign?: string;
  /** The page on which it was booked, for the partner's report. */
  page?: string;
  documents?: readonly File[];
  /** Called with the share of the documents that has been sent, from 0 to 1. */
  onProgress?(sent: number): void;
}

export interface Booked {
  /** Empty where the backend does not name it. */
  taskId: string;
  conversationId: string;
  /** A `TaskStatus`; empty where the backend does not name it. */
  status: string;
  /** Euros for all hours; null where the backend does not name it. */
  total: number | null;
  /** Null where the backend does not send it. */
  payment: TaskPayment | null;
  serverMessage: ServerMessage;
}

const taskPath = (id: string) => `/task/accepted/${encodeURIComponent(id)}`;

export const tasks = (client: Client) => ({
  /** The tasks in which the user is customer or owner. */
  async list(): Promise<AcceptedTask[]> {
    const { body } = await client.call({ path: '/task/accepted', token: 'always' });
    return tasksFromWire(body, client.baseUrl);
  },

  /** One task in full. Only its two parties may read it, and an operator while it is disputed. */
  async find(id: string): Promise<AcceptedTask> {
    const { body } = await client.call({ path: taskPath(id), token: 'always' });
    return acceptedTaskFromWire(body, client.baseUrl);
  },

  async accept(
    offerId: Offer['id'],
    { timeZone, hours, documents = [], onProgress, ...booking }: Booking,
    idempotencyKey: string,
  ): Promise<Booked> {
    const { body } = await client.call({
      method: 'POST',
      path: `/task/accepted/${encodeURIComponent(offerId)}`,
      body: withFiles({ ...booking, hours: hours?.toString(), timezone: timeZone }, documents),
      token: 'always',
      idempotencyKey,
      onProgress: documents.length > 0 ? onProgress : undefined,
    });
    const wire = recordOf(body);
    return {
      taskId: textOf(wire.id),
      conversationId: textOf(wire.conversation_id),
      status: textOf(wire.status),
      total: numberOf(wire.total),
      payment: paymentFromWire(wire.payment),
      serverMessage: serverMessageFrom(body),
    };
  },

  /** Moves a task to one of the statuses in its `actions`. The message goes into its history and conversation. */
  async move(id: string, status: string, message = ''): Promise<ServerMessage> {
    const { body } = await client.call({
      method: 'PATCH',
      path: taskPath(id),
      body: { status, ...(message && { message }) },
      token: 'always',
    });
    return serverMessageFrom(body);
  },

  /** Says where a call takes place: a telephone number or an https address. By its owner. */
  async setPlace(id: string, place: string): Promise<ServerMessage> {
    const { body } = await client.call({
      method: 'PATCH',
      path: taskPath(id),
      body: { place },
      token: 'always',
    });
    return serverMessageFrom(body);
  },

  /** Asks an operator to decide about the money that is held. */
  async openDispute(id: string, text: string, idempotencyKey: string): Promise<ServerMessage> {
    const { body } = await client.call({
      method: 'POST',
      path: `${taskPath(id)}/dispute`,
      body: { text },
      token: 'always',
      idempotencyKey,
    });
    return serverMessageFrom(body);
  },

  /** By whoever opened it: the task returns to its status before. */
  async withdrawDispute(id: string): Promise<ServerMessage> {
    const { body } = await client.call({
      method: 'DELETE',
      path: `${taskPath(id)}/dispute`,
      token: 'always',
    });
    return serverMessageFrom(body);
  },

  /** Proposes how to divide the money that is held; a newer proposal of either side replaces it. */
  async proposeSettlement(
    id: string,
    proposal: { ownerPercent: number; text: string },
    idempotencyKey: string,
  ): Promise<ServerMessage> {
    const { body } = await client.call({
      method: 'POST',
      path: `${taskPath(id)}/settlement`,
      body: { owner_percent: proposal.ownerPercent, text: proposal.text },
      token: 'always',
      idempotencyKey,
    });
    return serverMessageFrom(body);
  },

  /** By the other side than the one that proposed it. */
  async answerSettlement(
    id: string,
    answer: 'accept' | 'decline',
    idempotencyKey: string,
  ): Promise<ServerMessage> {
    const { body } = await client.call({
      method: 'POST',
      path: `${taskPath(id)}/settlement/${answer}`,
      token: 'always',
      idempotencyKey,
    });
    return serverMessageFrom(body);
  },

  async review(
    id: string,
    review: { rating: number; text: string },
    idempotencyKey: string,
  ): Promise<ServerMessage> {
    const { body } = await client.call({
      method: 'POST',
      path: `${taskPath(id)}/review`,
      body: review,
      token: 'always',
      idempotencyKey,
    });
    return serverMessageFrom(body);
  },

  /** The owner's answer to a review. */
  async reply(id: string, text: string, idempotencyKey: string): Promise<ServerMessage> {
    const { body } = await client.call({
      method: 'POST',
      path: `${taskPath(id)}/review/reply`,
      body: { text },
      token: 'always',
      idempotencyKey,
    });
    return serverMessageFrom(body);
  },

  /** Adds a file to a task; the progress runs from 0 to 1. */
  async addDocument(
    id: string,
    file: File,
    idempotencyKey: string,
    { kind = 'source', onProgress }: { kind?: DocumentKind; onProgress?: (sent: number) => void } = {},
  ): Promise<ServerMessage> {
    const { body } = await client.call({
      method: 'POST',
      path: `${taskPath(id)}/documents`,
      body: withFiles({ kind }, [file]),
      token: 'always',
      idempotencyKey,
      onProgress,
    });
    return serverMessageFrom(body);
  },

  /** The content of one of a task's documents, which only its two parties may read. */
  async document(id: string): Promise<Blob> {
    const { body } = await client.call({
      path: `/documents/${encodeURIComponent(id)}`,
      token: 'always',
      asFile: true,
    });
    return body instanceof Blob ? body : new Blob();
  },
});
