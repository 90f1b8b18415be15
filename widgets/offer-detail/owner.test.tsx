/** An offer of one's own, a paused one, its texts in several languages, and questions about it. */
import axe from 'axe-core';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import './index.ts';
import { conversations } from '#core/api/conversations.ts';
import { offers } from '#core/api/offers.ts';
import type { NewOffer } from '#core/domain/offer.ts';
import { newKey } from '#core/hooks/data/use-action.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { part, parts, placeElement, usualAttributes } from '#tests/setup/test-element.ts';

const apiUrl = inject('apiUrl');
const { session, client, config } = getRuntime();
config.configure({ apiUrl });
const api = () => offers(client(apiUrl));

const place = (id: number | string, attributes: Record<string, string> = {}) =>
  placeElement('dragoman-offer-detail', { ...usualAttributes, 'offer-id': String(id), ...attributes });
const appears = (detail: Element, name: string) =>
  vi.waitFor(() => expect(parts(detail, name).length).toBeGreaterThan(0), 10_000);
const signInAs = (name: 'translator' | 'customer') => session.signIn(`${name}@demo.test`, 'dragoman-demo');

/** An offer of the sample translator; nobody is signed in afterwards. */
async function publish(more: Partial<NewOffer> = {}): Promise<number | string> {
  await signInAs('translator');
  const text = { title: 'Leases', description: 'Read and explained' };
  const fields = { ...text, type: 'document', price: 45, languages: ['en', 'de'] } as const;
  return (await api().publish({ ...fields, ...more }, newKey())).id;
}

afterEach(async () => {
  document.body.replaceChildren();
  await session.signOut();
});

describe('one’s own offer', () => {
  it('has the link “Edit” instead of the checkout, and can be resumed where it is paused', async () => {
    const id = await publish();
    const detail = place(id);
    await appears(detail, 'edit');
    expect((part(detail, 'edit') as HTMLAnchorElement).href).toBe(`${apiUrl}/Offers/${id}/Edit`);
    expect(parts(detail, 'checkout')).toEqual([]);
    expect(parts(detail, 'ask')).toEqual([]);
    detail.remove();

    await api().pause(id);
    const paused = place(id);
    await appears(paused, 'resume');
    expect(part(paused, 'inactive').textContent).toContain('Your offer is paused');
    for (const animation of paused.shadowRoot?.getAnimations() ?? []) animation.finish();
    expect((await axe.run(paused)).violations).toEqual([]);
    part(paused, 'resume').click();
    await vi.waitFor(() => expect(parts(paused, 'resume')).toEqual([]));
    expect((await api().find(id))?.active).toBe(true);
  });
});

describe('on a partner’s page', () => {
  const limit = () => {
    const { user } = session.store.getState();
    session.store.setState({ user: user && { ...user, phone: null, address: null } });
  };
  const wayText = (detail: Element) =>
    part(detail, 'marketplace').textContent.replace(/[\u2066-\u2069]/g, '');

  it('names what the link to the marketplace is for', async () => {
    const id = await publish();
    const { host } = new URL(apiUrl);
    await signInAs('customer');
    limit();
    const detail = place(id);
    await appears(detail, 'marketplace');
    expect(wayText(detail)).toBe(`Ask a question, ${host}, in a new tab`);
    expect((await axe.run(detail)).violations).toEqual([]);
    detail.remove();

    await session.signOut();
    // Another one: what was just read of the first is shown for a moment.
    const pausedId = await publish();
    await api().pause(pausedId);
    limit();
    const paused = place(pausedId);
    await appears(paused, 'marketplace');
    expect(wayText(paused)).toBe(`Resume, ${host}, in a new tab`);
  });
});

describe('a paused offer', () => {
  it('says so to visitors, and leads to similar ones', async () => {
    const id = await publish();
    await api().pause(id);
    await session.signOut();
    const detail = place(id);
    await appears(detail, 'inactive');
    expect(part(detail, 'inactive').textContent).toContain(
      'is not taking bookings for this offer at the moment',
    );
    expect((part(detail, 'similar') as HTMLAnchorElement).href).toBe(`${apiUrl}/Category/document`);
    expect(parts(detail, 'checkout')).toEqual([]);
    expect((await axe.run(detail)).violations).toEqual([]);
  });
});

describe('an offer in several languages', () => {
  it('shows the reader’s language, and the original on request', async () => {
    const german = { title: 'Mietverträge', description: 'Gelesen und erklärt' };
    const id = await publish({ textLanguage: 'en', translations: { de: german } });
    const detail = place(id, { locale: 'de' });
    await appears(detail, 'original');
    expect(part(detail, 'title').textContent).toBe(german.title);
    expect(part(detail, 'description')).toMatchObject({ textContent: german.description, lang: 'de' });
    expect(part(detail, 'original').textContent).toBe('Original zeigen (Englisch)');
    part(detail, 'original').click();
    await vi.waitFor(() => expect(part(detail, 'title').textContent).toBe('Leases'));
    expect(part(detail, 'description').lang).toBe('en');
    detail.setAttribute('locale', 'fr');
    await vi.waitFor(() => expect(parts(detail, 'original')).toEqual([]));
    expect(part(detail, 'title').textContent).toBe('Leases');
  });
});

describe('a question', () => {
  it('opens the conversation with the owner, about the offer', async () => {
    const id = await publish();
    await session.signOut();
    await signInAs('customer');
    const detail = place(id, { 'messages-url': '#chat-{id}-{about}' });
    await appears(detail, 'ask');
    part(detail, 'ask').click();
    const owner = (await api().find(id))?.users_id ?? '';
    const conversation = await conversations(client(apiUrl)).start(owner);
    await vi.waitFor(() => expect(location.hash).toBe(`#chat-${conversation}-Leases`));
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('leads signed-out visitors to the sign-in', async () => {
    const id = await publish();
    await session.signOut();
    const detail = place(id);
    await vi.waitFor(() => expect(part(detail, 'ask').getAttribute('href')).toBe(`${apiUrl}/SignIn`));
  });
});

it('shows what the owner says about themselves, with levels of languages', async () => {
  const id = await publish();
  const levels = { about: 'Sworn in since 2011.', language_levels: { de: 'native', en: 'C1' } };
  const before = { about: null, language_levels: {} };
  const write = (body: Record<string, unknown>) =>
    client(apiUrl).call({ method: 'PATCH', path: '/user/Profile', body, token: 'always' });
  await write(levels);
  const detail = place(id);
  await appears(detail, 'level');
  expect(part(detail, 'about').textContent).toContain('Sworn in since 2011.');
  expect(parts(detail, 'level').map(({ textContent }) => textContent)).toEqual([
    'German: native',
    'English: C1',
  ]);
  await write(before);
});

it('folds what the owner says about themselves where it is long', async () => {
  const id = await publish();
  const about = Array.from({ length: 30 }, (_, line) => `Line ${line} of what I do.`).join('\n');
  const write = (body: Record<string, unknown>) =>
    client(apiUrl).call({ method: 'PATCH', path: '/user/Profile', body, token: 'always' });
  await write({ about });
  const detail = place(id);
  await appears(detail, 'unfold');
  const text = part(detail, 'about').querySelector('p');
  const isFolded = () => (text?.scrollHeight ?? 0) > (text?.clientHeight ?? 0);
  expect(isFolded()).toBe(true);
  await page.getByRole('button', { name: 'Show more', expanded: false }).click();
  expect(isFolded()).toBe(false);
  expect(text?.textContent).toBe(about);
  await page.getByRole('button', { name: 'Show less', expanded: true }).click();
  expect(isFolded()).toBe(true);
  await write({ about: null });
});
