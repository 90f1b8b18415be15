import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import './index.ts';
import { newKey } from '#core/hooks/data/use-action.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { control, focused, part, parts, recordEvents } from '#tests/setup/test-element.ts';
import { type NewUser, newUser, place, shown, signInAs } from './request-board.test-support.ts';

let asker: NewUser;
let translator: NewUser;

beforeAll(async () => {
  asker = await newUser('Ada');
});
beforeEach(async () => {
  translator = await newUser('Tora');
});
afterEach(async () => {
  document.body.replaceChildren();
  await getRuntime().session.signOut();
});

const confirm = (board: Element) =>
  vi.waitFor(() => {
    const button = board.shadowRoot?.querySelector<HTMLElement>('dialog[open] [part=confirm]');
    expect(button).toBeTruthy();
    button?.click();
  });

describe('one request', () => {
  it('has no violations, for its owner and for a translator', async () => {
    for (const id of ['sample-3', 'sample-2']) {
      const board = place({ demo: 'ready', 'request-id': id, 'heading-level': '1' });
      await shown(board, 'proposal');
      expect((await axe.run(board)).violations).toEqual([]);
    }
  });

  it('is a heading, without the filters of the list', async () => {
    const { id, title } = await asker.asks();
    await signInAs(translator);
    const board = place({ 'request-id': id, 'heading-level': '1' });
    expect((await shown(board, 'title')).outerHTML).toContain('<h1');
    expect(part(board, 'title').textContent).toBe(title);
    expect(parts(board, 'filters')).toEqual([]);
  });

  it('is answered, changed and withdrawn in place', async () => {
    const { id } = await asker.asks();
    await signInAs(translator);
    const changed = recordEvents('dragoman-proposal-change');
    const board = place({ 'request-id': id });
    (await shown(board, 'propose')).click();
    await shown(board, 'form');
    await userEvent.fill(control(board, 'date'), '2999-01-20');
    await userEvent.fill(control(board, 'time'), '09:30');
    await userEvent.fill(control(board, 'message'), 'Gladly.');
    part(board, 'submit').click();
    (await shown(board, 'change')).click();

    await shown(board, 'form');
    expect(['price', 'date', 'time', 'message'].map((name) => control(board, name).value)).toEqual([
      ...['30', '2999-01-20', '09:30', 'Gladly.'],
    ]);
    await userEvent.fill(control(board, 'price'), '41.5');
    part(board, 'submit').click();
    await shown(board, 'proposal-changed');
    expect(part(board, 'proposal-price').textContent).toContain('41.50');
    const [proposal] = await asker.calls.proposals(id);
    expect(proposal).toMatchObject({ price: 41.5, message: 'Gladly.', changedAt: expect.any(String) });
    expect(changed).toEqual([{ requestId: id, id: proposal?.id }]);

    part(board, 'withdraw').click();
    await confirm(board);
    await vi.waitFor(() => expect(part(board, 'proposal-state').textContent).toBe('Withdrawn'));
    expect(parts(board, 'change')).toEqual([]);
  });

  it('names a quantity, and its author accepts the total that they have read', async () => {
    const { id } = await asker.asks();
    await signInAs(translator);
    const board = place({ 'request-id': id });
    (await shown(board, 'propose')).click();
    await shown(board, 'form');
    expect(part(board, 'total').textContent).toBe('1 h × €30 = €30');
    await userEvent.selectOptions(control(board, 'unit'), 'word');
    await userEvent.fill(control(board, 'price'), '0.12');
    await userEvent.fill(control(board, 'quantity'), '1.5');
    await userEvent.fill(control(board, 'date'), '2999-01-20');
    await userEvent.fill(control(board, 'time'), '09:30');
    await userEvent.fill(control(board, 'message'), 'Gladly.');
    part(board, 'submit').click();
    await vi.waitFor(() =>
      expect(part(board, 'field-error').textContent).toBe('Please enter a whole number from 1 to 200,000.'),
    );
    await userEvent.fill(control(board, 'quantity'), '1,200');
    await vi.waitFor(() => expect(part(board, 'total').textContent).toBe('1,200 words × €0.12 = €144'));
    expect(part(board, 'net').textContent).toBe('You get €129.60; the marketplace keeps 10%.');
    expect((await axe.run(board)).violations).toEqual([]);
    part(board, 'submit').click();
    await shown(board, 'proposal');
    expect(part(board, 'proposal').textContent).toContain('1,200 words × €0.12 =€144');

    await signInAs(asker);
    const own = place({ 'request-id': id });
    (await shown(own, 'accept')).click();
    const dialog = () => own.shadowRoot?.querySelector('dialog[open]')?.textContent;
    await vi.waitFor(() => expect(dialog()).toContain('1,200 words × €0.12 = €144'));
    expect(dialog()).toContain('It becomes a task for €144 in all');
    await confirm(own);
    await shown(own, 'open-task');
    const [accepted] = await asker.calls.proposals(id);
    expect(accepted).toMatchObject({ status: 'accepted', unit: 'word', quantity: 1200, total: 144 });
  });

  it('shows what its author changed while an answer was written, which is sent once it is read', async () => {
    const { id } = await asker.asks();
    await signInAs(translator);
    const board = place({ 'request-id': id });
    (await shown(board, 'propose')).click();
    await shown(board, 'form');
    await userEvent.fill(control(board, 'price'), '28');
    await userEvent.fill(control(board, 'date'), '2999-01-20');
    await userEvent.fill(control(board, 'time'), '09:30');
    await userEvent.fill(control(board, 'message'), 'Gladly.');
    await asker.edits(id, { description: 'Forty pages.', price: 50 });
    part(board, 'submit').click();
    await vi.waitFor(() => expect(part(board, 'error').textContent).toContain('changed in the meantime'));
    await vi.waitFor(() => expect(part(board, 'description').textContent).toContain('Forty pages.'));
    expect(['price', 'date', 'time', 'message'].map((name) => control(board, name).value)).toEqual([
      ...['28', '2999-01-20', '09:30', 'Gladly.'],
    ]);
    expect(await asker.calls.proposals(id)).toEqual([]);
    part(board, 'submit').click();
    await shown(board, 'proposal');
    expect(await asker.calls.proposals(id)).toMatchObject([{ price: 28, message: 'Gladly.' }]);
  });

  it('shows its owner each proposal with the translator’s rating, to accept or decline', async () => {
    const { id } = await asker.asks();
    await translator.proposes(id, 'I know these forms.');
    await signInAs(asker);
    const board = place({ 'request-id': id });
    await shown(board, 'accept');
    expect(part(board, 'proposal').textContent).toContain('I know these forms.');
    expect(part(board, 'proposal-rating').textContent).toBe('New');
    expect([...parts(board, 'offers'), ...parts(board, 'edit-request')]).toEqual([]);
    part(board, 'decline').click();
    await confirm(board);
    await vi.waitFor(() => expect(part(board, 'proposal-state').textContent).toBe('Declined'));
  });

  it('leads its owner to the bookings that wait, where there are too many of them to accept one', async () => {
    const waiting: { taskId: string; title: string }[] = [];
    for (const _ of [1, 2]) {
      const { id, title } = await asker.asks();
      const { id: proposal } = await translator.proposes(id);
      const accepted = await asker.calls.accept(id, proposal, newKey(), { price: 25 });
      waiting.push({ taskId: String(accepted.taskId), title });
    }
    const { id } = await asker.asks();
    await translator.proposes(id);
    await signInAs(asker);
    const board = place({ 'request-id': id, 'task-url': '#task-{id}' });
    (await shown(board, 'accept')).click();
    await confirm(board);
    await vi.waitFor(() => expect(parts(board, 'waiting')).toHaveLength(2));
    const links = parts(board, 'waiting').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual(waiting.map(({ taskId, title }) => [title, `#task-${taskId}`]));
    expect(part(board, 'problem').textContent).toContain('Pay or cancel one first.');
  });

  it('opens the conversation with a translator, to ask about their proposal', async () => {
    const { id, title } = await asker.asks();
    await translator.proposes(id);
    await signInAs(asker);
    const board = place({ 'request-id': id, 'messages-url': '#ask' });
    (await shown(board, 'ask')).click();
    await vi.waitFor(() => expect(location.hash).toMatch(/^#ask\?conversation=[\w-]+&about=Wanted/));
    expect(decodeURIComponent(location.hash)).toContain(title);
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('leads its owner to the form until somebody answers', async () => {
    const { id } = await asker.asks();
    await signInAs(asker);
    const edit = (await shown(place({ 'request-id': id }), 'edit-request')) as HTMLAnchorElement;
    expect(edit.pathname).toBe(`/Requests/${id}/Edit`);
  });

  it('says why a proposal was declined', async () => {
    const [withdrawn, given, both] = [await asker.asks(), await asker.asks(), await asker.asks()];
    await translator.proposes(withdrawn.id);
    const { id: own } = await translator.proposes(both.id);
    await translator.calls.withdraw(both.id, own);
    await asker.calls.close(both.id);
    await translator.proposes(given.id);
    const rival = await newUser('Rivka');
    const { id } = await rival.proposes(given.id);
    await asker.calls.close(withdrawn.id);
    await asker.calls.accept(given.id, id, 'key', { price: 25 });
    await signInAs(translator);
    const text = async (request: string) =>
      (await shown(place({ 'request-id': request }), 'proposal')).textContent;
    expect(await text(withdrawn.id)).toContain('The customer has withdrawn the request.');
    expect(await text(both.id)).toContain('The customer has withdrawn the request.');
    expect(await text(given.id)).toContain('It went to somebody else.');
  });

  it('brings the proposal that a link leads to into view, marks it, and says when it is withdrawn or gone', async () => {
    const { id } = await asker.asks();
    await (await newUser('Rivka')).proposes(id, 'First.');
    const { id: proposal } = await translator.proposes(id, 'Second.');
    await signInAs(asker);
    const board = place({ 'request-id': id, 'proposal-id': proposal });
    board.style.marginBlockStart = '150vh';
    await vi.waitFor(() => {
      const { top, bottom } = focused(board)?.getBoundingClientRect() ?? new DOMRect(0, -1);
      expect(focused(board)?.textContent).toContain('Second.');
      expect(getComputedStyle(focused(board) as Element).outlineStyle).toBe('solid');
      expect(top >= 0 && bottom <= innerHeight).toBe(true);
    });

    const alone = await asker.asks();
    const { id: withdrawn } = await translator.proposes(alone.id, 'Only one.');
    await translator.calls.withdraw(alone.id, withdrawn);
    const emptied = place({ 'request-id': alone.id, 'proposal-id': withdrawn });
    await vi.waitFor(() => expect(focused(emptied)?.textContent).toContain('has withdrawn this proposal.'));
    emptied.removeAttribute('proposal-id');
    emptied.setAttribute('heading-level', '3');
    await vi.waitFor(() => expect(part(emptied, 'title').localName).toBe('h3'));
    expect(part(emptied, 'proposal').textContent).toContain('has withdrawn this proposal.');

    const never = place({ 'request-id': id, 'proposal-id': withdrawn });
    await vi.waitFor(() =>
      expect(part(never, 'request').textContent).toContain('This proposal is no longer there.'),
    );
  });

  it('shows its owner withdrawn proposals folded, below those that can be answered', async () => {
    const { id } = await asker.asks();
    const rivka = await newUser('Rivka');
    const { id: withdrawn } = await rivka.proposes(id, 'First.');
    await translator.proposes(id, 'Second.');
    await rivka.calls.withdraw(id, withdrawn);
    await signInAs(asker);
    const board = place({ 'request-id': id });
    await vi.waitFor(() => expect(parts(board, 'proposal')).toHaveLength(2));
    const [open, folded] = parts(board, 'proposal');
    expect(open?.textContent).toContain('Second.');
    expect(open?.closest('details')).toBeNull();
    expect(folded?.textContent).toContain('First.');
    expect(folded?.closest('details')?.open).toBe(false);
  });

  it('that is not there, or no longer, leads to the list', async () => {
    const { id } = await asker.asks();
    await asker.calls.close(id);
    await signInAs(translator);
    for (const gone of [id, 'nothing']) {
      const board = place({ 'request-id': gone });
      const link = (await shown(board, 'board')) as HTMLAnchorElement;
      expect(link.pathname).toBe('/RequestBoard');
    }
  });
});
