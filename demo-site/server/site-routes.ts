/** The demo site's addresses (spec section 2), matched without regard to case: everything else is its not-found page. */
import { categories, requestTypes } from '@dragoman/widgets/server';

const category = `(${categories.join('|')})`;

const pages = [
  '',
  'servicepage',
  `(category/)?${category}`,
  'about',
  'signin',
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
];

const page = new RegExp(`^/(${pages.join('|')})/?$`, 'i');

export const isPage = (path: string): boolean => page.test(path);

const folders = [
  'api',
  'assets',
  'chat',
  'create-checkout-session',
  'docs',
  'documents',
  'embed',
  'events',
  'flags',
  'healthz',
  'hosts',
  'login',
  'logout',
  'notifications',
  'openapi\\.json',
  'pay',
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

/** Paths of calls and files: what is missing there is said in JSON, not with a page. */
export const isCallPath = (path: string): boolean => callPath.test(path);
