import { expect, inject, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index.ts';
import { categories } from '#core/domain/category.ts';
import { requestTypes } from '#core/domain/request.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { createPersonalStorage } from '#core/session/personal-storage.ts';
import { control, parts, placeElement } from '#tests/setup/test-element.ts';

/** Places the form on a page, and fills it in like a user. */
export const apiUrl = inject('apiUrl');
export const { session, config } = getRuntime();
export const personal = session.personal(createPersonalStorage);
config.configure({ apiUrl });
export const signIn = () => session.signIn('customer@demo.test', 'dragoman-demo');

export const request = {
  title: 'Letter from the tax office',
  description: 'One page, and what I should answer.',
  price: '30',
  dueDate: '2099-05-01',
  dueTime: '09:30',
};

export const place = (attributes: Record<string, string> = {}) =>
  placeElement('dragoman-request-form', attributes);

export async function clear() {
  document.body.replaceChildren();
  for (const category of categories) personal.remove(`request-form.${category}`);
  history.replaceState(null, '', location.pathname + location.search);
  await session.signOut();
}

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const next = () => userEvent.click(button('Next'));
export const publish = () => userEvent.click(button('Publish'));
export const shows = (text: string) => expect.element(page.getByText(text, { exact: false })).toBeVisible();

/** A control by its name, because labels such as “To” and “Time” are part of others too. */
export const field = (form: Element, name: string) => page.elementLocator(control(form, name) ?? form);

export async function fillOverview(form: Element, type: string, title = request.title) {
  await vi.waitFor(() => expect(control(form, 'title')).toBeTruthy());
  await userEvent.fill(field(form, 'title'), title);
  await userEvent.fill(field(form, 'description'), request.description);
  await userEvent.selectOptions(field(form, 'type'), type);
  await userEvent.selectOptions(field(form, 'fromLanguage'), 'de');
  await userEvent.selectOptions(field(form, 'toLanguage'), 'en');
}

export async function fillPricing(form: Element) {
  for (const name of ['price', 'dueDate', 'dueTime'] as const) {
    await userEvent.fill(field(form, name), request[name]);
  }
}

export async function fillAll(form: Element, type: string, title?: string) {
  await fillOverview(form, type, title);
  await next();
  await fillPricing(form);
  await next();
}

/** The completed form at its last step, as after a sign-in on another page. */
export async function placeFilled(attributes: Record<string, string> = {}) {
  const { type = 'document' } = attributes;
  const languages = { fromLanguage: 'de', toLanguage: 'en' };
  const [option] = requestTypes[type as keyof typeof requestTypes];
  personal.write(`request-form.${type}`, { ...request, ...languages, type: option, step: '2' });
  const form = place(attributes);
  await vi.waitFor(() => expect(parts(form, 'submit')).toHaveLength(1));
  return form;
}
