/** The link in a snippet's fallback content. */
import { type Attributes, startTag } from './markup.ts';

/**
 * The page of the marketplace that shows the same, for visitors without scripts and for search engines. `{…}` stands for an
 * attribute; without its value there is no link.
 */
export const fallbackLinks: Record<string, readonly [path: string, text: string]> = {
  account: ['/Settings', 'Your settings'],
  availability: ['/Availability', 'Your hours'],
  'chat-inbox': ['/messages', 'Your messages'],
  checkout: ['/Checkout/{offer-id}', 'Book this translator'],
  dashboard: ['/Dashboard', 'Your tasks'],
  disputes: ['/Operator/Disputes', 'Open disputes'],
  launcher: ['/messages', 'Your messages'],
  'offer-detail': ['/ProductDetails/{offer-id}', 'See this offer'],
  'offer-form': ['/Select/offer', 'Offer your services'],
  'offer-grid': ['/HomePage', 'Find a translator'],
  'partner-report': ['/Partners/Report', 'Your statistics'],
  payments: ['/Payments', 'Your payments'],
  profile: ['/Profile', 'Your profile'],
  'request-board': ['/RequestBoard', 'Open requests'],
  'request-form': ['/Select/request', 'Ask for a translation'],
  'service-select': ['/Select', 'Choose a service'],
  'sign-in': ['/SignIn', 'Sign in'],
  task: ['/Task/{task-id}', 'Your task'],
  'user-menu': ['/Profile', 'Your account'],
};

export function fallbackLink(
  name: string,
  attributes: Attributes,
  origin: string,
  settings: Readonly<Record<string, string>>,
): string {
  const read = (attribute: string) => attributes.find(([known]) => known === attribute)?.[1] ?? '';
  const category = name === 'offer-grid' && read('category');
  const [path, text] = fallbackLinks[name] ?? [];
  if (!path || !text) return '';
  const filled = category
    ? `/Category/${category}`
    : path.replace(/\{(.+)\}/, (_, attribute: string) => encodeURIComponent(read(attribute)));
  if (filled.endsWith('/')) return '';
  const credit = new URLSearchParams(settings).toString();
  return `${startTag('a', [['href', origin + filled + (credit && `?${credit}`)]])}${text}</a>`;
}
