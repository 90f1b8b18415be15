import { describe, expect, it } from 'vitest';
import { linkedPage } from './rows.ts';

const next = (link: string) => linkedPage(new Headers({ link }), 'next');

describe('the cursor of the next page', () => {
  it.each([
    ['</api/task/all?limit=24&cursor=a%2Fb>; rel="next"', 'a/b'],
    ['<https://backend.example/api/task/all?cursor=a#top>; rel=next', 'a'],
    ['<?cursor=a>;rel="prev", <?cursor=b> ; title="more" ; rel="Next"', 'b'],
    ['<?cursor=b>; rel="next", <?cursor=a>; rel="prev"', 'b'],
    ['<http://[?cursor=a>; rel="next"', 'a'],
    ['<//:99999999?cursor=%>; rel="next"', '%'],
  ])('is read from %s', (link, cursor) => {
    expect(next(link)).toBe(cursor);
  });

  it.each([
    '',
    'next',
    '<>; rel="next"',
    '<http://[>; rel="next"',
    '</api/task/all>; rel="next"',
    '<?cursor=>; rel="next"',
    '<?cursor=a>',
    '<?cursor=a; rel="next"',
    '<?cursor=a>; rel="prev"',
    '<?cursor=a>; rel="next-archive"',
    '<'.repeat(5000),
  ])('is not read from %s', (link) => {
    expect(next(link)).toBeNull();
  });
});

it('reads the cursor of the page before', () => {
  const headers = new Headers({ link: '<http://[?before=12>; rel="prev"' });
  expect(linkedPage(headers, 'prev')).toBe('12');
});
