/** Paths of the site, one or two for each kind of page. */

/** A path that is not found. */
export const missingPath = '/no-such-page';

/** The finished task of the demo customer, after the 76 sample offers: tests/backend/sample-data.test.ts. */
export const demoTaskPath = '/Task/77';

export const publicPaths = [
  '/',
  '/ServicePage',
  '/Category/document',
  '/call',
  '/About',
  '/SignIn',
  '/SignIn?mode=sign-up',
  '/ForgotPassword',
  '/ResetPassword?token=sample',
  '/VerifyEmail?token=sample',
  '/UndoEmail',
  '/Unsubscribe?token=sample',
  '/ProductDetails/1',
  '/Checkout/1',
  '/Privacy',
  '/TeamSection',
  '/HomePage',
  '/Error',
  '/Embed',
  '/Partners',
  '/Docs',
  missingPath,
];

export const signedInPaths = [
  '/Profile',
  '/Dashboard',
  demoTaskPath,
  '/Payments',
  '/Earnings',
  '/Settings',
  '/messages',
  '/Post',
  '/CallForm',
  '/Select',
  '/Select/Request',
  '/Select/Request/call',
  '/Select/Offer',
  '/Offers/1/Edit',
  '/RequestBoard',
  '/Partners/Report',
  '/Partners',
];
