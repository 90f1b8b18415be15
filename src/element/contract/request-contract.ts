/** What every widget that shows requests with their proposals has in common. */
import type { EventContract } from './contract.ts';

const proposal = { requestId: 'string', id: 'string' } as const;

export const requestEvents = {
  'dragoman-proposal-accept': {
    about: 'The person has given their request to a translator; it is a task with a conversation now.',
    detail: { ...proposal, taskId: 'number', conversationId: 'string' },
  },
  'dragoman-proposal-decline': {
    about: 'The person has declined a translator’s proposal for their request.',
    detail: proposal,
  },
  'dragoman-proposal-change': { about: 'The person has changed a proposal of theirs.', detail: proposal },
  'dragoman-proposal-withdraw': {
    about: 'The person has taken back a proposal of theirs.',
    detail: proposal,
  },
  'dragoman-request-withdraw': {
    about: 'The person has withdrawn a request of theirs.',
    detail: { id: 'string' },
  },
} as const satisfies Record<string, EventContract>;

export const requestParts = {
  'request-state': 'Whether a request takes proposals.',
  'edit-request': 'The link to the form that changes one’s request.',
  'withdraw-request': 'The button that withdraws one’s request.',
  proposal: 'One proposal.',
  'proposal-state': 'What became of a proposal.',
  'proposal-price': 'What a proposal comes to.',
  'proposal-time': 'When a proposal would take place.',
  'proposal-changed': 'When a proposal was changed.',
  'proposal-message': 'What the translator wrote.',
  'proposal-rating': 'How the translator’s tasks were rated.',
  offers: 'The link to what the translator offers.',
  accept: 'The button that accepts a proposal.',
  decline: 'The button that declines a proposal.',
  change: 'The button that opens the form to change one’s proposal.',
  withdraw: 'The button that takes one’s proposal back.',
  form: 'The form of a proposal.',
  total: 'What a proposal comes to, and how.',
  net: 'What the translator gets, after the fee.',
  clocks: 'The time zone of the proposal’s time.',
  counter: 'The number of characters of a text, and the limit.',
  submit: 'The button that sends a proposal.',
  cancel: 'The button that closes the form of a proposal and keeps the draft.',
  'open-task': 'Leads to the task that a proposal became.',
  'request-conversation': 'The link to the conversation of an accepted proposal.',
  problem: 'Says what did not work, beside what it concerns.',
  dialog: 'The dialog that asks once more.',
  confirm: 'The button of a dialog that does it.',
  dismiss: 'The button of a dialog that leaves everything as it is.',
} as const;
