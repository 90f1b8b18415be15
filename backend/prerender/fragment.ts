/**
 * A prerendered widget as HTML that another server includes in its page: visible without scripts, readable by crawlers.
 */
import { escapeHtml, scriptJson } from './escape.ts';
import type { Prerendered } from './prerendered.ts';

/** Query parameters with settings of the page, which are no attributes. */
const pageSettings = new Set(['lang', 'campaign', 'reference', 'site-url', 'own-site']);

export function fragment(widget: string, { html, css, ...snapshot }: Prerendered, origin: string) {
  const tag = `dragoman-${widget}`;
  const { params, data } = snapshot;
  const attributes = Object.entries(params)
    .filter(([name]) => !pageSettings.has(name))
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  const rows = Object.values(data).flatMap(({ body }) => (Array.isArray(body) ? (body as OfferRow[]) : []));
  const links = rows.map(({ id, title }) => {
    const address = `${origin}/ProductDetails/${encodeURIComponent(id)}`;
    return `<li><a href="${escapeHtml(address)}">${escapeHtml(title)}</a></li>`;
  });
  return [
    `<${tag}${attributes}>`,
    '<template shadowrootmode="open">',
    `<style>${css}</style>`,
    html,
    `<script type="application/json">${scriptJson(snapshot)}</script>`,
    '</template>',
    `<script type="application/ld+json">${scriptJson(structuredData(rows, origin))}</script>`,
    links.length > 0 ? `<ul>${links.join('')}</ul>` : '',
    `</${tag}>\n`,
  ].join('');
}

/** The fields of spec section 7 that schema.org has a property for. */
interface OfferRow {
  id: number;
  title: string;
  description: string;
  price: number;
  firstname: string;
  lastname: string;
  rating: number | null;
  rating_count: number;
}

function structuredData(rows: OfferRow[], origin: string): object {
  const services = rows.map((row) => service(row, origin));
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
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: row.price,
      priceCurrency: 'EUR',
      unitCode: 'HUR',
    },
  },
  ...(row.rating !== null &&
    row.rating_count > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: row.rating, reviewCount: row.rating_count },
    }),
});
