/** The pages of the marketplace's site. Its router, its server, heads, the sitemap and tests read this one table. */
import { categories } from './category.ts';

interface SitePage {
  /** In any case. `:category` stands for one of the categories, `:id` for any word, `*` for any rest. */
  path: string;
  /** The name of its title in the site's texts; null where the page itself has a title for what it shows. */
  title: string | null;
  /** Whether people who are not signed in may see it. */
  public: boolean;
  /**
   * Whether the server renders it too: what is the same for everybody, or for all signed-in people where it is not public.
   * The app's files come `with-app` pages, which nobody uses without them.
   */
  rendered: boolean | 'with-app';
  /** Whether search engines list it. */
  indexed: boolean;
  /** Whether a call of the backend has this path in lower case. The server looks at what the client accepts. */
  sharesCall?: boolean;
  /** Whether its address contains a token, which no other site may learn from a referrer. */
  hasToken?: boolean;
}

const listed = { public: true, rendered: true, indexed: true } as const;
const open = { public: true, rendered: false, indexed: false } as const;
const personal = { public: false, rendered: false, indexed: false } as const;

export const sitePages = [
  { path: '/', title: 'home', ...listed },
  { path: '/HomePage', title: 'allOffers', ...listed },
  { path: '/ServicePage', title: 'services', ...listed },
  { path: '/RequestBoard', title: 'requests', ...listed },
  { path: '/About', title: 'about', ...listed },
  { path: '/TeamSection', title: 'team', ...listed },
  { path: '/Terms', title: 'terms', ...listed },
  { path: '/Privacy', title: 'privacy', ...listed },
  { path: '/Imprint', title: 'imprint', ...listed },
  { path: '/Help', title: 'help', ...listed },
  { path: '/Embed', title: 'embed', ...listed },
  { path: '/Partners', title: 'partners', ...listed, sharesCall: true },
  { path: '/Docs/*', title: 'docs', ...listed },
  { path: '/:category', title: null, ...listed },
  { path: '/Category/:category', title: null, ...listed },
  { path: '/ProductDetails/:id', title: null, ...listed },
  { path: '/Checkout/:id', title: 'checkout', ...open, rendered: 'with-app' },
  { path: '/SignIn', title: 'signIn', ...open, rendered: 'with-app' },
  { path: '/ForgotPassword', title: null, ...open },
  { path: '/ResetPassword', title: null, ...open, hasToken: true },
  { path: '/VerifyEmail', title: null, ...open, hasToken: true },
  { path: '/UndoEmail', title: null, ...open, hasToken: true },
  { path: '/Unsubscribe', title: null, ...open, hasToken: true },
  { path: '/Operator', title: null, ...open },
  { path: '/Operator/Users', title: null, ...open, sharesCall: true },
  { path: '/Operator/Users/:id', title: null, ...open, sharesCall: true },
  { path: '/Operator/Tasks', title: null, ...open, sharesCall: true },
  { path: '/Operator/Audit', title: null, ...open, sharesCall: true },
  { path: '/Operator/Disputes', title: null, ...open, sharesCall: true },
  { path: '/Error', title: 'error', ...open },
  { path: '/messages', title: 'chat', ...personal, rendered: 'with-app' },
  { path: '/Dashboard', title: 'dashboard', ...personal, rendered: 'with-app' },
  { path: '/Profile', title: 'profile', ...personal },
  { path: '/Settings', title: 'settings', ...personal },
  { path: '/Availability', title: 'availability', ...personal },
  { path: '/Payments', title: 'payments', ...personal, sharesCall: true },
  { path: '/Earnings', title: 'earnings', ...personal, sharesCall: true },
  { path: '/Task/:id', title: 'task', ...personal },
  { path: '/Select', title: 'select', ...personal },
  { path: '/Select/Request', title: 'select', ...personal },
  { path: '/Select/Offer', title: 'publishOffer', ...personal },
  // The links in the specification are relative. From /Select they lead to the shorter path.
  { path: '/Select/Request/:category', title: 'request', ...personal },
  { path: '/Select/:category', title: 'request', ...personal },
  { path: '/Post', title: 'request', ...personal },
  { path: '/CallForm', title: 'request', ...personal },
  { path: '/Offers/:id/Edit', title: 'editOffer', ...personal },
  { path: '/Requests/:id', title: 'request', ...personal, sharesCall: true },
  { path: '/Requests/:id/Edit', title: 'editRequest', ...personal },
  { path: '/Partners/Report', title: 'partnerReport', ...personal, sharesCall: true },
  { path: '/Partners/:id', title: null, ...personal, sharesCall: true },
] as const satisfies readonly SitePage[];

type Row = (typeof sitePages)[number];

export type PagePath = Row['path'];

/** A page of the table, with its path and title as types. */
export type KnownPage = SitePage & Pick<Row, 'path' | 'title'>;

/** The names of the titles of listed pages, whose heads search engines read. */
export type ListedTitle = Extract<Row, { indexed: true }>['title'] & string;

interface FoundPage {
  page: KnownPage;
  /** The values of `:category` and `:id` in the path. */
  params: Readonly<Record<string, string>>;
}

const pages: readonly KnownPage[] = sitePages;

const words: Record<string, string> = {
  ':category': `(?<category>${categories.join('|')})`,
  ':id': '(?<id>[^/]+)',
};

/** The server gives Markdown at addresses below `*` that end in `.md`: no page. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path.replace(/:\w+/g, (name) => words[name] ?? name).replace(/\/\*$/, '(/(?!.*\\.md$).*)?')}/?$`,
    'i',
  );

/** Static paths come first: /Partners/Report is no partner's page. */
const patterns = pages
  .map((page) => ({ page, pattern: patternOf(page.path) }))
  .sort((one, other) => Number(one.page.path.includes(':')) - Number(other.page.path.includes(':')));

/** The page at a path, if there is one. */
export function pageAt(path: string): FoundPage | undefined {
  for (const { page, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match) return { page, params: { ...match.groups } };
  }
  return undefined;
}

/** The addresses of all pages that search engines list, but for those of single offers and documents. */
export const listedPaths: readonly string[] = pages
  .filter(({ path, indexed }) => indexed && !path.includes(':id'))
  .flatMap(({ path }) =>
    path.includes(':category')
      ? categories.map((category) => path.replace(':category', category))
      : path.replace('/*', ''),
  );
