import type { Message } from './conversation.ts';

/** An event that the backend pushes to the user. */
export type LiveEvent =
  | { kind: 'message'; conversationId: string; message: Message }
  /** The other party has read everything up to this message. */
  | { kind: 'read'; conversationId: string; messageId: string; at: Date }
  | { kind: 'typing'; conversationId: string; personId: string }
  | { kind: 'task'; id: string; status: string }
  | { kind: 'notification' }
  /** How much is unread in all. */
  | { kind: 'unread'; messages: number; notifications: number };

/** An event, or `resync`: events may have been missed, so that what is shown must be read again. */
export type LiveUpdate = LiveEvent | { kind: 'resync' };

/** `blocked`: no events arrive on this network, so that views have to poll. */
export type LiveStatus = 'connecting' | 'open' | 'blocked';
