/**
 * A prerendered widget as HTML that another server includes in its page: visible without scripts, readable by crawlers.
 */
import type { Unit } from '@dragoman/widgets/domain/units.ts';
import { escapeHtml, scriptJson } from '#backend/platform/http/escape.ts';
import type { Prerendered } from './prerendered.ts';
import { priceData } from './price-data.ts';

/** Query parameters with settings of the page, which are no attributes. */
const pageSettings = new Set(['lang', 'campaign', 'reference', 'site-url', 'own-site']);

export function fragment(widget: string, rendered: Prerendered, origin: string) {
  const tag = `dragoman-${widget}`;
  const { params } = rendered;
  const attributes = Object.entries(params)
    .filter(([name]) => !pageSettings.has(name))
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  const links = rowsOf(rendered).map(({ id, title }) => {
    const address = `${origin}/ProductDetails/${encodeURIComponent(id)}`;
    return `<li><a href="${escapeHtml(address)}">${escapeHtml(title)}</a></li>`;
  });
  return [
    `<${tag}${attributes}>`,
    declarativeShadow(rendered),
    `<script type="application/ld+json">${scriptJson(structuredData(rendered, origin))}</script>`,
    links.length > 0 ? `<ul>${links.join('')}</ul>` : '',
    `</${tag}>\n`,
  ].join('');
}

/** The element's shadow root, which the browser makes while it reads the page, with what the hydration needs. */
export const declarativeShadow = ({ html, css, ...snapshot }: Prerendered): string =>
  [
    '<template shadowrootmode="open">',
    `<style>${css}</style>`,
    html,
    `<script type="application/json">${scriptJson(snapshot)}</script>`,
    '</template>',
  ].join('');

/**
 * The markup without style attributes, which the policy of our own pages forbids: their styles are rules, until the hydration
 * applies them.
 */
export function withoutStyleAttributes(rendered: Prerendered): Prerendered {
  const html = rendered.html.replaceAll(' style="', ' data-style="');
  const styles = new Set([...html.matchAll(/ data-style="([\w\s:;.,%#()-]+)"/g)].map(([, style]) => style));
  const rules = [...styles].map((style) => `[data-style="${style}"]{${style}}`);
  return { ...rendered, html, css: rendered.css + rules.join('') };
}

const rowsOf = ({ data }: Prerendered): OfferRow[] =>
  Object.values(data).flatMap(({ body }) => (Array.isArray(body) ? (body as OfferRow[]) : []));

/** The fields of spec section 7 that schema.org has a property for. */
interface OfferRow {
  id: number;
  title: string;
  description: string;
  price: number;
  unit: Unit;
  firstname: string;
  lastname: string;
  rating: number | null;
  rating_count: number;
}

/** What a rendered widget shows, in schema.org's words. */
export function structuredData(rendered: Prerendered, origin: string): object {
  const services = rowsOf(rendered).map((row) => service(row, origin));
  const [only] = services;
  if (only && services.length === 1) return { '@context': 'https://schema.org', ...only };
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: services.length,
    itemListElement: services.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  };
}

const service = (row: OfferRow, origin: string) => ({
  '@type': 'Service',
  name: row.title,
  description: row.description,
  url: `${origin}/ProductDetails/${row.id}`,
  provider: { '@type': 'Person', name: `${row.firstname} ${row.lastname}`.trim() },
  offers: {
    '@type': 'Offer',
    priceSpecification: priceData(row),
  },
  ...(row.rating !== null &&
    row.rating_count > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: row.rating, reviewCount: row.rating_count },
    }),
});
