/** What the head of a page tells search engines and link previews. All addresses are our own; all texts are escaped. */

import { placesOf, type Unit } from '@dragoman/widgets/domain/units.ts';
import {
  type Category,
  directionOf,
  type ListedTitle,
  listedPaths,
  pageAt,
  type TextLanguage,
  textLanguages,
} from '@dragoman/widgets/server';
import { site } from '#backend/messages/en.ts';
import { siteTexts } from '#backend/messages.ts';
import { escapeHtml, scriptJson } from '#backend/platform/http/escape.ts';
import type { PageVisitor } from './page-visitor.ts';
import { priceData } from './price-data.ts';

/** An offer, as far as the head of its page shows it. */
export interface HeadOffer {
  id: number;
  title: string;
  description: string;
  textLanguage: string;
  translations: Readonly<Record<string, { title: string; description: string } | undefined>>;
  price: number;
  unit: Unit;
  rating: number | null;
  ratingCount: number;
  /** The picture that the page shows, where it is stored here: a bitmap, whose address begins with our origin’s `/`. */
  picture: Picture | null;
}

interface Picture {
  path: string;
  width: number;
  height: number;
  /** What it shows, for those who do not see it. */
  alt: string;
}

/** `scripts/preview-picture.ts` draws it: `demo-site/public/preview.png`. */
const sitePicture: Picture = { path: '/preview.png', width: 1200, height: 630, alt: 'Dragoman' };

interface PageHead {
  title: string;
  description: string;
  origin: string;
  /** As we write it; undefined where search engines shall not list the page. */
  path: string | undefined;
  locale: TextLanguage;
  /** Whether the address itself names the language, in `?lang=`. */
  isLocaleInAddress: boolean;
  data: object | undefined;
  picture: Picture;
}

/** A page by the name of its title, the page of a category by the category. */
type PageName = ListedTitle | Category;

const isPageName = (name: string | null | undefined): name is PageName =>
  typeof name === 'string' && Object.hasOwn(site.heads, name);

const docsPage = /^\/docs\//i;

/** A listed page in our spelling, and the name of its texts. */
function listedPage(requested: string): { path: string; name: PageName } | undefined {
  const path = listedPaths.find((listed) => listed.toLowerCase() === requested.toLowerCase());
  const { page, params } = (path && pageAt(path)) || {};
  const name = params?.category ?? page?.title;
  return path && isPageName(name) ? { path, name } : undefined;
}

/** The offer that a page is about, which is not there without it. */
const offerPath = /^\/(?:productdetails|checkout)\/([^/]+)\/?$/i;

/** Search engines list the offer's own page. */
const checkoutPath = /^\/checkout\//i;

export const offerIdOf = (path: string): string | undefined => offerPath.exec(path)?.[1];

interface DescribedPage {
  path: string;
  origin: string;
  locale: TextLanguage;
  isLocaleInAddress: boolean;
  offer: HeadOffer | undefined;
  /** As the page itself says, where search engines do not list it. */
  title?: string | undefined;
  /** What a documentation page begins with. */
  docs?: { heading: string; lead: string } | undefined;
  /** What the page lists, in schema.org's words. */
  data?: object | undefined;
}

export function headOf({
  path: requested,
  offer,
  docs,
  title: own = '',
  data: listed,
  ...rest
}: DescribedPage): PageHead {
  const short = requested.length > 1 ? requested.replace(/\/$/, '') : requested;
  const texts = siteTexts(rest.locale).heads;
  if (offer && !checkoutPath.test(short)) {
    const { title, description } = offer.translations[rest.locale] ?? offer;
    const path = `/ProductDetails/${offer.id}`;
    const data = serviceOf(offer, rest.origin + path, title, description);
    const picture = offer.picture ?? sitePicture;
    return { ...rest, path, title, description: shortened(description), data, picture };
  }
  if (docs && docsPage.test(short)) {
    const title = own || `${docs.heading} – ${texts.docs.title}`;
    const description = shortened(docs.lead);
    return { ...rest, path: short, title, description, data: listed, picture: sitePicture };
  }
  const { path, name } = listedPage(short) ?? {};
  const { title, description } = texts[name ?? 'home'];
  return {
    ...rest,
    path,
    title: name === undefined ? own : name === 'home' ? '' : title,
    description,
    picture: sitePicture,
    data: name === 'home' ? [siteData(rest.origin), ...(listed ? [listed] : [])] : listed,
  };
}

/** Puts the head into the built page, in place of its own title, description and language. */
export function withHead(
  index: string,
  head: PageHead,
  theme: PageVisitor['preferences']['theme'] = 'auto',
): string {
  const title = head.title ? `${head.title} – Dragoman` : 'Dragoman';
  return index
    .replace(
      /<html lang="en">/,
      () => `<html lang="${head.locale}" dir="${directionOf(head.locale)}" data-theme="${theme}">`,
    )
    .replace(/<meta\s+name="description"[^>]*>/, () => '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>\n${tagsOf(head, title)}`);
}

function tagsOf(head: PageHead, title: string): string {
  const { origin, path, locale, isLocaleInAddress, description, data, picture } = head;
  const tags = [meta('name', 'description', description)];
  if (path === undefined) return [...tags, meta('name', 'robots', 'noindex')].join('\n');
  const plain = origin + path;
  const url = isLocaleInAddress ? inLanguage(plain, locale) : plain;
  return [
    ...tags,
    link('canonical', url),
    ...textLanguages.map((language) => link('alternate', inLanguage(plain, language), language)),
    link('alternate', plain, 'x-default'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Dragoman'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:locale', locale),
    meta('property', 'og:image', origin + picture.path),
    meta('property', 'og:image:width', String(picture.width)),
    meta('property', 'og:image:height', String(picture.height)),
    meta('property', 'og:image:alt', picture.alt),
    meta('name', 'twitter:card', picture === sitePicture ? 'summary_large_image' : 'summary'),
    // Browsers do not run data, so that the content security policy need not allow it.
    ...(data ? [`<script type="application/ld+json">${scriptJson(data)}</script>`] : []),
  ].join('\n');
}

const inLanguage = (address: string, language: string) => `${address}?lang=${language}`;

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

const link = (rel: string, href: string, language?: string) =>
  `<link rel="${rel}"${language ? ` hreflang="${language}"` : ''} href="${escapeHtml(href)}">`;

/** Link previews cut after about as much. */
const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 200 ? `${line.slice(0, 199).trimEnd()}…` : line;
};

const serviceOf = (offer: HeadOffer, url: string, name: string, description: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  name,
  description,
  url,
  offers: {
    '@type': 'Offer',
    priceCurrency: 'EUR',
    price: offer.price.toFixed(placesOf(offer.unit)),
    priceSpecification: priceData(offer),
  },
  ...(offer.rating !== null && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: offer.rating,
      reviewCount: offer.ratingCount,
      bestRating: 5,
    },
  }),
});

const siteData = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: 'Dragoman',
  url: `${origin}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/HomePage?query={words}` },
    'query-input': 'required name=words',
  },
});
