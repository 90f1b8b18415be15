import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import './index.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { control, part, parts } from '#tests/setup/test-element.ts';
import {
  apiUrl,
  cardOf,
  type NewUser,
  newUser,
  openForm,
  place,
  shown,
  signInAs,
  titles,
} from './request-board.test-support.ts';

const { session } = getRuntime();
let asker: NewUser;
let translator: NewUser;

beforeAll(async () => {
  asker = await newUser('Ada');
  translator = await newUser('Tom');
});

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  await session.signOut();
});

const choose = (board: Element, name: string, value: string) =>
  userEvent.selectOptions(control(board, name), value);

async function fill(card: HTMLElement, message: string): Promise<void> {
  await userEvent.fill(control(card, 'price'), '27,50');
  await userEvent.fill(control(card, 'date'), '2999-01-20');
  await userEvent.fill(control(card, 'time'), '09:30');
  await userEvent.fill(card.querySelector('textarea') as HTMLElement, message);
}

describe('accessibility', () => {
  it('has no violations in any state, with a form open, and for signed-out visitors', async () => {
    for (const demo of ['ready', 'loading', 'empty', 'error']) {
      const board = place({ demo });
      await shown(board, 'filters');
      expect((await axe.run(board)).violations, demo).toEqual([]);
    }
    const board = place({ demo: 'ready' });
    (await shown(board, 'propose')).click();
    await shown(board, 'form');
    expect((await axe.run(board)).violations).toEqual([]);
    const signedOut = place();
    await shown(signedOut, 'sign-in');
    expect((await axe.run(signedOut)).violations).toEqual([]);
  });

  it('opens the form with the keyboard, and moves the focus into it and back', async () => {
    const board = place({ demo: 'ready' });
    const propose = await shown(board, 'propose');
    propose.focus();
    await userEvent.keyboard('{Enter}');
    const focused = () => board.shadowRoot?.activeElement;
    await vi.waitFor(() => expect(focused()).toBe(control(board, 'price')));
    part(board, 'cancel').click();
    await vi.waitFor(() => expect(focused()?.part.contains('propose')).toBe(true));
  });
});

describe('attributes', () => {
  it('open by one button in a narrow board, which counts them', async () => {
    const board = place({ demo: '', category: 'call', locale: 'en' });
    board.style.inlineSize = '340px';
    await shown(board, 'filter-toggle');
    const toggle = part(board, 'filter-toggle');
    expect(toggle.textContent).toBe('Filters (1)');
    const category = control(board, 'category');
    expect(category.checkVisibility()).toBe(false);
    toggle.click();
    await vi.waitFor(() => expect(category.checkVisibility()).toBe(true));
  });

  it('filter the list, and are where the translator’s own filters start', async () => {
    const call = await asker.asks({ category: 'call', type: 'inbound' });
    const form = await asker.asks();
    await signInAs(translator);
    const changes: unknown[] = [];
    const board = place({ from: 'is', category: 'call' });
    board.addEventListener('dragoman-filter-change', ({ detail }) => changes.push(detail));
    await cardOf(board, call.title);
    expect(titles(board)).not.toContain(form.title);
    expect(
      [...control(board, 'type').querySelectorAll('option')].map((option) => option.textContent),
    ).toEqual(['All types', 'Do a Call', 'Receive a Call']);

    board.category = 'document';
    await cardOf(board, form.title);
    expect(titles(board)).not.toContain(call.title);
    await choose(board, 'type', 'contract');
    await shown(board, 'empty');
    expect(changes).toEqual([{ category: 'document', type: 'contract', from: 'is', to: '', sort: 'newest' }]);
    part(board, 'clear').click();
    await cardOf(board, call.title);
    expect(control(board, 'from').value).toBe('');
  });

  it('limit a page, and more pages follow while there are requests', async () => {
    for (const more of [1, 2, 3]) await asker.asks({ fromLanguage: 'cy', price: more });
    await signInAs(translator);
    const board = place({ from: 'cy', 'page-size': '2' });
    await vi.waitFor(() => expect(parts(board, 'request')).toHaveLength(2));
    expect(part(board, 'count').textContent).toBe('3 open requests');
    part(board, 'more').click();
    await vi.waitFor(() => expect(parts(board, 'request')).toHaveLength(3));
    expect(parts(board, 'more')).toEqual([]);
  });
});

describe('states', () => {
  it('asks to sign in, and shows the requests after that', async () => {
    const { title } = await asker.asks();
    const board = place({ from: 'is' });
    await shown(board, 'sign-in');
    await signInAs(translator);
    await cardOf(board, title);
  });

  it('says what failed, and recovers with Retry', async () => {
    const { title } = await asker.asks({ fromLanguage: 'ga' });
    await signInAs(translator);
    const fetchNow = globalThis.fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('cut off')));
    const board = place({ from: 'ga' });
    const retry = await shown(board, 'retry');
    vi.stubGlobal('fetch', fetchNow);
    retry.click();
    await cardOf(board, title);
  });

  it('marks the user’s own requests, and links to their proposals', async () => {
    const { id, title } = await asker.asks();
    await translator.proposes(id);
    await signInAs(asker);
    const card = await cardOf(place({ from: 'is' }), title);
    expect(part(card, 'own').textContent).toBe('Yours');
    expect(part(card, 'proposals').textContent).toBe('1 proposal');
    expect((part(card, 'see-proposals') as HTMLAnchorElement).pathname).toBe(`/Requests/${id}`);
    expect(parts(card, 'propose')).toEqual([]);
  });

  it('shows the user’s own proposal, and its status', async () => {
    const [open, withdrawn] = [await asker.asks(), await asker.asks()];
    await translator.proposes(open.id, 'Next week.');
    const { id } = await translator.proposes(withdrawn.id);
    await translator.calls.withdraw(withdrawn.id, id);
    await signInAs(translator);
    const board = place({ from: 'is' });
    const card = await cardOf(board, open.title);
    expect(
      [part(card, 'proposal-state'), part(card, 'proposal-message')].map((one) => one.textContent),
    ).toEqual(['Not answered yet', 'Next week.']);
    expect(part(await cardOf(board, withdrawn.title), 'proposal-state').textContent).toBe('Withdrawn');
  });
});

describe('a proposal', () => {
  // A new user each time: the same user would get the cached answer.
  beforeEach(async () => {
    translator = await newUser('Tora');
  });

  it('is sent once, replaces the form, and is reported to the page', async () => {
    const { id, title } = await asker.asks();
    await signInAs(translator);
    const board = place({ from: 'is' });
    const sent: unknown[] = [];
    board.addEventListener('dragoman-proposal-sent', ({ detail }) => sent.push(detail));
    const card = await openForm(board, title);
    await fill(card, 'I know these forms.');
    part(card, 'submit').click();
    part(card, 'submit').click();
    await shown(card, 'proposal');
    expect(part(card, 'proposal-state').textContent).toBe('Not answered yet');
    expect(part(card, 'price').textContent).toContain('30');
    await vi.waitFor(() => expect(board.shadowRoot?.activeElement).toBe(part(card, 'proposal')));

    const [proposal, ...others] = await asker.calls.proposals(id);
    expect(others).toEqual([]);
    expect(proposal).toMatchObject({ price: 27.5, message: 'I know these forms.', status: 'open' });
    expect(proposal?.startsAt).toEqual(new Date('2999-01-20T09:30'));
    expect(sent).toEqual([{ requestId: id, id: proposal?.id }]);
  });

  it('is checked before it is sent', async () => {
    const { title } = await asker.asks();
    await signInAs(translator);
    const card = await openForm(place({ from: 'is' }), title);
    await userEvent.fill(control(card, 'date'), '2020-01-01');
    const calls = vi.spyOn(globalThis, 'fetch');
    part(card, 'submit').click();
    await vi.waitFor(() =>
      expect(parts(card, 'field-error').map(({ textContent }) => textContent)).toEqual([
        'This day has passed. Please pick today or a later one.',
        'Please fill in “Time”.',
        'Please fill in “Message”.',
      ]),
    );
    expect(calls.mock.calls.filter(([, init]) => init?.method === 'POST')).toEqual([]);
  });

  it('that fails keeps what was typed, and so does closing the form', async () => {
    const { id, title } = await asker.asks();
    await signInAs(translator);
    const card = await openForm(place({ from: 'is' }), title);
    await fill(card, 'Kept words.');
    const fetchNow = globalThis.fetch;
    vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
      init?.method === 'POST' ? Promise.reject(new TypeError('cut off')) : fetchNow(input, init),
    );
    part(card, 'submit').click();
    await vi.waitFor(() => expect(part(card, 'error').textContent).toContain('could not be reached'));
    vi.unstubAllGlobals();
    part(card, 'cancel').click();
    (await shown(card, 'propose')).click();
    await shown(card, 'form');
    expect(card.querySelector('textarea')?.value).toBe('Kept words.');
    part(card, 'submit').click();
    await shown(card, 'proposal');
    expect(await asker.calls.proposals(id)).toHaveLength(1);
  });

  it('that comes too late says why', async () => {
    const { id, title } = await asker.asks();
    await signInAs(translator);
    const card = await openForm(place({ from: 'is' }), title);
    await fill(card, 'Too late.');
    const rival = await newUser('Rivka');
    const { id: chosen } = await rival.proposes(id);
    await asker.calls.accept(id, chosen, 'key', { price: 25 });
    part(card, 'submit').click();
    await vi.waitFor(() => expect(part(card, 'error').textContent).toContain('This request is closed.'));
  });

  it('makes no call in demo', async () => {
    const calls = vi.spyOn(globalThis, 'fetch');
    const board = place({ demo: 'ready', 'api-url': apiUrl });
    (await shown(board, 'propose')).click();
    const card = (await shown(board, 'form')).closest('[part~=request]') as HTMLElement;
    await fill(card, 'As if.');
    part(card, 'submit').click();
    await shown(card, 'proposal');
    expect(calls).not.toHaveBeenCalled();
  });
});
