/** Every widget for the fault tests: its attributes, and the part that shows its content. */
import { expect, vi } from 'vitest';
import { openMenu, part, slowPoll } from './test-element.ts';
import type { TwoPeople } from './two-people.ts';

export interface WidgetCase {
  tag: string;
  /** The part that exists once it shows its content. */
  shows: string;
  /** Whether that content needs an answer of the backend. */
  loads: boolean;
  /** The sample account that sees its content; otherwise the person of the test does. */
  account?: 'translator@demo.test' | 'operator@demo.test';
  /** Its content is inside a closed menu. */
  isMenu?: boolean;
  attributes?(people: TwoPeople): Record<string, string>;
}

export const widgetCases: readonly WidgetCase[] = [
  { tag: 'dragoman-offer-grid', shows: 'card', loads: true },
  { tag: 'dragoman-offer-detail', shows: 'title', loads: true, attributes: offerOf },
  { tag: 'dragoman-checkout', shows: 'form', loads: true, attributes: offerOf },
  {
    tag: 'dragoman-chat-inbox',
    shows: 'input',
    loads: true,
    attributes: ({ conversationId }) => ({ 'conversation-id': conversationId }),
  },
  { tag: 'dragoman-profile', shows: 'form', loads: true },
  { tag: 'dragoman-dashboard', shows: 'row', loads: true, attributes: accepted },
  { tag: 'dragoman-request-board', shows: 'request', loads: true },
  {
    tag: 'dragoman-task',
    shows: 'facts',
    loads: true,
    attributes: ({ taskId }) => ({ 'task-id': String(taskId) }),
  },
  { tag: 'dragoman-payments', shows: 'heading', loads: true },
  { tag: 'dragoman-disputes', shows: 'heading', loads: true, account: 'operator@demo.test' },
  { tag: 'dragoman-account', shows: 'session', loads: true },
  { tag: 'dragoman-availability', shows: 'form', loads: true },
  { tag: 'dragoman-partner-report', shows: 'totals', loads: true, account: 'translator@demo.test' },
  { tag: 'dragoman-notification-bell', shows: 'item', loads: true, isMenu: true },
  { tag: 'dragoman-user-menu', shows: 'sign-out', loads: false, isMenu: true },
  { tag: 'dragoman-sign-in', shows: 'heading', loads: false },
  { tag: 'dragoman-offer-form', shows: 'form', loads: false },
  { tag: 'dragoman-request-form', shows: 'form', loads: false },
  { tag: 'dragoman-service-select', shows: 'card', loads: false },
  // Its button floats: the element itself has no height.
  { tag: 'dragoman-launcher', shows: '', loads: false },
  { tag: 'dragoman-toaster', shows: '', loads: false },
];

function offerOf({ other }: TwoPeople): Record<string, string> {
  return { 'offer-id': other.offerId };
}

function accepted(): Record<string, string> {
  return { tab: 'accepted' };
}

/** Waits until the widget shows its content. */
export const waitForContent = (element: Element, { shows, isMenu }: WidgetCase, about = ''): Promise<void> =>
  vi.waitFor(() => {
    if (isMenu) openMenu(element);
    if (shows) expect(part(element, shows), `${about} ${element.shadowRoot?.textContent}`).not.toBeNull();
  }, slowPoll);
