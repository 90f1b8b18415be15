/** Bookings and accepted tasks: status, review, documents. */
import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import type { Offer } from '#core/domain/offer.ts';
import { acceptedTaskFromWire } from './accepted-task.ts';
import { type ServerMessage, serverMessageFrom } from './account.ts';
import type { Client } from './client.ts';
import { withFiles } from './files.ts';
import { rowsOf } from './rows.ts';
import { recordOf, textOf } from './wire.ts';

export interface Booking {
  details: string;
  /** YYYY-MM-DD and HH:MM in the customer's time zone, which `timeZone` names. */
  date: string;
  time: string;
  timeZone: string;
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
  serverMessage: ServerMessage;
}

const taskPath = (id: string) => `/task/accepted/${encodeURIComponent(id)}`;

export const tasks = (client: Client) => ({
  /** The tasks in which the user is customer or owner. */
  async list(): Promise<AcceptedTask[]> {
    const { body } = await client.call({ path: '/task/accepted', token: 'always' });
    return rowsOf(body, (row) => {
      const task = acceptedTaskFromWire(row, client.baseUrl);
      return task.id || task.title ? task : null;
    });
  },

  async accept(
    offerId: Offer['id'],
    { timeZone, documents = [], onProgress, ...booking }: Booking,
    idempotencyKey: string,
  ): Promise<Booked> {
    const { body } = await client.call({
      method: 'POST',
      path: `/task/accepted/${encodeURIComponent(offerId)}`,
      body: withFiles({ ...booking, timezone: timeZone }, documents),
      token: 'always',
      idempotencyKey,
      onProgress: documents.length > 0 ? onProgress : undefined,
    });
    const wire = recordOf(body);
    return {
      taskId: textOf(wire.id),
      conversationId: textOf(wire.conversation_id),
      serverMessage: serverMessageFrom(body),
    };
  },

  /** Moves a task to one of the statuses in its `actions`. */
  async move(id: string, status: string): Promise<ServerMessage> {
    const { body } = await client.call({
      method: 'PATCH',
      path: taskPath(id),
      body: { status },
      token: 'always',
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
    onProgress: (sent: number) => void,
  ): Promise<ServerMessage> {
    const { body } = await client.call({
      method: 'POST',
      path: `${taskPath(id)}/documents`,
      body: withFiles({}, [file]),
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
