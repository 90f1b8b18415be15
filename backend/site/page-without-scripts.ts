/** What a public page says to people without scripts and to crawlers that run none: its texts, and offers as links. */
import type { TextLanguage } from '@dragoman/widgets/server';
import { escapeHtml } from '#backend/prerender/escape.ts';
import { perHour } from './head-texts.ts';
import type { HeadOffer } from './page-head.ts';

interface PageTexts {
  heading: string;
  text: string;
  locale: TextLanguage;
  /** Whether the links name the language too, as the page's own address does. */
  isLocaleInAddress: boolean;
  /** Offers that the page lists. */
  offers: readonly HeadOffer[];
}

/** Puts it into the page's `<noscript>`, before the sentence that stands there. */
export function withTexts(index: string, { heading, text, offers, ...rest }: PageTexts): string {
  const list = offers.length > 0 ? `<ul>${offers.map((offer) => item(offer, rest)).join('')}</ul>` : '';
  const texts = `<h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p>${list}`;
  return index.replace('<noscript>', () => `<noscript><main class="without-scripts">${texts}</main>`);
}

function item(
  offer: HeadOffer,
  { locale, isLocaleInAddress }: Pick<PageTexts, 'locale' | 'isLocaleInAddress'>,
) {
  const { title } = offer.translations[locale] ?? offer;
  const price = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(offer.price);
  const address = `/ProductDetails/${offer.id}${isLocaleInAddress ? `?lang=${locale}` : ''}`;
  return `<li><a href="${address}" dir="auto">${escapeHtml(title)}</a> <bdi>${escapeHtml(price + perHour[locale])}</bdi></li>`;
}
