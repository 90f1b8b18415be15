/** Every widget as the tests of faults place it: what it needs, and how one knows that it is itself. */
import { expect, vi } from 'vitest';
import { part, patiently, unfold } from './test-element.ts';
import type { TwoPeople } from './two-people.ts';

export interface Exposed {
  tag: string;
  /** The part that is there once it shows what it is for. */
  shows: string;
  /** Whether it shows that only once the backend has answered. */
  loads: boolean;
  isPartners?: boolean;
  /** What it shows is behind its toggle. */
  unfolds?: boolean;
  attributes?(people: TwoPeople): Record<string, string>;
}

export const exposed: readonly Exposed[] = [
  { tag: 'dragoman-offer-grid', shows: 'card', loads: true },
  { tag: 'dragoman-offer-detail', shows: 'title', loads: true, attributes: offerOf },
  { tag: 'dragoman-checkout', shows: 'form', loads: true, attributes: offerOf },
  {
    tag: 'dragoman-chat-inbox',
    shows: 'input',
    loads: true,
    attributes: ({ talk }) => ({ 'conversation-id': talk }),
  },
  { tag: 'dragoman-profile', shows: 'form', loads: true },
  { tag: 'dragoman-dashboard', shows: 'row', loads: true, attributes: accepted },
  { tag: 'dragoman-request-board', shows: 'request', loads: true },
  { tag: 'dragoman-account', shows: 'session', loads: true },
  { tag: 'dragoman-partner-report', shows: 'totals', loads: true, isPartners: true },
  { tag: 'dragoman-notification-bell', shows: 'item', loads: true, unfolds: true },
  { tag: 'dragoman-user-menu', shows: 'sign-out', loads: false, unfolds: true },
  { tag: 'dragoman-sign-in', shows: 'heading', loads: false },
  { tag: 'dragoman-offer-form', shows: 'form', loads: false },
  { tag: 'dragoman-request-form', shows: 'form', loads: false },
  { tag: 'dragoman-service-select', shows: 'card', loads: false },
  { tag: 'dragoman-toaster', shows: '', loads: false },
];

function offerOf({ other }: TwoPeople): Record<string, string> {
  return { 'offer-id': other.offerId };
}

function accepted(): Record<string, string> {
  return { tab: 'accepted' };
}

/** Waits until it is itself. */
export const isItself = (element: Element, { shows, unfolds }: Exposed, about = ''): Promise<void> =>
  vi.waitFor(() => {
    if (unfolds) unfold(element);
    if (shows) expect(part(element, shows), `${about} ${element.shadowRoot?.textContent}`).not.toBeNull();
  }, patiently);
