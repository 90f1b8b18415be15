import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import './index.ts';
import { getRuntime } from '#core/runtime.ts';
import {
  customer,
  focused,
  hear,
  part,
  parts,
  partyOf,
  place,
  rowOf,
  signInAs,
  texts,
  translator,
  unheardOf,
} from './placed-dashboard.ts';

type Party = Awaited<ReturnType<typeof partyOf>>;

let buyer: Party;
let owner: Party;
let offerId: number | string;

const notices: { type: string; message: string }[] = [];
const hearNotice = (event: Event) => {
  event.preventDefault();
  notices.push((event as CustomEvent).detail);
};

beforeEach(async () => {
  buyer = await partyOf(customer);
  owner = await partyOf(translator);
  offerId = (await owner.offers())[0]?.id ?? '';
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

async function booked(about: string, statuses: readonly ['by' | 'for', string][] = []): Promise<string> {
  const details = unheardOf(about);
  await buyer.book(offerId, { details });
  for (const [side, status] of statuses) await (side === 'for' ? owner : buyer).move(details, status);
  return details;
}

const button = (row: Element, name: string) =>
  [...row.querySelectorAll('button')].find((one) => one.textContent === name) as HTMLButtonElement;
const pressed = (dashboard: Element, name: string) =>
  [...(dashboard.shadowRoot?.querySelectorAll<HTMLElement>('dialog[open] button') ?? [])].find(
    (one) => one.textContent === name,
  );
const isGone = (dashboard: Element, details: string) =>
  vi.waitFor(() =>
    expect(parts(dashboard, 'row').filter((row) => row.textContent?.includes(details))).toEqual([]),
  );
const stateOf = (dashboard: Element, details: string, state: string) =>
  vi.waitFor(async () => expect(texts(await rowOf(dashboard, details), 'state')).toEqual([state]));

describe('what may be done', () => {
  it('is offered to each party exactly as the backend allows it', async () => {
    const stages: [string, [side: 'by' | 'for', status: string][], forOwner: string[], forBuyer: string[]][] =
      [
        ['Booked', [], ['Start work', 'Decline', 'Cancel'], ['Cancel']],
        ['Begun', [['for', 'in_progress']], ['Mark delivered'], ['Cancel']],
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
    const made = await Promise.all(stages.map(([about, steps]) => booked(about, steps)));
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
  it('moves the task, tells the page, and leaves the focus at what comes next', async () => {
    const details = await booked('Letters');
    const changes = hear('dragoman-task-change');
    await signInAs(translator);
    const dashboard = place({ tab: 'accepted' });
    button(await rowOf(dashboard, details), 'Start work').focus();
    await userEvent.keyboard('{Enter}');
    await stateOf(dashboard, details, 'In progress');
    const { id, status } = await owner.find(details);
    expect(status).toBe('in_progress');
    expect(changes.at(-1)).toEqual({ id, status: 'in_progress' });
    expect(notices.at(-1)).toEqual({ type: 'success', message: 'The task is up to date.' });
    await vi.waitFor(() => expect(focused(dashboard)?.textContent).toBe('Mark delivered'));
  });

  it('is sent once, however often the button is pressed', async () => {
    const details = await booked('Twice');
    await signInAs(translator);
    const dashboard = place({ tab: 'accepted' });
    const row = await rowOf(dashboard, details);
    const sent = vi.spyOn(globalThis, 'fetch');
    button(row, 'Start work').click();
    button(row, 'Start work').click();
    await stateOf(dashboard, details, 'In progress');
    expect(sent.mock.calls.filter(([, init]) => init?.method === 'PATCH')).toHaveLength(1);
  });

  it('that ends a task is asked about first, and then leads the row to the other tab', async () => {
    const details = await booked('Not today');
    await signInAs(translator);
    const dashboard = place({ tab: 'accepted' });
    const decline = button(await rowOf(dashboard, details), 'Decline');
    decline.focus();
    decline.click();
    await vi.waitFor(() => expect(focused(dashboard)?.textContent).toBe('Keep task'));
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(focused(dashboard)).toBe(decline));
    expect((await owner.find(details)).status).toBe('accepted');

    decline.click();
    await vi.waitFor(() => expect(pressed(dashboard, 'Decline task')).toBeDefined());
    pressed(dashboard, 'Decline task')?.click();
    await isGone(dashboard, details);
    expect((await buyer.find(details)).status).toBe('declined');
    await vi.waitFor(() => expect(focused(dashboard)?.textContent).toBe('Accepted'));
  });

  it('that fails says so beside the task and can be tried again', async () => {
    const details = await booked('No net');
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

  it('that comes too late shows how the task is now, and says why', async () => {
    const details = await booked('Too late');
    await signInAs(translator);
    const dashboard = place({ tab: 'accepted' });
    const row = await rowOf(dashboard, details);
    await buyer.move(details, 'cancelled');
    button(row, 'Start work').click();
    await isGone(dashboard, details);
    expect(notices.at(-1)).toMatchObject({ type: 'warning', message: expect.stringContaining('cancelled') });
  });
});

describe('what belongs to a task', () => {
  it('is downloaded with the person’s own session', async () => {
    const details = unheardOf('With a file');
    const file = new File(['Two pages.'], 'résumé.txt', { type: 'text/plain' });
    await buyer.book(offerId, { details, documents: [file] });
    await signInAs(translator);
    const row = await rowOf(place({ tab: 'accepted' }), details);
    expect(texts(row, 'document')).toEqual(['résumé.txt']);
    const handedOver = vi.spyOn(URL, 'createObjectURL');
    part(row, 'document').click();
    await vi.waitFor(() => expect(handedOver).toHaveBeenCalled());
    const [content] = handedOver.mock.calls[0] ?? [];
    expect(content instanceof Blob && (await content.text())).toBe('Two pages.');
  });

  it('is paid where the backend says, by the customer alone', async () => {
    const details = await booked('To be paid');
    await signInAs(translator);
    expect(parts(await rowOf(place({ tab: 'accepted' }), details), 'pay')).toEqual([]);
    await signInAs(customer);
    const row = await rowOf(place({ tab: 'accepted' }), details);
    const led = new Promise<string>((resolve) => {
      const hearClick = (event: Event) => {
        const [link] = event.composedPath();
        if (!(link instanceof HTMLAnchorElement)) return;
        event.preventDefault();
        document.removeEventListener('click', hearClick);
        resolve(new URL(link.href).pathname);
      };
      document.addEventListener('click', hearClick);
    });
    part(row, 'pay').click();
    expect(await led).toMatch(/^\/pay\/.+/);
  });

  it('is rated once by the customer, and then shows the stars', async () => {
    const details = await booked('To be rated', [
      ['for', 'in_progress'],
      ['for', 'delivered'],
    ]);
    await signInAs(customer);
    const dashboard = place({ tab: 'accepted' });
    button(await rowOf(dashboard, details), 'Accept delivery').click();
    await isGone(dashboard, details);
    parts(dashboard, 'tab')[2]?.click();
    part(await rowOf(dashboard, details), 'rate').click();
    const field = <Control extends Element>(selector: string) =>
      vi.waitFor(() => {
        const control = dashboard.shadowRoot?.querySelector<Control>(`dialog[open] ${selector}`);
        expect(control, selector).toBeTruthy();
        return control as Control;
      });

    (await field<HTMLElement>('[part=confirm]')).click();
    await vi.waitFor(() => expect(texts(dashboard, 'field-error')).toHaveLength(2));
    await userEvent.click(await field('[name=rating][value="4"]'));
    await userEvent.fill(await field('[name=text]'), 'Good, and on time.');
    expect(parts(dashboard, 'field-error')).toEqual([]);
    (await field<HTMLElement>('[part=confirm]')).click();
    await vi.waitFor(async () =>
      expect(texts(await rowOf(dashboard, details), 'review')).toEqual(['Good, and on time.']),
    );
    const row = await rowOf(dashboard, details);
    expect(part(row, 'rating').ariaLabel).toBe('Rated 4 of 5');
    expect(parts(row, 'rate')).toEqual([]);
    await vi.waitFor(() => expect(row.contains(focused(dashboard) ?? null)).toBe(true));
  });

  it('shows its review to both, with the answer', async () => {
    const details = await booked('Answered', [
      ['for', 'in_progress'],
      ['for', 'delivered'],
      ['by', 'finished'],
    ]);
    await buyer.review(details, { rating: 5, text: 'Just so.' });
    await owner.reply(details, 'Thank you!');
    for (const [email, answer] of [
      [customer, `${owner.user.fullName} answered:Thank you!`],
      [translator, 'You answered:Thank you!'],
    ] as const) {
      await signInAs(email);
      const row = await rowOf(place({ tab: 'finished' }), details);
      expect(part(row, 'review').textContent).toBe(`Just so.${answer}`);
      expect(parts(row, 'rate')).toEqual([]);
    }
  });
});
