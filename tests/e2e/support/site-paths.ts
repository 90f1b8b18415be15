/** Paths of the site, one or two for each page. */
import { sitePages } from '#core/domain/pages.ts';

/** A path that is not found. */
export const missingPath = '/no-such-page';

/** The finished task of the demo customer, after the 76 sample offers: tests/backend/calls/sample-data.test.ts. */
export const demoTaskPath = '/Task/77';

/** The demo customer has no partner and is no operator; the ids of requests are not known beforehand. */
const withoutExample: readonly string[] = [
  '/Partners/:id',
  '/Operator',
  '/Operator/Users',
  '/Operator/Users/:id',
  '/Operator/Tasks',
  '/Operator/Audit',
  '/Operator/Disputes',
  '/Requests/:id',
  '/Requests/:id/Edit',
];

const pathsOf = (isPublic: boolean): string[] =>
  sitePages
    .filter((page) => page.public === isPublic && !withoutExample.includes(page.path))
    .map(({ path, ...page }) => {
      if (path === '/Task/:id') return demoTaskPath;
      const example = path.replace(':category', 'call').replace(':id', '1').replace('/*', '');
      return 'hasToken' in page ? `${example}?token=sample` : example;
    });

export const publicPaths = [...pathsOf(true), '/SignIn?mode=sign-up', missingPath];

/** Those of signed-in people, and public ones that look different to them. */
export const signedInPaths = [...pathsOf(false), '/RequestBoard', '/Partners'];
