/**
 * The paths of the demo site's pages (spec section 2), in any case. For any other path the site shows its not-found
 * page.
 */
import { existsSync } from 'node:fs';
import { categories, requestTypes } from '@dragoman/widgets/server';
import { inProject } from '#backend/project-root.ts';

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
  'partners/report',
  '(checkout|productdetails)/[^/]+',
  'task/(?!accepted|create)[^/]+',
  '(offers|requests)/[^/]+/edit',
];

const page = new RegExp(`^/(${pages.join('|')})/?$`, 'i');

/** Their addresses contain a token, which no other site may learn from a referrer. */
export const hasSecretAddress = (path: string): boolean =>
  /^\/(resetpassword|verifyemail|undoemail|unsubscribe)\/?$/i.test(path);

/** Case-sensitive: the backend has calls of these names in lower case. `page-or-call.ts` decides which is meant. */
const caseSensitivePage = /^\/(Payments|Earnings|Operator\/Disputes|Requests\/[^/]+)\/?$/;

/** Case-sensitive: `/docs` is the description of the calls. */
const documentation = /^\/Docs(?:\/(elements\/)?([a-z-]+))?\/?$/;

export const isPage = (path: string): boolean =>
  page.test(path) || caseSensitivePage.test(path) || isDocsPage(path);

function isDocsPage(path: string): boolean {
  const [found, isElement, name] = documentation.exec(path) ?? [];
  if (!found || !name) return found !== undefined;
  return existsSync(isElement ? inProject('widgets', name, 'README.md') : inProject('docs', `${name}.md`));
}

const folders = [
  'api',
  'assets',
  'chat',
  'create-checkout-session',
  'docs',
  'documents',
  'earnings(\\.csv)?',
  'email',
  'embed',
  'events',
  'flags',
  'healthz',
  'hosts',
  'login',
  'logout',
  'mailbox',
  'notifications',
  'openapi\\.json',
  'operator',
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
