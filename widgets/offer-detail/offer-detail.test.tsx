import axe from 'axe-core';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import './index.ts';
import { part, parts, placeElement, usualAttributes } from '#tests/setup/test-element.ts';

const apiUrl = inject('apiUrl');
const nowhere = 'http://127.0.0.1:9';

const place = (attributes: Record<string, string> = {}) =>
  placeElement('dragoman-offer-detail', { ...usualAttributes, ...attributes });

const appears = (detail: Element, name: string) =>
  vi.waitFor(() => expect(parts(detail, name).length).toBeGreaterThan(0), 10_000);

interface Row {
  id: number;
  title: string;
  type: string;
  price: number;
  languages: string[];
  description: string;
  firstname: string;
  lastname: string;
  about: string | null;
  translations: Record<string, { title: string; description: string }>;
}

/** The offers as any client reads them. */
async function rows(): Promise<Row[]> {
  return (await fetch(`${apiUrl}/api/task/all`)).json();
}

const row = async (id: number): Promise<Row> =>
  (await (await fetch(`${apiUrl}/api/task/all/${id}`)).json())[0];

afterEach(async () => {
  document.body.replaceChildren();
  await page.viewport(1280, 900);
});

describe('accessibility', () => {
  it.each([
    ['ready', 'title'],
    ['loading', 'skeleton'],
    ['empty', 'empty'],
    ['error', 'error'],
  ])('has no violations in the state %s', async (demo, shown) => {
    const detail = place({ demo });
    await appears(detail, shown);
    expect((await axe.run(detail)).violations).toEqual([]);
  });

  it('continues the outline of the page with its headings', async () => {
    const detail = place({ demo: '', 'heading-level': '1' });
    await appears(detail, 'reviews');
    const headings = [...(detail.shadowRoot?.querySelectorAll('h1, h2, h3') ?? [])];
    expect(headings.map(({ tagName }) => tagName)).toEqual(['H1', 'H2', 'H2', 'H2']);
  });
});

describe('attributes', () => {
  it('shows everything the backend sends about the offer', async () => {
    // An offer of the sample data, which other tests do not change.
    const id = 1;
    const offer = await row(id);
    const { title, description } = offer.translations.en ?? offer;
    const detail = place({ 'offer-id': String(id) });
    await appears(detail, 'title');
    expect(part(detail, 'title').textContent).toBe(title);
    expect(part(detail, 'id').textContent).toBe(`#000${id}`);
    expect(part(detail, 'type').textContent?.toLowerCase()).toBe(offer.type);
    expect(part(detail, 'price').textContent).toBe(`€${offer.price}/h`);
    expect(part(detail, 'description').textContent).toBe(description);
    expect(part(detail, 'owner').textContent).toBe(`${offer.firstname} ${offer.lastname}`);
    expect(part(detail, 'about').textContent).toContain('About me');
    expect(part(detail, 'about').textContent).toContain(offer.about ?? 'has not written anything here yet');
    expect(parts(detail, 'flag').map((flag) => flag.dataset.code)).toEqual(offer.languages);
    const names = new Intl.DisplayNames(['en'], { type: 'language' });
    expect(part(detail, 'languages').textContent).toContain(names.of(offer.languages[0] ?? ''));
  });

  it('shows another offer when `offer-id` changes', async () => {
    const [first, second] = (await rows()) as [Row, Row];
    const detail = place({ 'offer-id': String(first.id) });
    await appears(detail, 'title');
    detail.offerId = String(second.id);
    await vi.waitFor(() => expect(part(detail, 'title').textContent).toBe(second.title));
  });

  it('links to the checkout and to the category of the marketplace, and names the partner', async () => {
    const [offer] = (await rows()) as [Row];
    const detail = place({ 'offer-id': String(offer.id), partner: 'demo' });
    await appears(detail, 'checkout');
    const { href } = part(detail, 'checkout') as HTMLAnchorElement;
    expect(href).toBe(`${apiUrl}/Checkout/${offer.id}?partner=demo`);
    const back = part(detail, 'breadcrumb').querySelector('a');
    expect(back?.href).toBe(`${apiUrl}/Category/${offer.type}?partner=demo`);
    detail.setAttribute('checkout-url', '/buy/{id}');
    await vi.waitFor(() =>
      expect((part(detail, 'checkout') as HTMLAnchorElement).href).toBe(`${location.origin}/buy/${offer.id}`),
    );
  });

  it('shows German', async () => {
    const detail = place({ demo: '', locale: 'de' });
    await vi.waitFor(() => expect(part(detail, 'about').textContent).toContain('Über mich'));
    expect(part(detail, 'price').textContent?.replace(/\s/, ' ')).toBe('45 €/Std.');
  });
});

describe('states', () => {
  it('says that an unknown offer does not exist and links to the others', async () => {
    for (const id of ['99999999', 'nonsense', '']) {
      const detail = place({ 'offer-id': id });
      await appears(detail, 'empty');
      expect(part(detail, 'empty').textContent).toContain('not there');
      expect(part(detail, 'empty').querySelector('a')?.href).toBe(`${apiUrl}/Category/document`);
      detail.remove();
    }
  });

  it('says that loading failed, and shows the offer once Retry succeeds', async () => {
    const errors: unknown[] = [];
    document.body.addEventListener('dragoman-error', (event) => errors.push((event as CustomEvent).detail));
    const [offer] = (await rows()) as [Row];
    const detail = place({ 'offer-id': String(offer.id), 'api-url': nowhere });
    await appears(detail, 'error');
    expect(part(detail, 'error').querySelector('[role=alert]')?.textContent).toContain(
      'could not be reached',
    );
    expect(errors).toMatchObject([{ status: 0 }]);
    part(detail, 'retry').click();
    await vi.waitFor(() => expect((part(detail, 'retry') as HTMLButtonElement).disabled).toBe(true));
    detail.setAttribute('api-url', apiUrl);
    await appears(detail, 'title');
  });

  it('shows the reviews that the backend sends, and none otherwise', async () => {
    const demo = place({ demo: '' });
    await appears(demo, 'review');
    expect(parts(demo, 'review')).toHaveLength(3);
    const [offer] = (await rows()) as [Row];
    const reviews: unknown = Reflect.get(await row(offer.id), 'reviews');
    const detail = place({ 'offer-id': String(offer.id) });
    await appears(detail, 'title');
    const isReviewed = Array.isArray(reviews) && reviews.length > 0;
    await vi.waitFor(() => expect(parts(detail, 'review').length > 0).toBe(isReviewed));
  });

  it('shows who the owner is before what they offer, and what they say about themselves after it', async () => {
    const detail = place({ demo: '' });
    await appears(detail, 'review');
    const text = detail.shadowRoot?.querySelector('article')?.textContent ?? '';
    const inOrder = [
      'Mira Okafor',
      '41 tasks finished',
      'Member since March 2024',
      'Time zone: Berlin',
      'What you get',
      'About me',
      'Reviews',
    ];
    const places = inOrder.map((words) => text.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('keeps the price visible as a bar at the bottom of a narrow widget, and never scrolls sideways', async () => {
    await page.viewport(320, 600);
    document.body.style.margin = '0';
    const [offer] = (await rows()) as [Row];
    const detail = place({ 'offer-id': String(offer.id), locale: 'de' });
    await appears(detail, 'checkout');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const { bottom, height } = part(detail, 'checkout').getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(600);
    expect(bottom).toBeGreaterThan(500);
    expect(height).toBeGreaterThanOrEqual(44);
  });
});

describe('events', () => {
  it('reports that the offer is shown', async () => {
    const loads: unknown[] = [];
    document.body.addEventListener('dragoman-load', (event) => loads.push((event as CustomEvent).detail));
    const [offer] = (await rows()) as [Row];
    const detail = place({ 'offer-id': String(offer.id) });
    await appears(detail, 'title');
    await vi.waitFor(() => expect(loads).toHaveLength(1));
    expect(loads[0]).toMatchObject({ offer: { id: offer.id, title: offer.title, price: offer.price } });
  });

  it('lets the page open the checkout itself', async () => {
    const [offer] = (await rows()) as [Row];
    const detail = place({ 'offer-id': String(offer.id) });
    const books: unknown[] = [];
    detail.addEventListener('dragoman-offer-book', (event) => {
      books.push((event as CustomEvent).detail);
      event.preventDefault();
    });
    await appears(detail, 'checkout');
    const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true });
    part(detail, 'checkout').dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    expect(books).toMatchObject([{ id: offer.id, offer: { id: offer.id } }]);
  });
});

describe('analytics', () => {
  it('measures a view once where two elements show the offer, and another when it is shown again', async () => {
    Reflect.deleteProperty(globalThis, 'dataLayer');
    const views = () =>
      ((Reflect.get(globalThis, 'dataLayer') ?? []) as { event?: string }[]).filter(
        ({ event }) => event === 'view_item',
      );
    const attributes = { 'api-url': apiUrl, 'offer-id': '1', analytics: 'data-layer', consent: 'granted' };
    const pair = [place(attributes), place(attributes)];
    await Promise.all(pair.map((detail) => appears(detail, 'title')));
    await vi.waitFor(() => expect(views()).toHaveLength(1));
    for (const detail of pair) detail.remove();
    await vi.waitFor(() =>
      expect(pair.map(({ shadowRoot }) => shadowRoot?.childElementCount)).toEqual([0, 0]),
    );
    await appears(place(attributes), 'title');
    await vi.waitFor(() => expect(views()).toHaveLength(2));
  });
});
