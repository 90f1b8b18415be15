import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import './index.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { focused, part, parts } from '#tests/setup/test-element.ts';
import {
  bothParties,
  button,
  customer,
  isGone,
  place,
  rowOf,
  signInAs,
  texts,
  translator,
  uniqueText,
} from './dashboard.test-support.ts';

let parties: Awaited<ReturnType<typeof bothParties>>;

beforeAll(async () => {
  parties = await bothParties();
});

afterEach(async () => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  await getRuntime().session.signOut();
});

describe('a task', () => {
  it('has documents, which are downloaded with the session', async () => {
    const details = uniqueText('With a file');
    const file = new File(['Two pages.'], 'résumé.txt', { type: 'text/plain' });
    await parties.buyer.book(parties.offerId, { details, documents: [file] });
    await signInAs(translator);
    const row = await rowOf(place({ tab: 'accepted' }), details);
    expect(texts(row, 'document')).toEqual(['résumé.txt']);
    const handedOver = vi.spyOn(URL, 'createObjectURL');
    part(row, 'document').click();
    await vi.waitFor(() => expect(handedOver).toHaveBeenCalled());
    const [content] = handedOver.mock.calls[0] ?? [];
    expect(content instanceof Blob && (await content.text())).toBe('Two pages.');
  });

  it('is paid by the customer alone, at the address of the backend', async () => {
    const details = await parties.booked('To be paid');
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
    expect(await led).toMatch(/^\/TestPayment\/.+/);
  });

  it('is rated once by the customer, and then shows the stars', async () => {
    const details = await parties.booked('To be rated', [
      ['for', 'in_progress'],
      ['for', 'delivered'],
    ]);
    await signInAs(customer);
    const dashboard = place({ tab: 'accepted' });
    button(await rowOf(dashboard, details), 'Accept delivery').click();
    const accept = await opened(dashboard, '[part=confirm]');
    expect(accept.textContent).toBe(`Accept and release €${parties.price}`);
    accept.click();
    await isGone(dashboard, details);
    await opened(dashboard, '[name=rating]');
    (await opened(dashboard, '[aria-label=Close]')).click();
    await vi.waitFor(() => expect(focused(dashboard)?.textContent).toBe('Accepted'));
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

  it('shows its review to both parties, with the reply', async () => {
    const details = await parties.booked('Answered', [
      ['for', 'in_progress'],
      ['for', 'delivered'],
      ['by', 'finished'],
    ]);
    await parties.buyer.review(details, { rating: 5, text: 'Just so.' });
    await parties.owner.reply(details, 'Thank you!');
    for (const [email, answer] of [
      [customer, `${parties.owner.user.fullName} answered:Thank you!`],
      [translator, 'You answered:Thank you!'],
    ] as const) {
      await signInAs(email);
      const row = await rowOf(place({ tab: 'finished' }), details);
      expect(part(row, 'review').textContent).toBe(`Just so.${answer}`);
      expect(parts(row, 'rate')).toEqual([]);
    }
  });

  it('has a review that the translator answers once', async () => {
    const details = await parties.booked('To be answered', [
      ['for', 'in_progress'],
      ['for', 'delivered'],
      ['by', 'finished'],
    ]);
    await parties.buyer.review(details, { rating: 4, text: 'Nearly perfect.' });
    await signInAs(translator);
    const dashboard = place({ tab: 'finished' });
    part(await rowOf(dashboard, details), 'reply').click();
    const confirm = await opened(dashboard, '[part=confirm]');
    confirm.click();
    await vi.waitFor(() => expect(texts(dashboard, 'field-error')).toHaveLength(1));
    await userEvent.fill(await opened(dashboard, '[name=text]'), 'Thank you, next time perfect.');
    confirm.click();
    await vi.waitFor(async () => {
      const row = await rowOf(dashboard, details);
      expect(part(row, 'review').textContent).toContain('You answered:Thank you, next time perfect.');
      expect(parts(row, 'reply')).toEqual([]);
    });
    expect((await parties.buyer.find(details)).review?.reply).toBe('Thank you, next time perfect.');
  });
});

const opened = (dashboard: Element, selector: string) =>
  vi.waitFor(() => {
    const control = dashboard.shadowRoot?.querySelector<HTMLElement>(`dialog[open] ${selector}`);
    expect(control, selector).toBeTruthy();
    return control as HTMLElement;
  });

const textFile = (name: string, content = 'One page.') => new File([content], name, { type: 'text/plain' });

describe('documents', () => {
  it('are added later; a rejected one says why and does not stop the others', async () => {
    const details = await parties.booked('With more files');
    await signInAs(customer);
    const dashboard = place({ tab: 'accepted' });
    part(await rowOf(dashboard, details), 'add-documents').click();
    const input = await opened(dashboard, 'input[type=file]');
    const wrong = new File(['MZ not a picture'], 'picture.png', { type: 'image/png' });
    await userEvent.upload(input, [wrong, textFile('left-out.txt'), textFile('letter.txt')]);
    const leftOut = (await opened(dashboard, '[part=file]:nth-child(2) button')) as HTMLButtonElement;
    expect(leftOut.ariaLabel).toBe('Remove left-out.txt');
    leftOut.click();
    await vi.waitFor(() => expect(parts(dashboard, 'file')).toHaveLength(2));
    (await opened(dashboard, '[part=confirm]')).click();

    await vi.waitFor(() =>
      expect(parts(dashboard, 'file').map(({ dataset }) => dataset.state)).toEqual(['failed', 'done']),
    );
    expect(part(dashboard, 'file').textContent).toContain('picture.png');
    (await opened(dashboard, '[part=dismiss]')).click();
    const row = await rowOf(dashboard, details);
    await vi.waitFor(() => expect(texts(row, 'document')).toEqual(['letter.txt']));
    expect(texts(row, 'document-size')).toEqual(['1 kB']);
    expect((await parties.owner.find(details)).documents.map(({ name }) => name)).toEqual(['letter.txt']);
  });
});

describe('the time of a task', () => {
  it('is shown in both time zones and downloads as a calendar file', async () => {
    const details = await parties.booked('For the calendar');
    await signInAs(customer);
    const row = await rowOf(place({ tab: 'accepted' }), details);
    const handedOver = vi.spyOn(URL, 'createObjectURL');
    part(row, 'calendar').click();
    const [content] = handedOver.mock.calls[0] ?? [];
    const file = content instanceof Blob ? await content.text() : '';
    expect(file).toMatch(/DTSTART:\d{8}T0[78]3000Z/);
    expect(file).toMatch(/DTEND:\d{8}T0[89]3000Z/);
    expect(file).toContain(details);
    // The sample's other party lives in New York.
    const demo = place({ demo: '', tab: 'accepted' });
    await vi.waitFor(() =>
      expect(part(demo, 'time').textContent).toMatch(/your time · .*\d\d:00 in New York/),
    );
  });
});
