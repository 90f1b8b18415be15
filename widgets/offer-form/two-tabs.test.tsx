/** The form is open in two tabs, or its draft cannot be stored. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openTab } from '#core/session/open-tab.test-support.ts';
import type { PersonalStorage } from '#core/session/personal-storage.ts';
import { control } from '#tests/setup/test-element.ts';
import { button, clear, personal, place, session, shows } from './offer-form.test-support.ts';

const elsewhere = { title: 'A title that took an hour' };
const here = 'Tab two';

let otherTab: PersonalStorage;

beforeEach(async () => {
  await session.restore();
  const tab = openTab();
  await tab.restore();
  otherTab = tab.records;
});
afterEach(async () => {
  vi.restoreAllMocks();
  await clear();
});

const title = () => page.getByLabelText('Title');

/** Opens the form, then another tab stores its draft, then one writes here. */
async function writeInBoth() {
  const form = place();
  await vi.waitFor(() => control(form, 'title'));
  otherTab.write('offer-form', elsewhere);
  await userEvent.fill(title(), here);
  await shows('You have written something else here in another tab.');
  return form;
}

it('does not replace the draft of another tab, and says that this one is not kept', async () => {
  await writeInBoth();
  expect(otherTab.read('offer-form')).toEqual(elsewhere);
  await expect.element(title()).toHaveValue(here);
});

it('replaces the draft of the other tab when one says so', async () => {
  await writeInBoth();
  await userEvent.click(button('Keep this one'));
  await shows('Your draft is kept on this device.');
  expect(otherTab.read('offer-form')).toMatchObject({ title: here });
  await userEvent.fill(title(), 'And more');
  await vi.waitFor(() => expect(otherTab.read('offer-form')).toMatchObject({ title: 'And more' }));
});

it('shows the draft of the other tab when one asks for it, and goes on with that', async () => {
  await writeInBoth();
  await userEvent.click(button('Show the other'));
  await expect.element(title()).toHaveValue(elsewhere.title);
  await userEvent.fill(title(), 'And more');
  await shows('Your draft is kept on this device.');
});

it('keeps its draft once the other tab has sent its own', async () => {
  await writeInBoth();
  otherTab.remove('offer-form');
  await userEvent.fill(title(), 'And more');
  await shows('Your draft is kept on this device.');
});

it('leaves the draft of the other tab alone when one starts over here', async () => {
  await writeInBoth();
  await userEvent.click(button('Start over'));
  await expect.element(title()).toHaveValue('');
  expect(otherTab.read('offer-form')).toEqual(elsewhere);
});

it('says that a full browser keeps nothing, and has it as long as the page is open', async () => {
  const form = place();
  await vi.waitFor(() => control(form, 'title'));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await userEvent.fill(title(), here);
  await shows('This browser cannot keep what you write');
  form.remove();
  place();
  await expect.element(title()).toHaveValue(here);
  vi.restoreAllMocks();
  await userEvent.fill(title(), 'And more');
  await shows('Your draft is kept on this device.');
  expect(personal.read('offer-form')).toMatchObject({ title: 'And more' });
});
