import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import './index.ts';
import { taskChanges } from '#core/api/tasks.ts';
import { newKey } from '#core/hooks/data/use-action.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { control, focused, part, parts, recordEvents } from '#tests/setup/test-element.ts';
import {
  blockLiveEvents,
  isGone,
  place,
  rowOf,
  signInAs,
  texts,
  twoParties,
} from './dashboard.test-support.ts';

let parties: Awaited<ReturnType<typeof twoParties>>;

const notices: { type: string; message: string }[] = [];
const onNotice = (event: Event) => {
  event.preventDefault();
  notices.push((event as CustomEvent).detail);
};

beforeAll(async () => {
  parties = await twoParties();
});

beforeEach(() => {
  notices.length = 0;
  document.addEventListener('dragoman-notice', onNotice);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  await getRuntime().session.signOut();
  document.removeEventListener('dragoman-notice', onNotice);
});

const stateOf = (dashboard: Element, id: string, state: string) =>
  vi.waitFor(async () => expect(texts(await rowOf(dashboard, id), 'state')).toEqual([state]));
const lastCell = (row: Element) => row.querySelector('td:last-child')?.textContent;

describe('an open proposal to change what was agreed', () => {
  it('is marked with whose answer it waits for, which is the next step of that side', async () => {
    const id = await parties.booked(['paid']);
    await taskChanges(parties.buyer.client).propose(id, { price: 40, text: 'It is less.' }, newKey());
    await signInAs(parties.owner.email);
    const forOwner = place({ tab: 'accepted' });
    const forAnswer = await rowOf(forOwner, id);
    expect(texts(forAnswer, 'open-change')).toEqual(['Change: your answer']);
    expect(lastCell(forAnswer)).toBe('Answer change');
    expect(part(forAnswer, 'action').getAttribute('href')).toContain(`/Task/${id}`);
    await signInAs(parties.buyer.email);
    const proposed = await rowOf(place({ tab: 'accepted' }), id);
    expect(texts(proposed, 'open-change')).toEqual(['Change: waiting for Otto']);
    expect(lastCell(proposed)).toBe('Waiting for Otto');
    const { change } = await parties.read(id);
    await taskChanges(parties.owner.client).answer(id, change?.id ?? '', 'decline', newKey());
    await vi.waitFor(() => expect(texts(proposed, 'open-change')).toEqual([]));
  });
});

describe('the next step', () => {
  it('is one button or link, or says whom the task waits for', async () => {
    const stages = [
      [[], 'Waiting for payment', 'Pay €45 now'],
      [['paid'], 'Start work', 'Waiting for Otto'],
      [['paid', 'in_progress'], 'Mark delivered', 'Waiting for Otto'],
      [['paid', 'in_progress', 'delivered'], 'Waiting for Bea', 'Check delivery'],
    ] as const;
    const ids: string[] = [];
    for (const [steps] of stages) ids.push(await parties.booked(steps));
    const finished = await parties.booked(['paid', 'in_progress', 'delivered', 'finished']);
    for (const [email, side] of [
      [parties.owner.email, 1],
      [parties.buyer.email, 2],
    ] as const) {
      await signInAs(email);
      const dashboard = place({ tab: 'accepted' });
      for (const [index, stage] of stages.entries()) {
        const row = await rowOf(dashboard, ids[index] ?? '');
        expect(lastCell(row), `${stage[0].join()} for ${email}`).toBe(stage[side]);
      }
    }
    const delivered = await rowOf(place({ tab: 'accepted' }), ids[3] ?? '');
    expect((part(delivered, 'action') as HTMLAnchorElement).pathname).toBe(`/Task/${ids[3]}`);
    const over = await rowOf(place({ tab: 'finished' }), finished);
    expect([lastCell(over), (part(over, 'action') as HTMLAnchorElement).pathname]).toEqual([
      'Rate',
      `/Task/${finished}`,
    ]);
  });

  it('moves the task, fires an event, and moves the focus to the step after it', async () => {
    const id = await parties.booked(['paid']);
    const changes = recordEvents('dragoman-task-change');
    await signInAs(parties.owner.email);
    const dashboard = place({ tab: 'accepted' });
    part(await rowOf(dashboard, id), 'action').focus();
    await userEvent.keyboard('{Enter}');
    await stateOf(dashboard, id, 'In progress');
    expect((await parties.read(id)).status).toBe('in_progress');
    expect(changes.at(-1)).toEqual({ id: Number(id), status: 'in_progress' });
    expect(notices.at(-1)).toEqual({ type: 'success', message: 'The work has begun.' });
    await vi.waitFor(() => expect(focused(dashboard)?.textContent).toBe('Mark delivered'));
  });

  it('is taken once, however often the button is pressed', async () => {
    const id = await parties.booked(['paid']);
    await signInAs(parties.owner.email);
    const dashboard = place({ tab: 'accepted' });
    const start = part(await rowOf(dashboard, id), 'action');
    const sent = vi.spyOn(globalThis, 'fetch');
    start.click();
    start.click();
    await stateOf(dashboard, id, 'In progress');
    expect(sent.mock.calls.filter(([, init]) => init?.method === 'PATCH')).toHaveLength(1);
  });

  it('that fails says so beside the task and can be retried', async () => {
    const id = await parties.booked(['paid']);
    await signInAs(parties.owner.email);
    const dashboard = place({ tab: 'accepted' });
    const row = await rowOf(dashboard, id);
    const fetchNow = globalThis.fetch;
    vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
      init?.method === 'PATCH' ? Promise.reject(new TypeError('cut off')) : fetchNow(input, init),
    );
    part(row, 'action').click();
    await vi.waitFor(() => expect(part(row, 'problem').textContent).toContain('could not be reached'));
    vi.unstubAllGlobals();
    part(row, 'action').click();
    await stateOf(dashboard, id, 'In progress');
    expect(parts(row, 'problem')).toEqual([]);
  });

  it('that comes too late says why, and shows the current state', async () => {
    blockLiveEvents();
    const id = await parties.booked(['paid']);
    await signInAs(parties.owner.email);
    const dashboard = place({ tab: 'accepted' });
    const start = part(await rowOf(dashboard, id), 'action');
    await parties.move(id, 'cancelled');
    start.click();
    await isGone(dashboard, id);
    expect(notices.at(-1)).toMatchObject({ type: 'warning', message: expect.stringContaining('cancelled') });
  });

  it('of a customer is to pay, at the address of the backend; money that arrives is shown at once', async () => {
    const id = await parties.booked();
    await signInAs(parties.buyer.email);
    const arrivals = recordEvents('dragoman-payment-held');
    const dashboard = place({ tab: 'accepted' });
    const row = await rowOf(dashboard, id);
    expect(texts(row, 'paid')).toEqual(['Not paid']);
    const address = new Promise<string>((resolve) => {
      const onClick = (event: Event) => {
        const [link] = event.composedPath();
        if (!(link instanceof HTMLAnchorElement)) return;
        event.preventDefault();
        document.removeEventListener('click', onClick);
        resolve(new URL(link.href).pathname);
      };
      document.addEventListener('click', onClick);
    });
    part(row, 'pay').click();
    expect(await address).toMatch(/^\/TestPayment\/.+/);
    await parties.move(id, 'paid');
    await vi.waitFor(async () => expect(texts(await rowOf(dashboard, id), 'paid')).toEqual(['Held']));
    expect(arrivals).toEqual([{ taskId: Number(id), value: 45, currency: 'EUR' }]);
  });
});

describe('a step that a partner’s page may not take', () => {
  it('says so, with a link to the marketplace', async () => {
    const id = await parties.booked(['paid']);
    await signInAs(parties.owner.email);
    const row = await rowOf(place({ tab: 'accepted' }), id);
    const network = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
      init?.method === 'PATCH' || init?.method === 'POST'
        ? Response.json(
            { type: 'error', message: 'No.', code: 'marketplace-only', values: {}, link: `/Task/${id}` },
            { status: 403 },
          )
        : network(input, init),
    );
    part(row, 'action').click();
    await vi.waitFor(() => expect(parts(row, 'marketplace')).toHaveLength(1));
    expect(row.querySelector('[role=alert]')?.textContent).toBe(
      'For your safety, you can do this on the marketplace only.',
    );
    expect(part<HTMLAnchorElement>(row, 'marketplace').pathname).toBe(`/Task/${id}`);
  });
});

describe('a long list', () => {
  it('is searched, filtered and ordered; each tab says how many it has, live', async () => {
    const mine = await twoParties();
    const ids: string[] = [];
    for (let made = 0; made < 6; made += 1) ids.push(await mine.booked(['paid']));
    await signInAs(mine.buyer.email);
    const dashboard = place({ tab: 'accepted' });
    const shown = () => parts(dashboard, 'row').map(({ dataset }) => dataset.task);
    const tabs = () => parts(dashboard, 'tab').map(({ textContent }) => textContent);
    await vi.waitFor(() => expect(part(dashboard, 'filters')).toBeTruthy());
    expect(tabs()).toEqual(['Created Tasks', 'Accepted 6', 'Finished', 'Requests']);

    await userEvent.selectOptions(control(dashboard, 'sort'), 'newest');
    await vi.waitFor(() => expect(shown()).toEqual([...ids].sort((a, b) => Number(b) - Number(a))));
    await mine.move(ids[0] ?? '', 'cancelled');
    await vi.waitFor(() => expect(tabs()).toEqual(['Created Tasks', 'Accepted 5', 'Finished 1', 'Requests']));
    expect(shown()).not.toContain(ids[0]);

    await userEvent.fill(control(dashboard, 'q'), 'nobody');
    await vi.waitFor(() => expect(part(dashboard, 'no-match')).toBeTruthy());
    part(dashboard, 'clear').click();
    await vi.waitFor(() => expect(shown()).toHaveLength(5));
    await userEvent.fill(control(dashboard, 'q'), 'otto cert');
    await userEvent.selectOptions(control(dashboard, 'role'), 'owner');
    await vi.waitFor(() => expect(part(dashboard, 'no-match')).toBeTruthy());
    await userEvent.selectOptions(control(dashboard, 'role'), 'customer');
    await vi.waitFor(() => expect(shown()).toHaveLength(5));
  });

  it('comes in pages', async () => {
    const mine = await twoParties();
    for (let made = 0; made < 26; made += 1) await mine.booked(['paid']);
    await signInAs(mine.owner.email);
    const dashboard = place({ tab: 'accepted' });
    await vi.waitFor(() => expect(parts(dashboard, 'row')).toHaveLength(24));
    part(dashboard, 'more').click();
    await vi.waitFor(() => expect(parts(dashboard, 'row')).toHaveLength(26));
    expect(parts(dashboard, 'more')).toEqual([]);
  });
});
