/** Which paths are pages of the site, which are calls, and which are both. */
import { pageAt } from '@dragoman/widgets/server';
import { docsFileAt } from './docs.ts';

/** Calls with a path like that of a task's page. */
const taskCalls = /^\/task\/(accepted|create)/i;

export function isPage(path: string): boolean {
  const page = pageAt(path)?.page;
  if (!page || taskCalls.test(path)) return false;
  if (page.path === '/Docs/*') return docsFileAt(path) !== undefined;
  return !page.sharesCall || path.startsWith(fixedPart(page.path));
}

/** Before the parameters. */
const fixedPart = (path: string): string => path.replace(/\/:.*$/, '');

export const hasSecretAddress = (path: string): boolean => pageAt(path)?.page.hasToken ?? false;

const folders = [
  'api',
  'api-docs',
  'assets',
  'auth',
  'chat',
  'create-checkout-session',
  'documents',
  'earnings(\\.csv)?',
  'email',
  'embed',
  'events',
  'flags',
  'healthz',
  'hosts',
  'identities',
  'login',
  'logout',
  'mailbox',
  'notifications',
  'openapi\\.json',
  'operator',
  'partner',
  'partners',
  'password',
  'pay',
  'payments',
  'payouts',
  'request',
  'requests',
  'signup',
  'stripe',
  'task',
  'upload',
  'uploads',
  'user',
];

const callPath = new RegExp(`^/(${folders.join('|')})(/|$)`);

/** Paths of calls and files. There the answer for a missing one is JSON, not a page. */
export const isCallPath = (path: string): boolean => callPath.test(path);

interface IncomingCall {
  method?: string | undefined;
  url?: string | undefined;
  headers: { accept?: string | undefined };
}

const mailbox = /^\/mailbox\/?$/i;

/**
 * The address of the page or of the call, where a path is both, such as `/Payments`. A browser that asks for HTML gets the
 * page, any other client the call, in whatever case the path is written. The router distinguishes the two by case.
 */
export function negotiatePage(call: Omit<IncomingCall, 'url'>, url: string): string {
  if (call.method !== 'GET' && call.method !== 'HEAD') return url;
  const [path = '/'] = url.split('?');
  const page = pageAt(path)?.page;
  const shared = page?.sharesCall ? fixedPart(page.path) : mailbox.test(path) ? '/Mailbox' : undefined;
  if (!shared) return url;
  return (asksForPage(call) ? shared : shared.toLowerCase()) + url.slice(shared.length);
}

/** The present major version: its scripts are the newest ones, so `/embed/v1/…` is `/embed/…`. */
const currentMajor = /^\/embed\/v1\//;

/**
 * A path whose percent signs name no characters, with these signs as text. The router refuses such a path with JSON, and a
 * person who mistyped an address is to see the page for it.
 */
function readable(call: IncomingCall, url: string): string {
  const [path = '/'] = url.split('?', 1);
  if (!asksForPage(call)) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

const asksForPage = ({ method, headers }: IncomingCall): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers.accept?.includes('text/html') ?? false);

/** The address that the router sees: without the version of the embed files, and by what the client accepts. */
export const rewriteUrl = (call: IncomingCall): string =>
  negotiatePage(call, readable(call, (call.url ?? '/').replace(currentMajor, '/embed/')));
