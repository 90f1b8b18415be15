import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { control, focused, parts, recordEvents } from '#tests/setup/test-element.ts';
import {
  apiUrl,
  button,
  clear,
  config,
  endSessionElsewhere,
  fillAll,
  fillOverview,
  fillPricing,
  next,
  offer,
  personal,
  place,
  placeFilled,
  publish,
  session,
  shows,
  signIn,
} from './offer-form.test-support.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await clear();
});

/** The backend refuses the title of the next offer. */
function refuseTitle() {
  const { fetch } = globalThis;
  const refusal = { type: 'error', message: 'No shouting, please.', code: 'wrong' };
  const answer = { ...refusal, values: { field: 'title', rule: 'text', most: 100 } };
  const refused = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, options) => {
    if (!String(url).endsWith('/task/create')) return fetch(url, options);
    refused.mockRestore();
    return Response.json(answer, { status: 422 });
  });
  return refusal;
}

describe('behaviour', () => {
  it('publishes an offer that all visitors can read', async () => {
    await signIn();
    const published = recordEvents('dragoman-offer-published');
    const form = place();
    await fillAll();
    const notices = recordEvents('dragoman-notice');
    await publish();
    await shows('Your offer is published.');
    const id: unknown = published[0]?.id;
    const [found] = await (await fetch(`${apiUrl}/api/task/all/${id}`)).json();
    expect(found).toMatchObject({
      title: offer.title,
      description: offer.description,
      type: 'call',
      price: 62.5,
      languages: ['pl', 'de'],
    });
    expect(notices).toEqual([{ type: 'success', message: 'Your offer is published.' }]);
    await vi.waitFor(() =>
      expect(parts(form, 'published')[0]?.getAttribute('href')).toBe(`${apiUrl}/ProductDetails/${id}`),
    );
    expect(personal.read('offer-form')).toBeUndefined();

    await userEvent.click(button('Publish another offer'));
    expect(control(form, 'title').value).toBe('');
    expect(parts(form, 'step')[0]?.getAttribute('aria-current')).toBe('step');
  });

  it('says what one gets per hour while the price is typed, by the fee that the backend names', async () => {
    const form = place();
    await fillOverview();
    await next();
    const net = () => parts(form, 'net')[0]?.textContent;
    expect(net()).toBe('');
    await userEvent.fill(page.getByLabelText('Price'), '45');
    await vi.waitFor(() => expect(net()).toBe('You get €40.50 per hour; the marketplace keeps 10%.'));
    await userEvent.fill(page.getByLabelText('Price'), '62,55');
    await vi.waitFor(() => expect(net()).toContain('You get €56.29 per hour'));
    form.setAttribute('locale', 'de');
    await vi.waitFor(() => expect(net()).toMatch(/^Sie erhalten 56,29\s€ pro Stunde; .* 10\s%/));
  });

  it('takes a price per word with its parts of a cent, a minimum and the time that one needs', async () => {
    await signIn();
    const form = place();
    await fillOverview();
    await userEvent.click(page.getByRole('radio', { name: 'Translation' }));
    await next();
    await userEvent.selectOptions(control(form, 'unit'), 'word');
    await fillPricing();
    await userEvent.fill(control(form, 'price'), '0,12345');
    await userEvent.fill(control(form, 'minimum'), 'a lot');
    await userEvent.fill(control(form, 'turnaround_hours'), '1.5');
    await next();
    await vi.waitFor(() =>
      expect(parts(form, 'field-error').map(({ textContent }) => textContent)).toEqual([
        'Please enter a price from €0.0001 to €100,000, like 0.12.',
        'Please enter a price from €0.01 to €100,000, like 45 or 45.50.',
        'Please enter whole hours, from 0 to 8,760.',
      ]),
    );
    await userEvent.fill(control(form, 'price'), '0,085');
    await vi.waitFor(() =>
      expect(parts(form, 'net')[0]?.textContent).toBe('You get €0.0765 per word; the marketplace keeps 10%.'),
    );
    await userEvent.fill(control(form, 'minimum'), '25');
    await userEvent.fill(control(form, 'turnaround_hours'), '48');
    await next();
    await vi.waitFor(() => expect(parts(form, 'price')[0]?.textContent).toBe('€0.085/word'));
    expect(parts(form, 'summary')[0]?.textContent).toContain('Minimum€25Time you need48 hours');
    const published = recordEvents('dragoman-offer-published');
    await publish();
    await shows('Your offer is published.');
    const id: unknown = published[0]?.id;
    const found = await (await fetch(`${apiUrl}/api/task/all/${id}`)).json();
    expect(found).toMatchObject([{ unit: 'word', price: 0.085, minimum: 25, turnaround_hours: 48 }]);
  });

  it('asks for a call’s price per hour or for all of it, and for no time in advance', async () => {
    const form = place();
    await fillOverview();
    await next();
    const unit = control<HTMLSelectElement>(form, 'unit');
    expect([...unit.querySelectorAll('option')].map(({ value }) => value)).toEqual(['hour', 'fixed']);
    expect(form.shadowRoot?.querySelector('[name=turnaround_hours]')).toBeNull();
    await userEvent.selectOptions(unit, 'fixed');
    await userEvent.fill(control(form, 'price'), '80');
    await vi.waitFor(() =>
      expect(parts(form, 'net')[0]?.textContent).toBe('You get €72; the marketplace keeps 10%.'),
    );
    expect(form.shadowRoot?.querySelector('[name=minimum]')).toBeNull();
  });

  it('can be done by keyboard alone', async () => {
    await signIn();
    const form = place();
    await vi.waitFor(() => expect(control(form, 'title')).toBeTruthy());
    control(form, 'title').focus();
    await userEvent.keyboard('Sworn');
    await userEvent.tab();
    await userEvent.keyboard('Quick');
    await userEvent.tab();
    await userEvent.keyboard(' {Enter}');
    await vi.waitFor(() => expect(focused(form)?.textContent).toContain('What does it cost'));
    await userEvent.tab();
    await userEvent.keyboard('45');
    for (const _ of ['unit', 'minimum', 'turnaround_hours', 'languages']) await userEvent.tab();
    await userEvent.keyboard('Welsh{Enter}Irish{Enter}Breton{Enter}{Backspace}{Delete}');
    expect(parts(form, 'chip').map((chip) => chip.textContent)).toEqual(['Welsh', 'Irish']);
    control(form, 'price').focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(focused(form)?.textContent).toContain('A last look'));
    parts(form, 'submit')[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(focused(form)?.textContent).toBe('Your offer is published.'));
  });

  it('sends once on a double click, and only the last step has the button for it', async () => {
    await signIn();
    const sent = vi.spyOn(globalThis, 'fetch');
    const form = place();
    await fillOverview();
    expect(parts(form, 'submit')).toHaveLength(0);
    await next();
    await fillPricing();
    await userEvent.dblClick(button('Next'));
    expect(parts(form, 'next')).toHaveLength(0);
    expect(parts(form, 'submit')).toHaveLength(1);
    await userEvent.dblClick(button('Publish'));
    await shows('Your offer is published.');
    expect(sent.mock.calls.filter(([url]) => String(url).endsWith('/task/create'))).toHaveLength(1);
  });

  it('forgets the refusal of a field with “Start over”', async () => {
    await signIn();
    const form = await placeFilled();
    refuseTitle();
    await publish();
    await vi.waitFor(() => expect(focused(form)).toBe(control(form, 'title')));
    expect(parts(form, 'field-error')).toHaveLength(1);
    await userEvent.click(page.getByRole('button', { name: 'Start over' }));
    await vi.waitFor(() => expect(control(form, 'title').value).toBe(''));
    expect(parts(form, 'field-error').map(({ textContent }) => textContent)).toEqual([]);
  });

  it('opens the step of a field that the backend refuses, and says why beside the field', async () => {
    await signIn();
    const form = await placeFilled();
    const refusal = refuseTitle();
    await publish();
    await vi.waitFor(() => expect(focused(form)).toBe(control(form, 'title')));
    expect(parts(form, 'step')[0]?.getAttribute('aria-current')).toBe('step');
    expect(parts(form, 'field-error').map(({ textContent }) => textContent)).toEqual([refusal.message]);
    expect(parts(form, 'error')).toEqual([]);
    await userEvent.fill(page.getByLabelText('Title'), 'Court hearings');
    expect(parts(form, 'field-error')).toEqual([]);
    await next();
    await next();
    await publish();
    await shows('Your offer is published.');
  });

  it('keeps all values when sending fails, says why, and sends again', async () => {
    await signIn();
    const errors = recordEvents('dragoman-error');
    const form = await placeFilled();
    config.configure({ apiUrl: 'http://127.0.0.1:9' });
    await publish();
    await shows('The server could not be reached.');
    expect(errors.map(({ status }) => status)).toEqual([0]);
    expect(parts(form, 'error')).toHaveLength(1);
    config.configure({ apiUrl });
    await publish();
    await shows('Your offer is published.');
  });

  it('asks to sign in again when the session expires while it is open', async () => {
    await signIn();
    const form = await placeFilled();
    await endSessionElsewhere();
    await publish();
    await vi.waitFor(() => expect(parts(form, 'sign-in')).toHaveLength(1));
    expect(control(form, 'title').value).toBe(offer.title);
  });

  it('is blank after a sign-out, and shows the draft again once the same person signs in', async () => {
    await signIn();
    const form = await placeFilled();
    await session.signOut();
    await vi.waitFor(() => expect(control(form, 'title').value).toBe(''));
    await signIn();
    await vi.waitFor(() => expect(control(form, 'title').value).toBe(offer.title));
  });

  it('redirects to the page’s own address, unless the page prevents it', async () => {
    await signIn();
    const published = recordEvents('dragoman-offer-published');
    await placeFilled({ 'success-url': '#offer-{id}' });
    await publish();
    await vi.waitFor(() => expect(location.hash).toBe(`#offer-${published[0]?.id}`), 5000);

    document.body.replaceChildren();
    await placeFilled({ 'success-url': '#elsewhere' });
    document.addEventListener('dragoman-offer-published', (event) => event.preventDefault(), { once: true });
    await publish();
    await shows('Customers can find and book it from now on.');
  });

  it('lets nobody be paid first where nothing is paid', async () => {
    const network = globalThis.fetch;
    const terms = { currency: 'EUR', fee_percent: 10, policy: 'off', auto_finish_days: 7, answer_hours: 48 };
    const calls = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (input, init) =>
        String(input).endsWith('/api/money') ? Response.json(terms) : network(input, init),
      );
    config.configure({ apiUrl: 'http://127.0.0.1:11' });
    personal.write('offer-form', { ...offer, type: 'call', languages: ['pl', 'de'], step: '1' });
    const form = place();
    const addresses = () => calls.mock.calls.map(([url]) => String(url));
    await vi.waitFor(() => expect(addresses()).toContain('http://127.0.0.1:11/api/money'));
    await Promise.allSettled(calls.mock.results.map(({ value }) => value));
    await expect.element(page.getByRole('radio', { name: 'On request' })).toBeVisible();
    expect(form.shadowRoot?.querySelectorAll('[name=booking]')).toHaveLength(2);
    calls.mockRestore();
    config.configure({ apiUrl });
  });

  it('says nothing of a fee that is not known', async () => {
    const errors = recordEvents('dragoman-error');
    const calls = vi.spyOn(globalThis, 'fetch');
    config.configure({ apiUrl: 'http://127.0.0.1:9' });
    const form = await placeFilled();
    const address = 'http://127.0.0.1:9/api/money';
    await vi.waitFor(() => expect(calls.mock.calls.map(([url]) => String(url))).toContain(address));
    await Promise.allSettled(calls.mock.results.map(({ value }) => value));
    await shows('€62.50');
    expect(parts(form, 'net').filter(({ textContent }) => textContent)).toEqual([]);
    expect(errors).toEqual([]);
    config.configure({ apiUrl });
  });
});
