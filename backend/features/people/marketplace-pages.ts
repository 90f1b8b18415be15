/** Our own page for each call that a partner's page may not make: the refusal links to the very thing. */

/** The beginning of a route; `{id}` is the one in its path. The first that fits counts. */
const pages: readonly (readonly [route: string, page: string])[] = [
  ['/task/accepted/:id', '/Task/{id}'],
  ['/task/create', '/Select/Offer'],
  ['/api/task/:id', '/Offers/{id}/Edit'],
  ['/user/task', '/Dashboard'],
  ['/user/availability', '/Availability'],
  ['/user/calendar', '/Availability'],
  ['/user/counts', '/Dashboard'],
  ['/user/Profile', '/Profile'],
  ['/upload', '/Profile'],
  ['/requests/:id', '/Requests/{id}'],
  ['/requests', '/RequestBoard'],
  ['/request', '/Select/Request'],
  ['/chat/new', '/messages'],
  ['/payments', '/Payments'],
  ['/earnings', '/Earnings'],
  ['/payouts', '/Earnings'],
  ['/partners/:id', '/Partners/{id}'],
  ['/partners', '/Partners'],
  ['/embed/report', '/Partners/Report'],
  ['/operator', '/Operator/Disputes'],
  ['/user', '/Settings'],
  ['/email', '/Settings'],
  ['/passkeys', '/Settings'],
  ['/identities', '/Settings'],
  ['/auth', '/Settings'],
  ['/embed/codes', '/SignIn'],
];

/** The path of the page for a call to this route; that of the start for one that nobody has listed. */
export function marketplacePage(route: string, id: string): string {
  const found = pages.find(([known]) => route.startsWith(known));
  return (found?.[1] ?? '/').replace('{id}', encodeURIComponent(id));
}
