import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import './index.ts';
import { tasks } from '#core/api/tasks.ts';
import { newKey } from '#core/hooks/data/use-action.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { focused, part, parts } from '#tests/setup/test-element.ts';
import { inDialog, place, signInAs, texts, twoParties } from './task.test-support.ts';

let parties: Awaited<ReturnType<typeof twoParties>>;

beforeAll(async () => {
  parties = await twoParties();
});

afterEach(async () => {
  document.body.replaceChildren();
  await getRuntime().session.signOut();
});

const appears = (element: Element, name: string) => vi.waitFor(() => part(element, name));
const finished = () => parties.booked(['paid', 'in_progress', 'delivered', 'finished']);

describe('the review of a finished task', () => {
  it('is written once by the customer, with what is missing said beside the fields', async () => {
    const id = await finished();
    await signInAs(parties.ada.email);
    const element = place({ 'task-id': id });
    (await appears(element, 'next')).click();
    (await inDialog(element, '[part=confirm]')).click();
    await vi.waitFor(() => expect(texts(element, 'field-error')).toHaveLength(2));
    await userEvent.click(await inDialog(element, '[name=rating][value="4"]'));
    await userEvent.fill(await inDialog<HTMLTextAreaElement>(element, '[name=text]'), 'Good, and on time.');
    await vi.waitFor(() => expect(texts(element, 'field-error')).toEqual([]));
    (await inDialog(element, '[part=confirm]')).click();
    await vi.waitFor(() => expect(texts(element, 'review').join()).toContain('Good, and on time.'));
    expect(part(element, 'rating').ariaLabel).toBe('Rated 4 of 5');
    expect(texts(element, 'next')).toEqual([]);
    await vi.waitFor(() => expect(focused(element)).toBeTruthy());
  });

  it('is scrolled into view and marked by a link that leads to it, as often as it is followed', async () => {
    const id = await finished();
    await tasks(parties.ada.client).review(id, { rating: 5, text: 'On time.' }, newKey());
    await signInAs(parties.ben.email);
    const element = place({ 'task-id': id, show: 'review' });
    element.style.marginBlockEnd = '200vh';
    const isShown = () => {
      const { top, bottom } = part(element, 'review').getBoundingClientRect();
      expect(focused(element)).toBe(part(element, 'review'));
      expect(getComputedStyle(part(element, 'review')).outlineStyle).toBe('solid');
      expect(top >= 0 && bottom <= innerHeight).toBe(true);
    };
    await vi.waitFor(isShown);
    element.removeAttribute('show');
    part(element, 'back').focus();
    scrollTo(0, 0);
    element.setAttribute('heading-level', '3');
    await expect.poll(() => part(element, 'title').localName).toBe('h3');
    element.setAttribute('show', 'review');
    await vi.waitFor(isShown);
  });

  it('is answered once by the translator, for both to read', async () => {
    const id = await finished();
    await tasks(parties.ada.client).review(id, { rating: 4, text: 'Nearly perfect.' }, newKey());
    await signInAs(parties.ben.email);
    const element = place({ 'task-id': id });
    (await appears(element, 'reply')).click();
    const confirm = await inDialog(element, '[part=confirm]');
    confirm.click();
    await vi.waitFor(() => expect(texts(element, 'field-error')).toHaveLength(1));
    await userEvent.fill(await inDialog<HTMLTextAreaElement>(element, '[name=text]'), 'Thank you.');
    confirm.click();
    await vi.waitFor(() => expect(texts(element, 'review').join()).toContain('You answered:Thank you.'));
    expect(parts(element, 'reply')).toEqual([]);
    element.remove();
    await signInAs(parties.ada.email);
    const other = place({ 'task-id': id });
    await vi.waitFor(() => expect(texts(other, 'review').join()).toContain('Ben Test answered:Thank you.'));
  });
});
