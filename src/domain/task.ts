/** The states of a task (an accepted offer) as data: which status may follow which, and which party may set it. */
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

/** The `owner` has published the offer and does the work; the `customer` has booked it. */
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

/** The statuses that this party may set now, in the order of the buttons. */
export function allowedActions(status: TaskStatus, role: TaskRole): TaskStatus[] {
  return transitions
    .filter((transition) => transition.from === status && transition.by.includes(role))
    .map((transition) => transition.to);
}

/** Whether a task has ended. An unknown status counts as not ended. */
export const isOver = (status: string): boolean =>
  status === 'finished' || status === 'declined' || status === 'cancelled';
