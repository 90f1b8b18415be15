import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import './index.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { control, focused, part, parts, recordEvents } from '#tests/setup/test-element.ts';
import {
  blockLiveEvents,
  bothParties,
  button,
  customer,
  isGone,
  place,
  rowOf,
  signInAs,
  texts,
  translator,
} from './dashboard.test-support.ts';

let parties: Awaited<ReturnType<typeof bothParties>>;

const notices: { type: string; message: string }[] = [];
const hearNotice = (event: Event) => {
  event.preventDefault();
  notices.push((event as CustomEvent).detail);
};

beforeAll(async () => {
  parties = await bothParties();
});

beforeEach(() => {
  notices.length = 0;
  document.addEventListener('dragoman-notice', hearNotice);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  await getRuntime().session.signOut();
  document.removeEventListener('dragoman-notice', hearNotice);
});

const pressed = (dashboard: Element, name: string) =>
  [...(dashboard.shadowRoot?.querySelectorAll<HTMLElement>('dialog[open] button') ?? [])].find(
    (one) => one.textContent === name,
  );
const stateOf = (dashboard: Element, details: string, state: string) =>
  vi.waitFor(async () => expect(texts(await rowOf(dashboard, details), 'state')).toEqual([state]));

describe('what may be done', () => {
  it('is offered to each party exactly as the backend allows it', async () => {
    const stages: [string, [side: 'by' | 'for', status: string][], forOwner: string[], forBuyer: string[]][] =
      [
        ['Booked', [], ['Decline', 'Cancel'], ['Cancel']],
        ['Paid', [['by', 'paid']], ['Start work', 'Decline', 'Cancel'], ['Cancel']],
        ['Begun', [['for', 'in_progress']], ['Mark delivered'], []],
        [
          'Delivered',
          [
            ['for', 'in_progress'],
            ['for', 'delivered'],
          ],
          [],
          ['Accept delivery', 'Ask for changes'],
        ],
      ];
    const made = await Promise.all(stages.map(([about, steps]) => parties.booked(about, steps)));
    for (const [email, side] of [
      [translator, 2],
      [customer, 3],
    ] as const) {
      await signInAs(email);
      const dashboard = place({ tab: 'accepted' });
      for (const [index, stage] of stages.entries()) {
        const row = await rowOf(dashboard, made[index] ?? '');
        expect(texts(row, 'action'), `${stage[0]} for ${email}`).toEqual(stage[side]);
      }
    }
  });
});

describe('a step', () => {
  it('moves the task, fires an event, and moves the focus to the next action', async () => {
    const details = await parties.booked('Letters', [['by', 'paid']]);
    const changes = recordEvents('dragoman-task-change');
    await signInAs(translator);
    const dashboard = place({ tab: 'accepted' });
    button(await rowOf(dashboard, details), 'Start work').focus();
    await userEvent.keyboard('{Enter}');
    await stateOf(dashboard, details, 'In progress');
    const { id, status } = await parties.owner.find(details);
    expect(status).toBe('in_progress');
    expect(changes.at(-1)).toEqual({ id, status: 'in_progress' });
    expect(notices.at(-1)).toEqual({ type: 'success', message: 'The task is up to date.' });
    await vi.waitFor(() => expect(focused(dashboard)?.textContent).toBe('Mark delivered'));
  });

  it('is sent once, however often the button is pressed', async () => {
    const details = await parties.booked('Twice', [['by', 'paid']]);
    await signInAs(translator);
    const dashboard = place({ tab: 'accepted' });
    const row = await rowOf(dashboard, details);
    const sent = vi.spyOn(globalThis, 'fetch');
    button(row, 'Start work').click();
    button(row, 'Start work').click();
    await stateOf(dashboard, details, 'In progress');
    expect(sent.mock.calls.filter(([, init]) => init?.method === 'PATCH')).toHaveLength(1);
  });

  it('that ends a paid task says who gets the money back, and moves the row to the other tab', async () => {
    const details = await parties.booked('Not today', [['by', 'paid']]);
    await signInAs(translator);
    const dashboard = place({ tab: 'accepted' });
    const decline = button(await rowOf(dashboard, details), 'Decline');
    decline.focus();
    decline.click();
    await vi.waitFor(() => expect(focused(dashboard)?.textContent).toBe('Keep task'));
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(focused(dashboard)).toBe(decline));
    expect((await parties.owner.find(details)).status).toBe('accepted');

    decline.click();
    await vi.waitFor(() => expect(pressed(dashboard, 'Decline task')).toBeDefined());
    expect(part(dashboard, 'dialog').textContent).toContain(
      `${parties.buyer.user.fullName} gets €${parties.price} back.`,
    );
    pressed(dashboard, 'Decline task')?.click();
    await isGone(dashboard, details);
    expect(await parties.buyer.find(details)).toMatchObject({
      status: 'declined',
      payment: { status: 'refunded', refunded: parties.price * 100 },
    });
    await vi.waitFor(() => expect(focused(dashboard)?.textContent).toBe('Accepted'));
  });

  it('that fails says so beside the task and can be retried', async () => {
    const details = await parties.booked('No net', [['by', 'paid']]);
    await signInAs(translator);
    const dashboard = place({ tab: 'accepted' });
    const row = await rowOf(dashboard, details);
    const fetchNow = globalThis.fetch;
    vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
      init?.method === 'PATCH' ? Promise.reject(new TypeError('cut off')) : fetchNow(input, init),
    );
    button(row, 'Start work').click();
    await vi.waitFor(() => expect(part(row, 'problem').textContent).toContain('could not be reached'));
    vi.unstubAllGlobals();
    button(row, 'Start work').click();
    await stateOf(dashboard, details, 'In progress');
    expect(parts(row, 'problem')).toEqual([]);
  });

  it('that comes too late says why, and shows the current state', async () => {
    blockLiveEvents();
    const details = await parties.booked('Too late', [['by', 'paid']]);
    await signInAs(translator);
    const dashboard = place({ tab: 'accepted' });
    const row = await rowOf(dashboard, details);
    await parties.buyer.move(details, 'cancelled');
    button(row, 'Start work').click();
    await isGone(dashboard, details);
    expect(notices.at(-1)).toMatchObject({ type: 'warning', message: expect.stringContaining('cancelled') });
  });

  it('asks what to change, and tells the owner', async () => {
    const details = await parties.booked('Not quite', [
      ['for', 'in_progress'],
      ['for', 'delivered'],
    ]);
    await signInAs(customer);
    const dashboard = place({ tab: 'accepted' });
    button(await rowOf(dashboard, details), 'Ask for changes').click();
    await vi.waitFor(() => expect(pressed(dashboard, 'Ask for changes')).toBeDefined());
    expect(part(dashboard, 'dialog').textContent).toContain(`€${parties.price} stays held until you accept.`);
    pressed(dashboard, 'Ask for changes')?.click();
    await vi.waitFor(() => expect(texts(dashboard, 'field-error')).toHaveLength(1));
    await userEvent.fill(control(dashboard, 'message'), 'The date is missing.');
    pressed(dashboard, 'Ask for changes')?.click();
    await stateOf(dashboard, details, 'Changes requested');
    const { history } = await parties.owner.read(details);
    expect(history.at(-1)).toMatchObject({ to: 'changes_requested', message: 'The date is missing.' });
  });
});

describe('money', () => {
  it('is what an unpaid task waits for, and each party is told so', async () => {
    const details = await parties.booked('Waiting');
    await signInAs(translator);
    const owners = await rowOf(place({ tab: 'accepted' }), details);
    expect(owners.textContent).toContain('Waiting for payment');
    expect(parts(owners, 'pay')).toEqual([]);
    await signInAs(customer);
    const starts = recordEvents('dragoman-payment-start');
    const arrivals = recordEvents('dragoman-payment-held');
    const dashboard = place({ tab: 'accepted' });
    const row = await rowOf(dashboard, details);
    expect([texts(row, 'pay'), texts(row, 'paid')]).toEqual([[`Pay €${parties.price} now`], ['Not paid']]);
    await parties.buyer.pay(details);
    await vi.waitFor(async () => expect(texts(await rowOf(dashboard, details), 'paid')).toEqual(['Held']));
    const { id } = await parties.buyer.find(details);
    expect([starts, arrivals]).toEqual([[], [{ taskId: id, value: parties.price, currency: 'EUR' }]]);
  });

  it('that goes back to the customer is reported to the page', async () => {
    const details = await parties.booked('Back again', [['by', 'paid']]);
    await signInAs(customer);
    const refunds = recordEvents('dragoman-payment-refunded');
    const dashboard = place({ tab: 'accepted' });
    button(await rowOf(dashboard, details), 'Cancel').click();
    await vi.waitFor(() => expect(pressed(dashboard, 'Cancel task')).toBeDefined());
    expect(part(dashboard, 'dialog').textContent).toContain(`€${parties.price} goes back to you.`);
    pressed(dashboard, 'Cancel task')?.click();
    await isGone(dashboard, details);
    const { id } = await parties.buyer.find(details);
    await vi.waitFor(() => expect(refunds).toEqual([{ taskId: id, value: parties.price, currency: 'EUR' }]));
  });
});
