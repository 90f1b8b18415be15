import axe from 'axe-core';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import './index.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { payFor } from '#tests/setup/pay-for.ts';
import { part, parts, recordEvents } from '#tests/setup/test-element.ts';
import { place, signInAs, texts, twoParties } from './task.test-support.ts';

let parties: Awaited<ReturnType<typeof twoParties>>;

const sample = async (number: number, attributes: Record<string, string> = {}) => {
  const element = place({ demo: '', 'task-id': String(number), ...attributes });
  await vi.waitFor(() => part(element, 'title'));
  return element;
};

const appears = (element: Element, name: string) => vi.waitFor(() => part(element, name));

beforeAll(async () => {
  parties = await twoParties();
});

afterEach(async () => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  await getRuntime().session.signOut();
});

describe('accessibility', () => {
  it.each(Array.from({ length: 17 }, (_, index) => index + 1))(
    'has no violations in sample %d',
    async (number) => {
      const isDark = number % 2 === 0;
      document.body.style.background = isDark ? '#14130F' : '';
      const element = await sample(number, isDark ? { theme: 'dark', locale: 'ar' } : {});
      expect((await axe.run(element)).violations).toEqual([]);
      document.body.style.background = '';
    },
  );
});

describe('attributes', () => {
  it('name the task, and where links lead', async () => {
    await signInAs(parties.ada.email);
    const id = await parties.booked();
    const element = place({ 'task-id': id, 'messages-url': '/inbox', 'detail-url': '/offer/{id}' });
    await appears(element, 'title');
    expect(part(element, 'title').textContent).toBe('Letters');
    expect(part(element, 'total').textContent).toBe('1 h × €25 = €25');
    expect(part(element, 'party').textContent).toContain('Ben Test');
    expect(part<HTMLAnchorElement>(element, 'conversation').getAttribute('href')).toMatch(
      /^\/inbox\?conversation=.+/,
    );
    expect(part<HTMLAnchorElement>(element, 'offer').getAttribute('href')).toMatch(/^\/offer\/\d+$/);
  });

  it('name the task in the reader’s language, also to the page around it', async () => {
    await signInAs(parties.ada.email);
    const loads = recordEvents('dragoman-load');
    const element = place({ 'task-id': await parties.booked(), locale: 'de' });
    await appears(element, 'title');
    expect(part(element, 'title').textContent).toBe('Briefe');
    expect(part(element, 'title').lang).toBe('de');
    expect(loads).toEqual([{ title: 'Briefe' }]);
  });

  it('say how one has returned from paying; what is shown follows from the backend', async () => {
    await signInAs(parties.ada.email);
    const arrivals = recordEvents('dragoman-payment-held');
    const unpaid = await parties.booked();
    const cancelled = place({ 'task-id': unpaid, payment: 'cancelled' });
    await appears(cancelled, 'notice');
    expect(part(cancelled, 'notice').textContent).toBe('The payment was not completed.');
    expect(texts(cancelled, 'next')).toEqual(['Pay €25 now']);

    const claimed = place({ 'task-id': unpaid, payment: 'success' });
    await vi.waitFor(() =>
      expect(part(claimed, 'notice').textContent).toBe('The payment was not completed.'),
    );
    expect(texts(claimed, 'next')).toEqual(['Pay €25 now']);
    expect(arrivals).toEqual([]);

    const paid = await parties.booked(['paid']);
    const back = place({ 'task-id': paid, payment: 'success' });
    await appears(back, 'notice');
    expect(part(back, 'notice').textContent).toContain('Paid, held.');
    back.removeAttribute('payment');
    await new Promise(requestAnimationFrame);
    expect(parts(back, 'notice')).toHaveLength(1);
    expect(arrivals).toEqual([{ taskId: Number(paid), value: 25, currency: 'EUR' }]);
  });
});

describe('a booking that is paid first', () => {
  it('says how long it can be paid, and is not there for its translator until then', async () => {
    const id = await parties.bookedFirst();
    await signInAs(parties.ada.email);
    const element = place({ 'task-id': id });
    await appears(element, 'pay-within');
    expect(part(element, 'pay-within').textContent).toMatch(
      /^Pay within (29|30) minutes\. Otherwise it ends by itself\.$/,
    );
    expect(part(element, 'next-step').textContent).toContain(
      'Ben Test gets your booking as soon as you have paid.',
    );
    expect(part(element, 'facts').textContent).toContain('Once it is paid');
    expect(texts(element, 'next')).toEqual(['Pay €25 now']);
    expect(parts(element, 'change')).toHaveLength(0);
    expect((await axe.run(element)).violations).toEqual([]);
    element.remove();
    await signInAs(parties.ben.email);
    const unseen = place({ 'task-id': id });
    await vi.waitFor(() =>
      expect(unseen.shadowRoot?.textContent).toContain('There is no such task, or it is not yours to see.'),
    );
    unseen.remove();
    await payFor(parties.ada.client, id);
    const seen = place({ 'task-id': id });
    await appears(seen, 'next-step');
    expect(part(seen, 'next-step').textContent).toContain('You can start now.');
  });
});

describe('a payment service that does not answer', () => {
  it('is waited for without a button to pay, and asked again', async () => {
    await signInAs(parties.ada.email);
    const id = await parties.booked();
    const { fetch } = globalThis;
    let isSilent = true;
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      const isQuestion = new Request(...call).url.endsWith(`/task/accepted/${id}/payment`);
      return isSilent && isQuestion ? Response.json({}, { status: 502 }) : fetch(...call);
    });
    const element = place({ 'task-id': id, payment: 'success' });
    await appears(element, 'notice');
    expect(part(element, 'notice').textContent).toContain('We are waiting for the payment service.');
    expect(texts(element, 'next')).toEqual([]);
    isSilent = false;
    await vi.waitFor(() => expect(texts(element, 'next')).toEqual(['Pay €25 now']), { timeout: 10_000 });
    expect(part(element, 'notice').textContent).toBe('The payment was not completed.');
  });
});

describe('the one main button', () => {
  it.each([
    [1, ['Accept delivery'], 'a delivery to its customer'],
    [2, ['Pay €40 now'], 'an unpaid task to its customer'],
    [3, ['Mark delivered'], 'work under way to its owner'],
    [4, ['Rate'], 'a finished task to its customer'],
    [7, [], 'a request to its customer, who waits'],
    [8, [], 'an unpaid task to its owner, who waits'],
    [14, ['Pay €28 now'], 'a delivery that has to be paid before it is accepted'],
    [17, [], 'work that can be paid for later, to its customer'],
  ])('of sample %d is %j: %s', async (number, wanted) => {
    expect(texts(await sample(number), 'next')).toEqual(wanted);
  });
});

describe('states', () => {
  it('asks signed-out visitors to sign in, and shows the task after that', async () => {
    const id = await parties.booked();
    const element = place({ 'task-id': id });
    await appears(element, 'sign-in');
    await signInAs(parties.ben.email);
    await appears(element, 'facts');
    expect(part(element, 'next-step').textContent).toContain('Waiting for payment');
  });

  it('says nothing about the tasks of others', async () => {
    await signInAs('customer@demo.test', 'dragoman-demo');
    const element = place({ 'task-id': await parties.booked() });
    await appears(element, 'empty');
    expect(part(element, 'empty').textContent).toContain('There is no such task, or it is not yours to see.');
  });

  it('shows the fee of the marketplace to the owner alone', async () => {
    expect(texts(await sample(3), 'amount')).toEqual(['Price€28', 'Marketplace fee−€2.80', 'You get€25.20']);
    expect(texts(await sample(1), 'amount')).toEqual(['Price€45']);
  });

  it('says the same net to the owner twice once the money is divided', async () => {
    const element = await sample(13);
    const [net] = texts(element, 'amount').slice(-1);
    const [owner] = texts(element, 'share');
    expect(net).toMatch(/^You get€\d/);
    expect(owner).toContain(`${net?.replace('You get', '')} after the fee`);
  });

  it.each([
    [9, 'Your bank is confirming the payment.'],
    [12, 'The refund takes longer'],
    [13, 'The marketplace has decided:'],
    [15, 'The customer’s bank has questioned this payment.'],
  ])('says in words what happens to the money of sample %d', async (number, words) => {
    expect(part(await sample(number), 'money').textContent).toContain(words);
  });

  it('says to both when a delivered task finishes by itself', async () => {
    const id = await parties.booked(['paid', 'in_progress', 'delivered']);
    for (const [{ email }, words] of [
      [parties.ada, 'Without an answer from you, it is accepted on'],
      [parties.ben, 'If Ada Test does not answer, it is accepted on'],
    ] as const) {
      await signInAs(email);
      const element = place({ 'task-id': id });
      await appears(element, 'next-step');
      expect(part(element, 'next-step').textContent).toContain(words);
      element.remove();
    }
  });
});
