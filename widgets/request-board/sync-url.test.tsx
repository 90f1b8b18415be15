import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import './index.ts';
import { control, part, parts, placeElement, usualAttributes } from '#tests/setup/test-element.ts';
import { newUser, signInAs } from './request-board.test-support.ts';

const place = (attributes: Record<string, string> = {}) =>
  placeElement('dragoman-request-board', {
    ...usualAttributes,
    'page-size': '2',
    'sync-url': 'r-',
    ...attributes,
  });
const cards = (board: Element, count: number) =>
  vi.waitFor(() => expect(parts(board, 'request')).toHaveLength(count), 10_000);
const query = () => Object.fromEntries(new URLSearchParams(location.search));
const at = (search: string) => history.replaceState({ own: 1 }, '', `${location.pathname}${search}#top`);
const choose = (board: Element, name: string, value: string) =>
  userEvent.selectOptions(control(board, name), value);
const prices = (board: Element) =>
  parts(board, 'price').map(({ textContent }) => Number.parseInt(textContent.replace(/\D/g, ''), 10));

let before = '';

/** Five requests from Faroese, of which the last published is due first. */
beforeAll(async () => {
  const asker = await newUser('Ada');
  for (const price of [1, 2, 3, 4, 5])
    await asker.asks({ fromLanguage: 'fo', price, dueDate: `2999-01-${20 - price}` });
  await asker.asks({
    fromLanguage: 'fo',
    category: 'call',
    type: 'inbound',
    price: 6,
    dueDate: '2999-02-01',
  });
  await signInAs(await newUser('Tom'));
});
beforeEach(() => {
  before = location.href;
});
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', before);
});

describe('sync-url', () => {
  it('begins with what the address says, which wins over attributes, and keeps all that is not its own', async () => {
    at('?page=2&r-from=fo&r-category=document&r-sort=due&h-sort=newest');
    const length = history.length;
    const board = place({ category: 'call' });
    await cards(board, 2);
    expect(control(board, 'category').value).toBe('document');
    expect(control(board, 'sort').value).toBe('due');
    expect(prices(board)).toEqual([5, 4]);
    await userEvent.click(part(board, 'more'));
    await cards(board, 4);
    await vi.waitFor(() => expect(query()['r-shown']).toBe('4'));
    await choose(board, 'type', 'forms');
    await vi.waitFor(() => expect(query()['r-type']).toBe('forms'));
    await choose(board, 'sort', 'newest');
    await vi.waitFor(() => expect(query()).not.toHaveProperty('r-sort'));
    expect(query()).toEqual({
      page: '2',
      'h-sort': 'newest',
      'r-from': 'fo',
      'r-category': 'document',
      'r-type': 'forms',
    });
    expect([location.hash, history.state, history.length]).toEqual(['#top', { own: 1 }, length]);
  });

  it('shows as many requests again after a reload, and the page alone decides once it is gone', async () => {
    at('?r-from=fo&r-shown=6');
    const board = place();
    const loads: unknown[] = [];
    board.addEventListener('dragoman-load', ({ detail }) => loads.push(detail));
    await cards(board, 6);
    await vi.waitFor(() => expect(loads).toEqual([{ count: 6, total: 6 }]));
    expect(query()['r-shown']).toBe('6');
    await userEvent.click(part(board, 'clear'));
    await vi.waitFor(() => expect(location.search).toBe(''));
  });

  it('keeps its requests in order while a visitor changes it, and says so to the page', async () => {
    at('?flag&x=a%20b');
    const board = place({ from: 'fo' });
    const changes: unknown[] = [];
    board.addEventListener('dragoman-filter-change', ({ detail }) => changes.push(detail));
    await cards(board, 2);
    expect(prices(board)).toEqual([6, 5]);
    expect(location.search).toBe('?flag&x=a%20b');
    await choose(board, 'sort', 'due');
    await vi.waitFor(() => expect(prices(board)).toEqual([5, 4]));
    expect(location.search).toBe('?flag&x=a%20b&r-sort=due');
    expect(changes).toEqual([{ category: '', type: '', from: 'fo', to: '', sort: 'due' }]);
  });

  it('lets a board and its neighbours have their own parts, with bare names for one without a prefix', async () => {
    at('?b-from=fo&from=is');
    const [one, two, bare, none] = [
      place({ 'sync-url': 'a-' }),
      place({ 'sync-url': 'b-' }),
      place({ 'sync-url': '' }),
      place(),
    ];
    none.removeAttribute('sync-url');
    await vi.waitFor(() =>
      expect([one, two, bare, none].map((board) => control(board, 'from').value)).toEqual([
        '',
        'fo',
        'is',
        '',
      ]),
    );
    await choose(one, 'category', 'call');
    await choose(bare, 'sort', 'due');
    await vi.waitFor(() =>
      expect(query()).toEqual({ 'b-from': 'fo', from: 'is', 'a-category': 'call', sort: 'due' }),
    );
  });

  it('ignores what no filter takes, in one line on the console for each', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    at('?r-category=%3Cscript%3E&r-type=nothing&r-from=fo&r-shown=-1');
    const board = place();
    await cards(board, 2);
    expect([control(board, 'category').value, control(board, 'type').value]).toEqual(['', '']);
    const lines = warned.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('r-'));
    expect(lines).toHaveLength(3);
  });
});
