/**
 * The paths of the demo site's pages (spec section 2), in any case. For any other path the site shows its not-found
 * page.
 */
import { categories, requestTypes } from '@dragoman/widgets/server';
import { docsFileAt } from './docs-files.ts';

const category = `(${categories.join('|')})`;

const pages = [
  '',
  'servicepage',
  `(category/)?${category}`,
  'about',
  'signin',
  'forgotpassword',
  'resetpassword',
  'verifyemail',
  'undoemail',
  'unsubscribe',
  'profile',
  'dashboard',
  'settings',
  'messages',
  'post',
  'select',
  'select/request',
  `select/(request/)?(${Object.keys(requestTypes).join('|')})`,
  'select/offer',
  'callform',
  'requestboard',
  'error',
  'privacy',
  'teamsection',
  'homepage',
  'embed',
  '(checkout|productdetails)/[^/]+',
  'task/(?!accepted|create)[^/]+',
  '(offers|requests)/[^/]+/edit',
];

const page = new RegExp(`^/(${pages.join('|')})/?$`, 'i');

/** Their addresses contain a token, which no other site may learn from a referrer. */
export const hasSecretAddress = (path: string): boolean =>
  /^\/(resetpassword|verifyemail|undoemail|unsubscribe)\/?$/i.test(path);

/** Case-sensitive: the backend has calls of these names in lower case. `content-negotiation.ts` decides which is meant. */
const caseSensitivePage = /^\/(Payments|Earnings|Operator\/Disputes|Partners(\/[^/]+)?|Requests\/[^/]+)\/?$/;

export const isPage = (path: string): boolean =>
  page.test(path) || caseSensitivePage.test(path) || docsFileAt(path) !== undefined;

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
