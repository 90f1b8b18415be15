/**
 * The life of a task (an accepted offer) as data: which word may follow which, and who may say it.
 */
export const taskStatuses = [
  'accepted',
  'in_progress',
  'delivered',
  'changes_requested',
  'finished',
  'declined',
  'cancelled',
] as const;

export type TaskStatus = (typeof taskStatuses)[number];

/** `owner` publishes the offer and does the work, `customer` booked it. */
export type TaskRole = 'customer' | 'owner';

const transitions: readonly { from: TaskStatus; to: TaskStatus; by: readonly TaskRole[] }[] = [
  { from: 'accepted', to: 'in_progress', by: ['owner'] },
  { from: 'accepted', to: 'declined', by: ['owner'] },
  { from: 'accepted', to: 'cancelled', by: ['customer', 'owner'] },
  { from: 'in_progress', to: 'delivered', by: ['owner'] },
  { from: 'in_progress', to: 'cancelled', by: ['customer'] },
  { from: 'delivered', to: 'finished', by: ['customer'] },
  { from: 'delivered', to: 'changes_requested', by: ['customer'] },
  { from: 'changes_requested', to: 'delivered', by: ['owner'] },
];

export const isTaskStatus = (word: unknown): word is TaskStatus =>
  taskStatuses.some((status) => status === word);

/** The status words this party may set now, in the order a person would expect them. */
export function allowedActions(status: TaskStatus, role: TaskRole): TaskStatus[] {
  return transitions.filter((step) => step.from === status && step.by.includes(role)).map((step) => step.to);
}

/** Whether nothing is left to do; a word that nobody knows means that something is. */
export const isOver = (status: string): boolean =>
  status === 'finished' || status === 'declined' || status === 'cancelled';
