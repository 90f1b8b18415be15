import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import './index.ts';
import { getRuntime } from '#core/runtime.ts';
import {
  bothParties,
  button,
  customer,
  focused,
  isGone,
  part,
  parts,
  place,
  rowOf,
  signInAs,
  texts,
  translator,
  unheardOf,
} from './placed-dashboard.ts';

let parties: Awaited<ReturnType<typeof bothParties>>;

beforeAll(async () => {
  parties = await bothParties();
});

afterEach(async () => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  await getRuntime().session.signOut();
});

describe('what belongs to a task', () => {
  it('is downloaded with the person’s own session', async () => {
    const details = unheardOf('With a file');
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

  it('is paid where the backend says, by the customer alone', async () => {
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
    expect(await led).toMatch(/^\/pay\/.+/);
  });

  it('is rated once by the customer, and then shows the stars', async () => {
    const details = await parties.booked('To be rated', [
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
});
