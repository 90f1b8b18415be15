import { expect, inject, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index.ts';
import { offers } from '#core/api/offers.ts';
import type { NewOffer } from '#core/domain/offer.ts';
import { newKey } from '#core/hooks/data/use-action.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { createPersonalStorage } from '#core/session/personal-storage.ts';
import { parts, placeElement } from '#tests/setup/test-element.ts';

/** Places the form on a page, and fills it in like a user. */
export const apiUrl = inject('apiUrl');
export const { session, config } = getRuntime();
export const personal = session.personal(createPersonalStorage);
config.configure({ apiUrl });
export const signIn = () => session.signIn('translator@demo.test', 'dragoman-demo');

export const offer = {
  title: 'Court hearings, interpreted calmly',
  description: 'Twelve years in court rooms, sworn in for German and Polish.',
  price: '62,50',
};

export const place = (attributes: Record<string, string> = {}) =>
  placeElement('dragoman-offer-form', attributes);

export async function clear() {
  document.body.replaceChildren();
  personal.remove('offer-form');
  for (const id of published.splice(0)) personal.remove(`offer-form.${id}`);
  history.replaceState(null, '', location.pathname + location.search);
  await session.signOut();
}

const published: (number | string)[] = [];

/** An offer of the signed-in person. */
export async function publishOffer(more: Partial<NewOffer> = {}) {
  const fields = { title: 'Leases', description: 'Read and explained', type: 'document', price: 45 } as const;
  const api = offers(getRuntime().client(apiUrl));
  const { id } = await api.publish({ ...fields, languages: ['en', 'de'], ...more }, newKey());
  published.push(id);
  return { id, api, read: async () => (await fetch(`${apiUrl}/api/task/all/${id}`)).json() };
}

/** The backend ends the session without this page's knowledge. */
export const endSessionElsewhere = () =>
  getRuntime().client(apiUrl).call({ method: 'POST', path: '/logout', token: 'always' });

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const next = () => userEvent.click(button('Next'));
export const publish = () => userEvent.click(button('Publish'));
export const shows = (text: string) => expect.element(page.getByText(text, { exact: false })).toBeVisible();

export async function fillOverview() {
  await userEvent.fill(page.getByLabelText('Title'), offer.title);
  await userEvent.fill(page.getByLabelText('Description'), offer.description);
  await userEvent.click(page.getByRole('radio', { name: 'Call' }));
}

export async function fillPricing() {
  await userEvent.fill(page.getByLabelText('Price'), offer.price);
  for (const language of ['Polish', 'German']) {
    await userEvent.type(page.getByRole('combobox', { name: 'Languages' }), `${language}{Enter}`);
  }
}

export async function fillAll() {
  await fillOverview();
  await next();
  await fillPricing();
  await next();
}

/** The completed form at its last step, as after a sign-in on another page. */
export async function placeFilled(attributes: Record<string, string> = {}) {
  personal.write('offer-form', { ...offer, type: 'call', languages: ['pl', 'de'], step: '2' });
  const form = place(attributes);
  await vi.waitFor(() => expect(parts(form, 'submit')).toHaveLength(1));
  return form;
}
