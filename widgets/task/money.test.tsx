import { afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import './index.ts';
import { tasks } from '#core/api/tasks.ts';
import { newKey } from '#core/hooks/data/use-action.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { payFor } from '#tests/setup/pay-for.ts';
import { focused, part, parts, recordEvents } from '#tests/setup/test-element.ts';
import { inDialog, place, signInAs, texts, twoParties } from './task.test-support.ts';

let parties: Awaited<ReturnType<typeof twoParties>>;

const appears = (element: Element, name: string) => vi.waitFor(() => part(element, name));
const stateOf = (element: Element, state: string) =>
  vi.waitFor(() => expect(texts(element, 'state')).toEqual([state]));

beforeAll(async () => {
  parties = await twoParties();
});

const layer = () => (Reflect.get(globalThis, 'dataLayer') ?? []) as { event?: string; ecommerce: unknown }[];

afterEach(async () => {
  Reflect.deleteProperty(globalThis, 'dataLayer');
  document.body.replaceChildren();
  await getRuntime().session.signOut();
});

describe('accepting a delivery', () => {
  it('says what is released, then invites to rate', async () => {
    const id = await parties.booked(['paid', 'in_progress', 'delivered']);
    await signInAs(parties.ada.email);
    const changes = recordEvents('dragoman-task-change');
    const element = place({ 'task-id': id });
    (await appears(element, 'next')).click();
    const confirm = await inDialog(element, '[part=confirm]');
    expect(part(element, 'dialog').textContent).toContain('€25 is released to Ben Test.');
    expect(confirm.textContent).toBe('Accept and release €25');
    confirm.click();
    await inDialog(element, '[name=rating]');
    expect(changes).toEqual([{ id: Number(id), status: 'finished' }]);
    await userEvent.keyboard('{Escape}');
    await stateOf(element, 'Finished');
    expect(texts(element, 'next')).toEqual(['Rate']);
    await vi.waitFor(() => expect(part(element, 'next-step').contains(focused(element))).toBe(true));
    expect(part(element, 'money').textContent).toContain('Released');
  });
});

describe('cancelling', () => {
  it('says how much goes back by the rule that was booked, and to whom the rest goes', async () => {
    const id = await parties.bookedByRule();
    await signInAs(parties.ada.email);
    const element = place({ 'task-id': id });
    expect((await appears(element, 'facts')).textContent).toContain('half of the price goes back');
    (await appears(element, 'action')).click();
    const confirm = await inDialog(element, '[part=confirm]');
    expect(part(element, 'dialog').textContent).toContain('€12.50 goes back to you.');
    expect(part(element, 'dialog').textContent).toContain('€12.50 goes to Ben Test, as the booking says.');
    confirm.click();
    await stateOf(element, 'Cancelled');
    expect(part(element, 'money').textContent).toContain('Partly refunded');
  });

  it('is only for the refund that was read, and names the new one where that has changed', async () => {
    const id = await parties.booked();
    await signInAs(parties.ada.email);
    const element = place({ 'task-id': id });
    (await appears(element, 'action')).click();
    const confirm = await inDialog(element, '[part=confirm]');
    await payFor(parties.ada.client, id);
    await vi.waitFor(() => expect(part(element, 'money').textContent).toContain('Paid, held'));
    expect(part(element, 'dialog').textContent).not.toContain('goes back');
    confirm.click();
    await vi.waitFor(() => expect(part(element, 'dialog').textContent).toContain('€25 goes back to you.'));
    expect(part(element, 'dialog').textContent).toContain('changed in the meantime');
    expect(await tasks(parties.ada.client).find(id)).toMatchObject({ status: 'accepted' });
    confirm.click();
    await stateOf(element, 'Cancelled');
  });

  it('keeps the sum that is read after another refusal, until the next one', async () => {
    const id = await parties.booked();
    await signInAs(parties.ada.email);
    const element = place({ 'task-id': id });
    (await appears(element, 'action')).click();
    const confirm = await inDialog(element, '[part=confirm]');
    const network = globalThis.fetch;
    const offline = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input, init) =>
        init?.method === 'PATCH' ? Promise.reject(new TypeError('offline')) : network(input, init),
      );
    confirm.click();
    await inDialog(element, '[part=problem]');
    offline.mockRestore();
    await payFor(parties.ada.client, id);
    await vi.waitFor(() => expect(part(element, 'money').textContent).toContain('Paid, held'));
    expect(part(element, 'dialog').textContent).not.toContain('goes back');
    confirm.click();
    await vi.waitFor(() => expect(part(element, 'dialog').textContent).toContain('€25 goes back to you.'));
    expect(await tasks(parties.ada.client).find(id)).toMatchObject({ status: 'accepted' });
  });

  it('says who gets what back, and reports it', async () => {
    const id = await parties.booked(['paid']);
    await signInAs(parties.ada.email);
    const refunds = recordEvents('dragoman-payment-refunded');
    const notices = recordEvents('dragoman-notice');
    const element = place({ 'task-id': id });
    (await appears(element, 'action')).click();
    const confirm = await inDialog(element, '[part=confirm]');
    expect(part(element, 'dialog').textContent).toContain('€25 goes back to you.');
    confirm.click();
    await stateOf(element, 'Cancelled');
    await vi.waitFor(() => expect(refunds).toEqual([{ taskId: Number(id), value: 25, currency: 'EUR' }]));
    expect(notices.map(({ message }) => message)).toContain('Cancelled. €25 goes back to you.');
  });

  it('is measured once on a page that shows the task twice', async () => {
    const id = await parties.booked(['paid']);
    await signInAs(parties.ada.email);
    const refunds = recordEvents('dragoman-payment-refunded');
    const attributes = { 'task-id': id, analytics: 'data-layer', consent: 'granted' };
    const [element, other] = [place(attributes), place(attributes)];
    await appears(other, 'action');
    (await appears(element, 'action')).click();
    (await inDialog(element, '[part=confirm]')).click();
    await Promise.all([stateOf(element, 'Cancelled'), stateOf(other, 'Cancelled')]);
    await vi.waitFor(() => expect(refunds).toHaveLength(2));
    await vi.waitFor(() => expect(layer()).not.toEqual([]));
    const measured = layer().filter(({ event }) => event === 'refund');
    expect(measured.map(({ ecommerce }) => ecommerce)).toEqual([
      { transaction_id: id, currency: 'EUR', value: 25, items: [] },
    ]);
  });
});

describe('ending a task before it begins', () => {
  it('takes one button, which says to its owner that it declines', async () => {
    const id = await parties.booked(['paid']);
    await signInAs(parties.ben.email);
    const element = place({ 'task-id': id });
    await appears(element, 'next');
    expect(texts(element, 'action')).toEqual(['Decline']);
  });
});

describe('a division of the money', () => {
  it('shows both shares as one moves the slider, by keyboard too, and waits for the other side', async () => {
    const id = await parties.booked(['paid', 'in_progress']);
    await signInAs(parties.ben.email);
    const element = place({ 'task-id': id });
    (await appears(element, 'settle')).click();
    const slider = await inDialog<HTMLInputElement>(element, '[name=ownerPercent]');
    await vi.waitFor(() => expect(focused(element)).toBe(slider));
    const shares = () => texts(element, 'share');
    expect(shares()).toEqual(['You get€12.50€11.25 after the fee', 'Ada Test gets back€12.50']);
    await userEvent.keyboard('{Home}');
    expect(shares()).toEqual(['You get€0', 'Ada Test gets back€25']);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(shares()).toEqual(['You get€0.50€0.45 after the fee', 'Ada Test gets back€24.50']);
    expect(slider.getAttribute('aria-valuetext')).toBe('2%: You get €0.50, Ada Test gets back €24.50');
    await userEvent.keyboard('{End}');
    expect(shares()).toEqual(['You get€25€22.50 after the fee', 'Ada Test gets back€0']);
    await userEvent.fill(await inDialog(element, '[name=text]'), 'It is done.');
    (await inDialog(element, '[part=confirm]')).click();
    await appears(element, 'settlement');
    expect(part(element, 'settlement').textContent).toContain('Waiting for Ada Test’s answer.');
    expect(parts(element, 'accept-settlement')).toEqual([]);
  });

  it('is declined, proposed anew, and accepted by the other side, live', async () => {
    const id = await parties.booked(['paid', 'in_progress']);
    const owner = tasks(parties.ben.client);
    await signInAs(parties.ada.email);
    const element = place({ 'task-id': id });
    await appears(element, 'money');
    await owner.proposeSettlement(id, { ownerPercent: 80, text: 'Nearly done.' }, newKey());
    (await appears(element, 'decline-settlement')).click();
    await vi.waitFor(() => expect(parts(element, 'settlement')).toEqual([]));
    await owner.proposeSettlement(id, { ownerPercent: 60, text: 'A bit less.' }, newKey());
    await appears(element, 'settlement');
    expect(texts(element, 'share')).toEqual(['You get back€10', 'Ben Test gets€15']);
    part(element, 'accept-settlement').click();
    (await inDialog(element, '[part=confirm]')).click();
    await stateOf(element, 'Finished');
    const { payment } = await owner.find(id);
    expect(payment).toMatchObject({ refunded: 1000, net: 1350 });
  });
});

describe('a division that the other side swaps while one decides', () => {
  it('is not accepted: the dialog keeps what one read, and the new one is shown with why', async () => {
    const id = await parties.booked(['paid', 'in_progress']);
    const owner = tasks(parties.ben.client);
    await owner.proposeSettlement(id, { ownerPercent: 20, text: 'A start.' }, newKey());
    await signInAs(parties.ada.email);
    const element = place({ 'task-id': id });
    (await appears(element, 'accept-settlement')).click();
    const confirm = await inDialog(element, '[part=confirm]');
    expect(part(element, 'dialog').textContent).toContain('€20');
    await owner.proposeSettlement(id, { ownerPercent: 100, text: 'All of it.' }, newKey());
    await vi.waitFor(() => expect(part(element, 'settlement').textContent).toContain('All of it.'));
    expect(part(element, 'dialog').textContent).toContain('€20');
    confirm.click();
    await vi.waitFor(() =>
      expect(texts(element, 'problem')).toEqual([expect.stringContaining('changed in the meantime')]),
    );
    const { payment } = await owner.find(id);
    expect(payment).toMatchObject({ status: 'held' });
  });
});

describe('a dispute', () => {
  it('needs a text, keeps the money and the progress, and is withdrawn by who opened it', async () => {
    const id = await parties.booked(['paid', 'in_progress', 'delivered']);
    await signInAs(parties.ada.email);
    const element = place({ 'task-id': id });
    (await appears(element, 'open-dispute')).click();
    const confirm = await inDialog(element, '[part=confirm]');
    expect(part(element, 'dialog').textContent).toContain('Until then €25 stays held.');
    confirm.click();
    await vi.waitFor(() => expect(texts(element, 'field-error')).toHaveLength(1));
    await userEvent.fill(await inDialog(element, '[name=text]'), 'Nothing has come.');
    confirm.click();
    await stateOf(element, 'Disputed');
    expect(part(element, 'dispute').textContent).toContain('Nothing has come.');
    expect(parts(element, 'next')).toEqual([]);
    const current = parts(element, 'step').find((step) => step.ariaCurrent === 'step');
    expect(current?.textContent).toContain('Finished');
    part(element, 'withdraw-dispute').click();
    await stateOf(element, 'Delivered');
  });
});

describe('on a partner’s page', () => {
  it('keeps the names of what is done at the marketplace, in links that say where they lead', async () => {
    const id = await parties.booked(['paid', 'in_progress', 'delivered']);
    await signInAs(parties.ada.email);
    const { store } = getRuntime().session;
    const { user } = store.getState();
    store.setState({ user: user && { ...user, phone: null, address: null } });
    const element = place({ 'task-id': id });
    await appears(element, 'marketplace');
    const links = parts(element, 'marketplace') as HTMLAnchorElement[];
    const { host } = new URL(inject('apiUrl'));
    expect(links.map(({ textContent }) => textContent.replace(/[\u2066-\u2069]/g, ''))).toEqual(
      ['Accept delivery', 'Ask for changes', 'Propose a partial refund', 'Open a dispute'].map(
        (name) => `${name}, ${host}, in a new tab`,
      ),
    );
    for (const link of links) expect([link.pathname, link.target]).toEqual([`/Task/${id}`, '_blank']);
  });
});
