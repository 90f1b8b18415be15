import type { Titled } from './offer-text.ts';
import type { TaskDocument, TaskStep } from './task.ts';
import type { TaskRole } from './task-states.ts';

/** One of the two parties, as an operator sees them. */
export interface DisputeParty {
  name: string;
  /** What this side says of the dispute; empty where it says nothing. */
  text: string;
  hasOpened: boolean;
  /** How this side would divide the money; null where it proposes nothing. */
  proposal: { ownerPercent: number; text: string } | null;
}

/** A message of the two parties. */
export interface DisputeMessage {
  id: string;
  text: string;
  by: TaskRole | null;
  at: Date | null;
}

/** A dispute that an operator has to decide, with everything that can be known about it. */
export interface Dispute extends Titled {
  id: string;
  taskId: number;
  /** What is held, in cents. */
  amount: number;
  openedAt: Date | null;
  /** The status to which the task returns if the dispute is withdrawn. */
  statusBefore: string;
  parties: Readonly<Record<TaskRole, DisputeParty>>;
  /** From the first step. */
  history: readonly TaskStep[];
  documents: readonly TaskDocument[];
  messages: readonly DisputeMessage[];
}
