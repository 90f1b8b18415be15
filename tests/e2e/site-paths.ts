/** Paths of the site, one or two for each kind of page. */

/** A path that is not found. */
export const missingPath = '/no-such-page';

export const publicPaths = [
  '/',
  '/ServicePage',
  '/Category/document',
  '/call',
  '/About',
  '/SignIn',
  '/SignIn?mode=sign-up',
  '/ProductDetails/1',
  '/Checkout/1',
  '/Privacy',
  '/TeamSection',
  '/HomePage',
  '/Error',
  '/Embed',
  '/Docs',
  missingPath,
];

export const signedInPaths = [
  '/Profile',
  '/Dashboard',
  '/Settings',
  '/messages',
  '/Post',
  '/CallForm',
  '/Select',
  '/Select/Request',
  '/Select/Request/call',
  '/Select/Offer',
  '/RequestBoard',
  '/Partners/Report',
];
