/** Sample tasks for the `demo` attribute, in all states of their work and their money. */

import type { AcceptedTask } from '#core/domain/task.ts';
import { type SampleTask, sampleTaskFrom } from './sample-task.ts';

/** What a dashboard shows. */
const usual: readonly SampleTask[] = [
  {
    offer: 0,
    status: 'delivered',
    role: 'customer',
    days: -1,
    details:
      'Two certificates, birth and marriage, for the embassy. My wife’s maiden name in brackets, please.',
    payment: { status: 'held' },
    releaseIn: 6,
    note: 'Both are attached, with the stamp on page two.',
    files: ['birth-certificate.pdf', 'marriage-certificate.pdf'],
    work: ['certificates-en.pdf', 'certificates-en.pdf', 'notes.txt'],
  },
  {
    offer: 2,
    status: 'accepted',
    role: 'customer',
    days: 3,
    details: 'A call with the clinic about my father’s blood test.',
  },
  {
    offer: 8,
    status: 'in_progress',
    role: 'owner',
    days: 5,
    details: 'Three letters from the residents’ registration office, to be filled in together.',
    payment: { status: 'held' },
    change: { by: 'customer', quantity: 2, text: 'Two more letters have come since.' },
    files: ['letter.pdf'],
  },
  {
    offer: 3,
    status: 'finished',
    role: 'customer',
    days: -12,
    details: 'A reference of two pages.',
    payment: { status: 'released', receipt_url: '#receipt' },
  },
  {
    offer: 1,
    status: 'finished',
    role: 'customer',
    days: -20,
    details: 'Safety sheet v3.',
    payment: { status: 'released' },
    review: {
      rating: 5,
      text: 'Exact to the last unit, and a day early.',
      reply: 'Thank you, a pleasure to work with.',
      created_at: '2026-11-08T10:00:00Z',
    },
  },
  { offer: 7, status: 'cancelled', role: 'owner', days: -30, details: 'Twelve slides for a wedding speech.' },
];

/** What only the widget of one task shows, by its `task-id`. */
const further: readonly SampleTask[] = [
  {
    offer: 6,
    status: 'requested',
    role: 'customer',
    days: 9,
    details: 'The abstract and claims 1 to 12.',
    booking: 'on-request',
  },
  { offer: 5, status: 'accepted', role: 'owner', days: 2, details: 'A call with my landlord.' },
  {
    offer: 9,
    status: 'accepted',
    role: 'customer',
    days: 4,
    details: 'Half an hour with my son’s teacher.',
    place: 'https://meet.example.org/teacher',
    payment: { status: 'pending' },
  },
  {
    offer: 4,
    status: 'disputed',
    role: 'customer',
    days: -3,
    details: 'Four pages of a hotel’s website.',
    payment: { status: 'held' },
    dispute: { opened_by: 'customer', text: 'Two of the four pages are missing.' },
    settlement: { proposed_by: 'owner', owner_percent: 60, text: 'Two pages are done, the third in half.' },
  },
  {
    offer: 10,
    status: 'in_progress',
    role: 'customer',
    days: 1,
    details: 'The menu of a small restaurant, with the allergens.',
    payment: { status: 'held' },
    settlement: { proposed_by: 'customer', owner_percent: 30, text: 'The restaurant closes.' },
  },
  {
    offer: 11,
    status: 'cancelled',
    role: 'customer',
    days: 6,
    details: 'Articles of association, twelve pages.',
    payment: { status: 'refunded', refundedPercent: 100, refund_delayed: true },
  },
  {
    offer: 0,
    status: 'finished',
    role: 'owner',
    days: -8,
    details: 'A school report.',
    payment: { status: 'partly_refunded', refundedPercent: 40 },
    dispute: {
      opened_by: 'owner',
      text: 'The customer does not answer.',
      outcome: 'decided',
      owner_percent: 60,
      decision: 'The work was delivered, but two days late.',
    },
  },
  {
    offer: 8,
    status: 'delivered',
    role: 'customer',
    days: -2,
    details: 'One letter to the tax office.',
    payment: { status: 'unpaid', policy: 'before-finish' },
  },
  {
    offer: 5,
    status: 'changes_requested',
    role: 'owner',
    days: -1,
    details: 'A call about the heating bill.',
    place: '+49 341 555 0142',
    payment: { status: 'held', bank_dispute: 'open' },
    note: 'The date of the meter reading is missing.',
  },
  {
    offer: 9,
    status: 'finished',
    role: 'owner',
    days: -15,
    details: 'A talk about the school trip.',
    payment: { status: 'released' },
    review: {
      rating: 4,
      text: 'Friendly and to the point.',
      reply: null,
      created_at: '2026-11-20T10:00:00Z',
    },
  },
  {
    offer: 2,
    status: 'in_progress',
    role: 'customer',
    days: 0,
    details: 'A call about a vaccination.',
    payment: { status: 'unpaid', policy: 'before-finish' },
  },
];

const all = [...usual, ...further].map((task, index) => ({ ...task, id: index + 1 }));

export const sampleTasks = (): AcceptedTask[] => all.slice(0, usual.length).map(sampleTaskFrom);

/** The sample task of this id, or else the first. */
export function sampleTaskOf(id: string): AcceptedTask | null {
  const found = all.find((task) => String(task.id) === id) ?? all[0];
  return found ? sampleTaskFrom(found) : null;
}
