import type { Message } from './conversation.ts';

/** Something that happens to a person while they look, as the backend tells it at once. */
export type LiveEvent =
  | { kind: 'message'; conversationId: string; message: Message }
  /** The other one has read everything up to this message. */
  | { kind: 'read'; conversationId: string; messageId: string; at: Date }
  | { kind: 'typing'; conversationId: string; personId: string }
  | { kind: 'task'; id: string; status: string }
  | { kind: 'notification' }
  /** How much waits for the person in all. */
  | { kind: 'unread'; messages: number; notifications: number };

/** The same, or that some of it may have been missed: what is shown has to be read anew. */
export type LiveNews = LiveEvent | { kind: 'fresh' };

/** `blocked`: news do not come by themselves on this line, so whoever wants some has to ask now and then. */
export type LiveStatus = 'connecting' | 'open' | 'blocked';
