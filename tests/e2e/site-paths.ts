/** The addresses of the site, one or two for each kind of page. */

/** Of which the browser itself says that it is not there. */
export const missing = '/no-such-page';

export const open = [
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
  missing,
];

export const signedInOnly = [
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
