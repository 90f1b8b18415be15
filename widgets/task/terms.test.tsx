import axe from 'axe-core';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index.ts';
import { taskChanges, tasks } from '#core/api/tasks.ts';
import { newKey } from '#core/hooks/data/use-action.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { payFor } from '#tests/setup/pay-for.ts';
import { part, parts, recordEvents } from '#tests/setup/test-element.ts';
import { inDialog, place, signInAs, texts, twoParties } from './task.test-support.ts';

let parties: Awaited<ReturnType<typeof twoParties>>;

const appears = (element: Element, name: string) => vi.waitFor(() => part(element, name));
const gone = (element: Element, name: string) => vi.waitFor(() => expect(parts(element, name)).toEqual([]));
const says = (element: Element, name: string, words: string) =>
  vi.waitFor(() => expect(part(element, name).textContent).toContain(words));
const errorsIn = (element: Element) => texts(element, 'field-error');

/** Two hours instead of one, as this person proposes it. */
const propose = async (
  by: 'ada' | 'ben',
  id: string,
  changes: { quantity?: number; price?: number } = { quantity: 2 },
) => taskChanges(parties[by].client).propose(id, { ...changes, text: 'There are more pages.' }, newKey());
const totalOf = async (id: string) => (await tasks(parties.ada.client).find(id)).total;

beforeAll(async () => {
  parties = await twoParties();
});

afterEach(async () => {
  document.body.replaceChildren();
  await page.viewport(1280, 900);
  await getRuntime().session.signOut();
});

describe('the dialog', () => {
  it('proposes what differs, and says what the task would cost', async () => {
    const id = await parties.booked();
    await signInAs(parties.ben.email);
    const element = place({ 'task-id': id });
    (await appears(element, 'change')).click();
    const quantity = await inDialog<HTMLInputElement>(element, '[name=quantity]');
    expect(quantity.value).toBe('1');
    expect(part(element, 'new-total').textContent).toBe('The price stays €25.');
    await userEvent.fill(quantity, '3');
    await says(element, 'new-total', 'The price changes from €25 to €75.');
    await userEvent.fill(await inDialog(element, '[name=text]'), 'There are more pages.');
    expect((await axe.run(element)).violations).toEqual([]);
    (await inDialog(element, '[part=confirm]')).click();
    await says(element, 'terms', 'You have proposed to change what was agreed.');
    expect(part(element, 'changes').textContent).toContain('Hours13');
    expect(part(element, 'changes').textContent).toContain('€25€75');
    expect(part(element, 'changes').textContent).not.toContain('Deliver by');
    expect(part(element, 'terms').textContent).toContain('There are more pages.');
    const { change, quantity: agreed } = await tasks(parties.ada.client).find(id);
    expect([change?.quantity, change?.total, agreed]).toEqual([3, 75, 1]);
    expect(part(element, 'change').textContent).toBe('Propose another change');
  });

  it('asks for a change, and for words about it', async () => {
    const id = await parties.booked();
    await signInAs(parties.ada.email);
    const element = place({ 'task-id': id });
    (await appears(element, 'change')).click();
    const confirm = await inDialog(element, '[part=confirm]');
    confirm.click();
    await vi.waitFor(() => expect(errorsIn(element)).toHaveLength(1));
    await userEvent.fill(await inDialog(element, '[name=text]'), 'Hm.');
    confirm.click();
    await says(element, 'problem', 'Please change the price, how much it is, or the time.');
  });

  it('says at the field what the backend refuses', async () => {
    const id = await parties.booked(['paid']);
    await signInAs(parties.ada.email);
    const element = place({ 'task-id': id });
    (await appears(element, 'change')).click();
    await userEvent.fill(await inDialog(element, '[name=price]'), '25.20');
    await userEvent.fill(await inDialog(element, '[name=text]'), 'A little more.');
    (await inDialog(element, '[part=confirm]')).click();
    await vi.waitFor(() => expect(errorsIn(element)).toHaveLength(1));
    expect(parts(element, 'problem')).toEqual([]);
  });

  it('offers the next free times of a call where the wished one is taken', async () => {
    const id = await parties.bookedCall();
    await parties.bookedCall('16:00');
    await signInAs(parties.ada.email);
    const element = place({ 'task-id': id });
    (await appears(element, 'change')).click();
    await userEvent.fill(await inDialog(element, '[name=time]'), '16:00');
    await userEvent.fill(await inDialog(element, '[name=text]'), 'Later, please.');
    const notices = recordEvents('dragoman-notice');
    (await inDialog(element, '[part=confirm]')).click();
    (await inDialog(element, '[part=free]')).click();
    await gone(element, 'taken');
    expect(notices).toEqual([]);
    (await inDialog(element, '[part=confirm]')).click();
    await says(element, 'terms', 'You have proposed to change what was agreed.');
    expect(part(element, 'changes').textContent).toContain('Starts at');
  });
});

describe('an open change', () => {
  it('is accepted by the other side, and what is too much goes back', async () => {
    const id = await parties.booked(['paid']);
    await propose('ben', id, { price: 15 });
    await signInAs(parties.ada.email);
    const element = place({ 'task-id': id });
    await says(element, 'terms', 'Ben Test proposes to change what was agreed.');
    expect((await axe.run(element)).violations).toEqual([]);
    expect(part(element, 'terms').textContent).toContain('€10 goes back to you.');
    expect(part(element, 'accept-change').textContent).toBe('Accept and get €10 back');
    part(element, 'accept-change').click();
    await gone(element, 'terms');
    expect(part(element, 'total').textContent).toContain('€15');
    expect(await totalOf(id)).toBe(15);
  });

  it('holds once the difference is paid', async () => {
    const id = await parties.booked(['paid']);
    await propose('ben', id);
    await signInAs(parties.ada.email);
    const arrivals = recordEvents('dragoman-payment-held');
    const element = place({ 'task-id': id });
    const accept = await appears(element, 'accept-change');
    expect(accept.textContent).toBe('Accept, then pay €25 more');
    accept.click();
    await says(element, 'terms', 'You have both agreed to new terms.');
    expect(part(element, 'terms').textContent).toContain('you have paid the difference of €25.');
    expect(part(element, 'terms').textContent).toMatch(
      /Without the payment by .+, everything stays as it was\./,
    );
    expect(texts(element, 'pay')).toEqual(['Pay the difference of €25']);
    expect(await totalOf(id)).toBe(25);
    await payFor(parties.ada.client, id);
    await gone(element, 'terms');
    expect(await totalOf(id)).toBe(50);
    await vi.waitFor(() => expect(parts(element, 'payment')).toHaveLength(2));
    expect(arrivals).toEqual([{ taskId: Number(id), value: 25, currency: 'EUR' }]);
  });

  it('tells the translator what the customer has to pay first', async () => {
    const id = await parties.booked(['paid']);
    await propose('ben', id);
    const { change } = await tasks(parties.ada.client).find(id);
    await taskChanges(parties.ada.client).answer(id, change?.id ?? '', 'accept', newKey());
    await signInAs(parties.ben.email);
    const element = place({ 'task-id': id });
    await says(element, 'terms', 'The new terms hold once Ada Test has paid the difference of €25.');
    expect(parts(element, 'pay')).toEqual([]);
  });

  it('is declined, or taken back by its author', async () => {
    const id = await parties.booked();
    await propose('ben', id);
    await signInAs(parties.ada.email);
    const element = place({ 'task-id': id });
    (await appears(element, 'decline-change')).click();
    await gone(element, 'terms');
    await propose('ada', id);
    const withdraw = await appears(element, 'withdraw-change');
    expect(parts(element, 'accept-change')).toEqual([]);
    withdraw.click();
    await gone(element, 'terms');
    expect(await totalOf(id)).toBe(25);
  });

  it('is accepted only as it was read', async () => {
    const id = await parties.booked();
    await propose('ben', id);
    await signInAs(parties.ada.email);
    const element = place({ 'task-id': id });
    await appears(element, 'accept-change');
    const network = globalThis.fetch;
    const notices = recordEvents('dragoman-notice');
    // The newer one comes while the older one is being accepted.
    const race = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (String(input).endsWith('/accept')) {
        race.mockRestore();
        await propose('ben', id, { quantity: 4 });
      }
      return network(input, init);
    });
    part(element, 'accept-change').click();
    await says(element, 'changes', '€100');
    await vi.waitFor(() => expect(notices).toHaveLength(1));
    expect(await totalOf(id)).toBe(25);
  });

  it('fits a narrow page in Arabic', async () => {
    const id = await parties.booked(['paid']);
    await propose('ben', id);
    await signInAs(parties.ada.email);
    await page.viewport(360, 900);
    const element = place({ 'task-id': id, locale: 'ar', dir: 'rtl' });
    await appears(element, 'accept-change');
    expect(element.scrollWidth).toBeLessThanOrEqual(360);
  });
});

describe('a task that is over', () => {
  it('is not changed any more', async () => {
    const id = await parties.booked(['paid', 'in_progress', 'delivered']);
    await signInAs(parties.ada.email);
    const element = place({ 'task-id': id });
    await appears(element, 'facts');
    expect(parts(element, 'change')).toEqual([]);
  });
});
