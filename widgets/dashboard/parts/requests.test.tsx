import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import '#widgets/dashboard/index.ts';
import { requests } from '#core/api/requests.ts';
import { newKey } from '#core/hooks/data/use-action.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { focused, part, parts, recordEvents } from '#tests/setup/test-element.ts';
import {
  blockLiveEvents,
  newcomer,
  place,
  signInAs,
  texts,
} from '#widgets/dashboard/dashboard.test-support.ts';

type Person = Awaited<ReturnType<typeof newcomer>>;

let asker: Person;
let translator: Person;
let rival: Person;

beforeAll(async () => {
  asker = await newcomer('Ada');
  translator = await newcomer('Tom');
  rival = await newcomer('Rivka');
});

afterEach(async () => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  await getRuntime().session.signOut();
});

let count = 0;

/** Publishes a request of the asker with a unique title. */
async function newRequest(): Promise<{ id: string; title: string }> {
  count += 1;
  const title = `Wanted ${count} ${Date.now()}`;
  const kind = { category: 'document', type: 'forms' } as const;
  const rest = { description: 'Two pages.', fromLanguage: 'is', toLanguage: 'mt', price: 30 };
  const due = { dueDate: '2999-01-31', dueTime: '12:00', timeZone: 'Europe/Berlin' };
  const { id } = await requests(asker.client).publish({ title, ...kind, ...rest, ...due }, newKey());
  return { id: String(id), title };
}

const proposed = (by: Person, id: string, message: string) =>
  requests(by.client).propose(
    { id, changedAt: null },
    { price: 25, message, date: '2999-01-15', time: '10:00', timeZone: 'Europe/Berlin' },
    newKey(),
  );

const entryOf = (dashboard: Element, title: string): Promise<HTMLElement> =>
  vi.waitFor(() => {
    const entry = parts(dashboard, 'request').find((one) => part(one, 'request-title').textContent === title);
    expect(entry, title).toBeDefined();
    return entry as HTMLElement;
  });

const proposalOf = (entry: HTMLElement, message: string): Promise<HTMLElement> =>
  vi.waitFor(() => {
    const found = parts(entry, 'proposal').find((one) => one.textContent?.includes(message));
    expect(found, message).toBeDefined();
    return found as HTMLElement;
  });

const confirmed = (dashboard: Element) =>
  vi.waitFor(() => {
    const button = dashboard.shadowRoot?.querySelector<HTMLElement>('dialog[open] [part=confirm]');
    expect(button).toBeTruthy();
    button?.click();
  });

describe('one’s own request', () => {
  it('shows its proposals; accepting one makes it a task, opens its conversation and declines the others', async () => {
    const { id, title } = await newRequest();
    await proposed(translator, id, 'In one sitting.');
    await proposed(rival, id, 'For less.');
    const accepted = recordEvents('dragoman-proposal-accept');
    await signInAs(asker.email);
    const dashboard = place({ tab: 'requests' });
    const entry = await entryOf(dashboard, title);
    expect(part(entry, 'request-state').textContent).toBe('Open');
    const proposal = await proposalOf(entry, 'In one sitting.');
    expect(proposal.textContent).toContain(translator.user.fullName);
    part(proposal, 'accept').click();
    await vi.waitFor(() => expect(focused(dashboard)?.textContent).toBe('Not yet'));
    await confirmed(dashboard);

    await vi.waitFor(() => expect(texts(entry, 'proposal-state')).toEqual(['Accepted', 'Declined']));
    await vi.waitFor(() => expect(texts(entry, 'request-state')).toEqual(['Given away']));
    expect(accepted).toMatchObject([{ requestId: id, taskId: expect.any(Number) }]);
    const conversation = part(entry, 'request-conversation') as HTMLAnchorElement;
    expect(conversation.search).toBe(`?conversation=${accepted[0]?.conversationId}`);

    const task = part(entry, 'open-task') as HTMLAnchorElement;
    expect(task.pathname).toBe(`/Task/${accepted[0]?.taskId}`);
  });

  it('is withdrawn after a confirmation that says how many proposals that declines', async () => {
    const { id, title } = await newRequest();
    await proposed(translator, id, 'Mine.');
    await signInAs(asker.email);
    const dashboard = place({ tab: 'requests' });
    const entry = await entryOf(dashboard, title);
    await proposalOf(entry, 'Mine.');
    part(entry, 'withdraw-request').click();
    await vi.waitFor(() =>
      expect(dashboard.shadowRoot?.querySelector('dialog[open]')?.textContent).toContain(
        'One open proposal is declined',
      ),
    );
    await confirmed(dashboard);
    await vi.waitFor(() => expect(texts(entry, 'request-state')).toEqual(['Withdrawn']));
    await vi.waitFor(() => expect(texts(entry, 'proposal-state')).toEqual(['Declined']));
    expect([...parts(entry, 'withdraw-request'), ...parts(entry, 'accept')]).toEqual([]);
  });

  it('declines one proposal and stays open for others', async () => {
    const { id, title } = await newRequest();
    await proposed(translator, id, 'Not this one.');
    await proposed(rival, id, 'This one.');
    const declined = recordEvents('dragoman-proposal-decline');
    await signInAs(asker.email);
    const dashboard = place({ tab: 'requests' });
    const entry = await entryOf(dashboard, title);
    part(await proposalOf(entry, 'Not this one.'), 'decline').click();
    await confirmed(dashboard);
    await vi.waitFor(() => expect(texts(entry, 'proposal-state')).toEqual(['Declined', 'Not answered yet']));
    expect(texts(entry, 'request-state')).toEqual(['Open']);
    expect(declined).toMatchObject([{ requestId: id }]);
  });

  it('is not given away at a price that changed while the dialog was open', async () => {
    blockLiveEvents();
    const { id, title } = await newRequest();
    const made = await proposed(translator, id, 'Cheap.');
    await signInAs(asker.email);
    const dashboard = place({ tab: 'requests' });
    const entry = await entryOf(dashboard, title);
    part(await proposalOf(entry, 'Cheap.'), 'accept').click();
    const dearer = { price: 90, message: 'Dear.', date: '2999-01-15', time: '10:00' };
    await requests(translator.client).change(id, made.id, { ...dearer, timeZone: 'Europe/Berlin' });
    await confirmed(dashboard);
    const changed = await proposalOf(entry, 'Dear.');
    expect(part(changed, 'proposal-price').textContent).toContain('90');
    expect(part(changed, 'proposal-changed').textContent).toMatch(/^Changed /);
    expect(texts(entry, 'request-state')).toEqual(['Open']);
  });

  it('says that it has no proposals yet, or that one was withdrawn', async () => {
    const { id, title } = await newRequest();
    await signInAs(asker.email);
    const entry = await entryOf(place({ tab: 'requests' }), title);
    expect(entry.textContent).toContain('No proposal yet');
    const made = await proposed(translator, id, 'Perhaps.');
    await requests(translator.client).withdraw(id, made.id);
    await proposed(rival, id, 'Surely.');
    document.body.replaceChildren();
    const again = await entryOf(place({ tab: 'requests' }), title);
    await proposalOf(again, 'Surely.');
    // What was withdrawn comes after what can be answered.
    expect(texts(again, 'proposal-state')).toEqual(['Not answered yet', 'Withdrawn']);
    expect(parts(again, 'accept')).toHaveLength(1);
  });

  it('says why accepting came too late, and shows the current state', async () => {
    blockLiveEvents();
    const { id, title } = await newRequest();
    const made = await proposed(translator, id, 'Still here?');
    await signInAs(asker.email);
    const dashboard = place({ tab: 'requests' });
    const entry = await entryOf(dashboard, title);
    const proposal = await proposalOf(entry, 'Still here?');
    await requests(translator.client).withdraw(id, made.id);
    part(proposal, 'accept').click();
    await confirmed(dashboard);
    await vi.waitFor(() => expect(entry.textContent).toContain('No proposal yet'));
    expect(parts(entry, 'proposal')).toEqual([]);
  });
});

describe('one’s own proposal', () => {
  it('is withdrawn after a confirmation', async () => {
    const { id, title } = await newRequest();
    const made = await proposed(translator, id, 'Mine.');
    const withdrawn = recordEvents('dragoman-proposal-withdraw');
    await signInAs(translator.email);
    const dashboard = place({ tab: 'requests' });
    const entry = await entryOf(dashboard, title);
    expect(texts(entry, 'proposal-state')).toEqual(['Not answered yet']);
    part(entry, 'withdraw').click();
    await confirmed(dashboard);
    await vi.waitFor(() => expect(texts(entry, 'proposal-state')).toEqual(['Withdrawn']));
    expect(parts(entry, 'withdraw')).toEqual([]);
    expect(withdrawn).toEqual([{ requestId: id, id: made.id }]);
  });

  it('leads to its task once accepted', async () => {
    const { id, title } = await newRequest();
    const made = await proposed(translator, id, 'Ready.');
    const { taskId } = await requests(asker.client).accept(id, made.id, newKey(), { price: 25 });
    await signInAs(translator.email);
    const dashboard = place({ tab: 'requests' });
    const entry = await entryOf(dashboard, title);
    expect((part(entry, 'open-task') as HTMLAnchorElement).pathname).toBe(`/Task/${taskId}`);
  });
});

describe('the tab of requests', () => {
  it('link to the first step while they are empty', async () => {
    const { email } = await newcomer('Nia');
    await signInAs(email);
    const dashboard = place({ tab: 'requests' });
    await vi.waitFor(() =>
      expect(texts(dashboard, 'requests').join()).toMatch(/not asked for help.+not answered/),
    );
    const [ask, browse] = ['ask', 'browse'].map((name) => part(dashboard, name) as HTMLAnchorElement);
    expect([ask?.pathname, browse?.pathname]).toEqual(['/Select', '/RequestBoard']);
  });

  it('fail independently and can be retried', async () => {
    const { email } = await newcomer('Nils');
    await signInAs(email);
    const fetchNow = globalThis.fetch;
    vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
      String(input).includes('/requests?') ? Promise.reject(new TypeError('cut off')) : fetchNow(input, init),
    );
    const dashboard = place({ tab: 'requests' });
    await vi.waitFor(() => expect(parts(dashboard, 'retry-requests')).toHaveLength(2));
    expect(parts(dashboard, 'error')).toEqual([]);
    vi.unstubAllGlobals();
    part(dashboard, 'retry-requests').click();
    await vi.waitFor(() => expect(parts(dashboard, 'retry-requests')).toHaveLength(1));
  });

  it('are empty if the backend has no requests', async () => {
    const { email } = await newcomer('Nora');
    await signInAs(email);
    const fetchNow = globalThis.fetch;
    vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
      String(input).includes('/requests?')
        ? Promise.resolve(Response.json({ type: 'error', message: 'no' }, { status: 404 }))
        : fetchNow(input, init),
    );
    const errors = recordEvents('dragoman-error');
    const dashboard = place({ tab: 'requests' });
    await vi.waitFor(() => expect(texts(dashboard, 'requests').join()).toContain('not asked for help'));
    expect(errors).toEqual([]);
  });
});
