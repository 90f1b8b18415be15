import type { MouseEvent } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sampleOffer } from '#core/domain/samples/sample-offers.ts';
import { OfferCard } from './offer-card.tsx';
import { OfferCardSkeleton } from './offer-card-skeleton.tsx';
import { OfferCards } from './offer-cards.tsx';
import { renderInShadow } from './render-in-shadow.test-support.tsx';

let view: ReturnType<typeof renderInShadow>;

const offer = sampleOffer({ languages: ['de', 'en', 'uk'], rating: 4.9, rating_count: 1087 });

const links = { detailsHref: '/ProductDetails/7', bookHref: '/Checkout/7' };
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

const part = (name: string) => [...view.container.querySelectorAll(`[part=${name}]`)];

beforeEach(() => {
  view = renderInShadow();
});
afterEach(() => view.clear());

describe('an offer card', () => {
  it('has no accessibility violations', async () => {
    view.show(<OfferCard {...links} offer={offer} flagUrl={pixel} />);
    await expect.element(page.getByRole('article')).toBeVisible();
    expect(await view.violations()).toEqual([]);
  });

  it('shows the title, owner, price and rating of an offer', async () => {
    view.show(<OfferCard {...links} offer={offer} />);
    await expect.element(page.getByRole('article', { name: offer.title })).toBeVisible();
    expect(part('type')[0]).toHaveTextContent('Document');
    expect(part('languages')[0]).toHaveTextContent('German English +1 and 1 more');
    expect(part('owner')[0]).toHaveTextContent('Mira Okafor');
    expect(part('owner')[0]).toHaveAttribute('translate', 'no');
    expect(part('price')[0]?.textContent).toMatch(/45.*\/h$/);
    await expect.element(page.getByRole('img', { name: 'Rated 4.9 of 5 by 1,087 customers' })).toBeVisible();
  });

  it('has no empty line below a short title in a list of one column', async () => {
    const card = <OfferCard {...links} offer={{ ...offer, title: 'Leases' }} />;
    view.show(
      <OfferCards columns={[1]}>
        <li>{card}</li>
      </OfferCards>,
    );
    const title = page.getByRole('heading', { name: 'Leases' });
    await expect.element(title).toBeVisible();
    const { height } = title.element().getBoundingClientRect();
    const { lineHeight } = getComputedStyle(title.element());
    expect(height).toBeCloseTo(Number.parseFloat(lineHeight), 0);
  });

  it('shows the title in the reader’s language where there is one, and names the language of the text', async () => {
    const original = { ...offer, title: 'شهادة ميلاد', textLanguage: 'ar' };
    const translations = { en: { title: 'Birth certificate', description: 'Certified' } };
    view.show(<OfferCard {...links} offer={{ ...original, translations }} />);
    const title = page.getByRole('link', { name: 'Birth certificate' });
    await expect.element(title).toHaveAttribute('lang', 'en');
    view.show(<OfferCard {...links} offer={{ ...original, translations: {} }} />);
    const untranslated = page.getByRole('link', { name: original.title });
    await expect.element(untranslated).toHaveAttribute('lang', 'ar');
    expect(getComputedStyle(untranslated.element()).direction).toBe('rtl');
  });

  it('says New without ratings', async () => {
    view.show(<OfferCard {...links} offer={{ ...offer, rating: null, rating_count: 0 }} />);
    await expect.element(page.getByText('New')).toBeVisible();
  });

  it('links its title, details and booking, and reports each click', async () => {
    const onDetails = vi.fn((event: MouseEvent) => event.preventDefault());
    const onBook = vi.fn((event: MouseEvent) => event.preventDefault());
    view.show(<OfferCard {...links} offer={offer} onDetails={onDetails} onBook={onBook} headingLevel={4} />);
    const details = page.getByRole('link', { name: 'More Details' });
    await expect.element(details).toHaveAttribute('href', '/ProductDetails/7');
    await expect.element(details).toHaveAccessibleDescription(offer.title);
    await details.click();
    await page.getByRole('heading', { level: 4 }).click();
    await page.getByRole('link', { name: 'Book Now' }).click();
    expect(onDetails).toHaveBeenCalledTimes(2);
    expect(onBook).toHaveBeenCalledOnce();
  });

  it('shows the language code if a flag does not load', async () => {
    view.show(<OfferCard {...links} offer={offer} flagUrl="data:image/png,{code}" />);
    await expect.poll(() => part('flag').map((flag) => flag.textContent)).toEqual(['de', 'en', 'uk']);
    const sizes = part('flag').map((flag) => {
      const { inlineSize, blockSize } = getComputedStyle(flag);
      return `${inlineSize} x ${blockSize}`;
    });
    expect(new Set(sizes)).toEqual(new Set(['24px x 18px']));
  });

  it('shows initials if the owner’s picture does not load', async () => {
    view.show(<OfferCard {...links} offer={{ ...offer, image: 'data:image/png,no' }} />);
    await expect.poll(() => part('avatar')[0]?.textContent).toBe('MO');
  });

  it.each([210, 240, 360, 600])('is as tall as its skeleton at %i px', async (width) => {
    view.container.style.inlineSize = `${width}px`;
    const two = { ...offer, title: 'Birth certificates', languages: ['de', 'en'] };
    view.show(
      <OfferCards columns={[2]}>
        <li>
          <OfferCard {...links} offer={two} />
        </li>
        <li>
          <OfferCardSkeleton />
        </li>
      </OfferCards>,
    );
    view.container.style.inlineSize = `${2 * width + 16}px`;
    await expect.element(page.getByRole('article')).toBeVisible();
    const [card, skeleton] = [...view.container.querySelectorAll<HTMLElement>('li > *')].map((node) => {
      node.style.alignSelf = 'start';
      return node.offsetHeight;
    });
    expect(card).toBeGreaterThan(200);
    expect(skeleton).toBe(card);
    expect(view.container.scrollWidth).toBe(2 * width + 16);
  });
});
