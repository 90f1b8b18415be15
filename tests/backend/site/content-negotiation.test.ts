import { expect, it } from 'vitest';
import { negotiatePage } from '#backend/features/site/page-addresses.ts';

const browser = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8';

it.each([
  ['/payments', browser, '/Payments'],
  ['/Payments?limit=2', browser, '/Payments?limit=2'],
  ['/Payments?limit=2', 'application/json', '/payments?limit=2'],
  ['/EARNINGS/', '*/*', '/earnings/'],
  ['/operator/disputes', browser, '/Operator/Disputes'],
  ['/Operator/Disputes', undefined, '/operator/disputes'],
  ['/mailbox', browser, '/Mailbox'],
  ['/Requests/Ab1', '*/*', '/requests/Ab1'],
  ['/partners', browser, '/Partners'],
  ['/Partners', 'application/json', '/partners'],
  ['/partners/report', browser, '/Partners/Report'],
  ['/Partners/a-1', '*/*', '/partners/a-1'],
  ['/partners/a-1/report', browser, '/partners/a-1/report'],
  ['/Mailbox/Ab1', '*/*', '/Mailbox/Ab1'],
  ['/requests', browser, '/requests'],
  ['/requests/Ab1/proposals', browser, '/requests/Ab1/proposals'],
  ['/earnings/summary', browser, '/earnings/summary'],
  ['/earnings.csv', browser, '/earnings.csv'],
  ['/PaymentsX', '*/*', '/PaymentsX'],
])('leads a GET of %s with the Accept header %s to %s', (url, accept, expected) => {
  expect(negotiatePage({ method: 'GET', headers: { accept } }, url)).toBe(expected);
});

it('leaves other methods alone', () => {
  expect(negotiatePage({ method: 'DELETE', headers: { accept: browser } }, '/Requests/1')).toBe(
    '/Requests/1',
  );
});
