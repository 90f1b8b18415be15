import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import './index.ts';
import { control, part, parts, recordEvents } from '#tests/setup/test-element.ts';
import {
  apiUrl,
  appears,
  changeAnswers,
  fill,
  place,
  plan,
  recordNavigation,
  session,
  signInAs,
  textFile,
  tidy,
  withPayment,
} from './checkout.test-support.ts';
import { type Market, openMarket } from './two-people.test-support.ts';

let market: Market;
const placeOffer = (attributes: Record<string, string> = {}) =>
  place({ 'offer-id': String(market.offerId), ...attributes });

beforeAll(async () => {
  market = await openMarket(apiUrl);
});

beforeEach(async () => {
  await market.callOff();
  await signInAs(market.customer);
});

afterEach(() => tidy(market.offerId));

describe('signed out', () => {
  beforeEach(() => session.signOut());

  it('shows the offer and the form with a link to sign in, and asks for a sign-in when sent', async () => {
    const errors = recordEvents('dragoman-order-error');
    const checkout = placeOffer({ partner: 'demo' });
    await fill(checkout);
    const link = part<HTMLAnchorElement>(checkout, 'sign-in');
    expect(link.href).toBe(`${apiUrl}/SignIn?partner=demo`);
    part(checkout, 'submit').click();
    await appears(checkout, 'error');
    expect(part(checkout, 'error').textContent).toContain('Please sign in');
    expect(errors).toMatchObject([{ status: 401 }]);
    expect(control(checkout, 'details').value).toBe(plan.details);
  });

  it('stores the draft over a reload, for this offer only, until it is booked', async () => {
    const details = await fill(placeOffer(), { details: `Kept ${Date.now()}` });
    document.body.replaceChildren();
    const other = placeOffer({ 'offer-id': '1' });
    await appears(other, 'submit');
    expect(control(other, 'details').value).toBe('');
    const back = placeOffer();
    await vi.waitFor(() => expect(control(back, 'details').value).toBe(details));
    expect(control(back, 'time').value).toBe(plan.time);
    await signInAs(market.customer);
    await vi.waitFor(() => expect(parts(back, 'sign-in')).toHaveLength(0));
    part(back, 'submit').click();
    await appears(back, 'booked');
    expect(await market.booked(details)).toHaveLength(1);
    const again = placeOffer();
    await appears(again, 'submit');
    expect(control(again, 'details').value).toBe('');
  });
});

describe('booking', () => {
  it('says beside the field what the backend refuses of it, and books once it is corrected', async () => {
    recordNavigation();
    const checkout = placeOffer();
    const details = await fill(checkout, { details: `Refused ${Date.now()}` });
    const message = 'Please say a little more.';
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(
      Response.json(
        { type: 'error', message, code: 'wrong', values: { field: 'details', rule: 'text', most: 2000 } },
        { status: 422 },
      ),
    );
    part(checkout, 'submit').click();
    await appears(checkout, 'field-error');
    expect(part(checkout, 'field-error').textContent).toBe(message);
    expect(checkout.shadowRoot?.activeElement).toBe(control(checkout, 'details'));
    expect(parts(checkout, 'error')).toEqual([]);
    await userEvent.type(control(checkout, 'details'), ', with a stamp');
    expect(parts(checkout, 'field-error')).toEqual([]);
    part(checkout, 'submit').click();
    await appears(checkout, 'booked');
    expect(await market.booked(`${details}, with a stamp`)).toHaveLength(1);
  });

  it.each([
    ['the very page', `${location.origin}/Dashboard?tab=accepted`, '/Dashboard?tab=accepted'],
    ['the home page where that address cannot be read', 'https://[', '/'],
  ])('says that the backend refuses it to a partner’s page, with a link to %s', async (_, link, path) => {
    const checkout = placeOffer();
    await fill(checkout, { details: `Refused here ${Date.now()}` });
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(
      Response.json(
        { type: 'error', message: 'Not here.', code: 'marketplace-only', values: {}, link },
        { status: 403 },
      ),
    );
    part(checkout, 'submit').click();
    await appears(checkout, 'marketplace');
    const alert = part(checkout, 'error').querySelector('[role=alert]');
    expect(alert?.textContent).toBe('For your safety, you can do this on the marketplace only.');
    const { pathname, search } = new URL(part<HTMLAnchorElement>(checkout, 'marketplace').href);
    expect(pathname + search).toBe(path);
  });

  it('books once however often it is clicked, and fires an event', async () => {
    // Where the booking is faster than the last click, that click is on the link that replaced the button.
    recordNavigation();
    const bookings = recordEvents('dragoman-order-accepted');
    const notices = recordEvents('dragoman-notice', { prevent: true });
    const checkout = placeOffer();
    const details = await fill(checkout, { details: `Clicked twice ${Date.now()}` });
    part(checkout, 'submit').click();
    part(checkout, 'submit').click();
    await userEvent.keyboard('{Enter}');
    await appears(checkout, 'booked');
    const [task, ...more] = await market.booked(details);
    expect(more).toEqual([]);
    expect(task).toMatchObject({
      date: plan.date,
      time: plan.time,
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    expect(bookings).toEqual([
      {
        offerId: market.offerId,
        conversationId: task?.conversationId,
        bookingId: Number(task?.id),
        value: 45,
        currency: 'EUR',
        unit: 'hour',
        quantity: 1,
        reference: '',
      },
    ]);
    expect(notices).toMatchObject([{ type: 'success', message: expect.stringContaining('booking') }]);
  });

  it('opens the conversation itself where the backend has not', async () => {
    const bookings = recordEvents('dragoman-order-accepted');
    const forgetful = changeAnswers((path, body) =>
      path.includes('/task/accepted/') ? { ...body, conversation_id: undefined } : null,
    );
    const checkout = placeOffer();
    const details = await fill(checkout, { details: `Without a conversation ${Date.now()}` });
    part(checkout, 'submit').click();
    await appears(checkout, 'booked');
    const paths = forgetful.mock.calls.map(([address]) => new URL(String(address)).pathname);
    forgetful.mockRestore();
    expect(paths).toContain('/chat/new');
    const [task] = await market.booked(details);
    expect(bookings).toMatchObject([{ offerId: market.offerId, conversationId: task?.conversationId }]);
  });

  it('stays on another site’s page and links to the conversation on the marketplace', async () => {
    const addresses = recordNavigation();
    const bookings = recordEvents('dragoman-order-accepted');
    const checkout = placeOffer({ 'redirect-delay': '0' });
    await fill(checkout);
    part(checkout, 'submit').click();
    await appears(checkout, 'messages');
    expect(part<HTMLAnchorElement>(checkout, 'messages').href).toBe(
      `${apiUrl}/messages?conversation=${bookings[0]?.conversationId}`,
    );
    expect(addresses).toEqual([]);
  });

  it('redirects to the new conversation where the page sets the address, unless the page prevents it', async () => {
    withPayment('none', 'off');
    const addresses = recordNavigation();
    const bookings = recordEvents('dragoman-order-accepted');
    const checkout = placeOffer({ 'success-url': '/inbox?from=checkout', 'redirect-delay': '50' });
    await fill(checkout);
    part(checkout, 'submit').click();
    await appears(checkout, 'booked');
    await vi.waitFor(() => expect(addresses).toHaveLength(1));
    expect(addresses[0]).toBe(
      `${location.origin}/inbox?from=checkout&conversation=${bookings[0]?.conversationId}`,
    );
    checkout.remove();

    recordEvents('dragoman-order-accepted', { prevent: true });
    const taken = placeOffer({ 'success-url': '/inbox', 'redirect-delay': '0' });
    await fill(taken);
    part(taken, 'submit').click();
    await appears(taken, 'booked');
    expect(part(taken, 'booked').textContent).not.toContain('in a moment');
    expect(addresses).toHaveLength(1);
  });

  it('keeps the text when the backend refuses, shows its message, and books when sent again', async () => {
    const notices = recordEvents('dragoman-notice', { prevent: true });
    const errors = recordEvents('dragoman-order-error');
    const checkout = placeOffer({ partner: 'x'.repeat(65) });
    const details = await fill(checkout, { details: `Refused first ${Date.now()}` });
    part(checkout, 'submit').click();
    await appears(checkout, 'error');
    const words = part(checkout, 'error').querySelector('[role=alert]')?.textContent;
    expect(words).toContain('Please check what you entered.');
    expect(errors).toEqual([{ status: expect.any(Number), message: words }]);
    expect(notices).toEqual([{ type: 'error', message: words }]);
    expect(control(checkout, 'details').value).toBe(details);
    expect(await market.booked(details)).toEqual([]);
    checkout.removeAttribute('partner');
    await vi.waitFor(() => {
      parts(checkout, 'submit')[0]?.click();
      expect(parts(checkout, 'booked')).toHaveLength(1);
    }, 10_000);
    expect(await market.booked(details)).toHaveLength(1);
  });

  it('leads to the bookings that wait, where there are too many of them', async () => {
    recordNavigation();
    for (const details of ['The first', 'The second']) {
      const checkout = placeOffer();
      await fill(checkout, { details });
      part(checkout, 'submit').click();
      await appears(checkout, 'booked');
      checkout.remove();
    }
    const [first, second] = [...(await market.booked('The first')), ...(await market.booked('The second'))];
    const checkout = placeOffer({ 'task-url': '/Task/{id}' });
    await fill(checkout, { details: 'The third' });
    part(checkout, 'submit').click();
    await vi.waitFor(() => expect(parts(checkout, 'waiting')).toHaveLength(2), 10_000);
    const links = parts(checkout, 'waiting').map((link) => link.getAttribute('href') ?? '');
    expect(links.map((link) => link.split('/').at(-1))).toEqual([first?.id, second?.id]);
    const named = [first, second].map((task) => `Letters to the tax office (${task?.id})`);
    expect(parts(checkout, 'waiting').map(({ textContent }) => textContent)).toEqual(named);
    expect(control(checkout, 'details').value).toBe('The third');
    expect(await market.booked('The third')).toEqual([]);
  });

  it('says in the reader’s language exactly why it is refused', async () => {
    const checkout = placeOffer({ locale: 'de' });
    await fill(checkout);
    await userEvent.upload(control(checkout, 'documents'), textFile('brief.txt', '\u0000\u0001'));
    part(checkout, 'submit').click();
    await vi.waitFor(() =>
      expect(checkout.shadowRoot?.textContent).toContain('Der Inhalt von „brief.txt“ ist keine TXT-Datei'),
    );
  });

  it('keeps the text when the session expires meanwhile, and asks to sign in', async () => {
    const checkout = placeOffer();
    const details = await fill(checkout, { details: `Session ended ${Date.now()}` });
    await market.endSessions();
    part(checkout, 'submit').click();
    await appears(checkout, 'error');
    expect(part(checkout, 'error').textContent).toContain('sign in');
    expect(control(checkout, 'details').value).toBe(details);
    await signInAs(market.customer);
    await vi.waitFor(() => expect(parts(checkout, 'error')).toHaveLength(0));
    part(checkout, 'submit').click();
    await appears(checkout, 'booked');
    expect(await market.booked(details)).toHaveLength(1);
  });

  it('shows nothing of what was typed after a sign-out, and all of it once that person signs in again', async () => {
    const checkout = placeOffer();
    const details = await fill(checkout);
    await userEvent.upload(control(checkout, 'documents'), textFile('passport.txt'));
    await session.signOut();
    await appears(checkout, 'sign-in');
    expect(control(checkout, 'details').value).toBe('');
    expect(parts(checkout, 'file')).toHaveLength(0);
    await signInAs(market.customer);
    await vi.waitFor(() => expect(control(checkout, 'details').value).toBe(details));
  });

  it('says once, beside the file, that a document is not what its name says', async () => {
    const checkout = placeOffer();
    await fill(checkout);
    await userEvent.upload(control(checkout, 'documents'), textFile('fake.pdf'));
    part(checkout, 'submit').click();
    await vi.waitFor(() => expect(part(checkout, 'file').dataset.state).toBe('failed'));
    expect(part(checkout, 'file').textContent).toContain('fake.pdf is not a PDF inside.');
    expect(checkout.shadowRoot?.textContent?.split('not a PDF inside')).toHaveLength(2);
  });

  it('books with documents', async () => {
    const checkout = placeOffer();
    const details = await fill(checkout, { details: `With documents ${Date.now()}` });
    await userEvent.upload(control(checkout, 'documents'), [
      textFile('one.txt'),
      textFile('two.txt', 'More.'),
    ]);
    await vi.waitFor(() => expect(parts(checkout, 'file')).toHaveLength(2));
    part(checkout, 'submit').click();
    await appears(checkout, 'booked');
    const [task] = await market.booked(details);
    expect(task?.documents.sort()).toEqual(['one.txt', 'two.txt']);
  });
});
