import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDoor } from '#tests/contracts/widgets.ts';
import { newLine } from './line.ts';
import { signIn, type TwoPeople, twoPeople } from './people.ts';
import { patiently, place } from './placed.ts';
import { works } from './work.ts';

let people: TwoPeople;

beforeAll(async () => {
  people = await twoPeople();
});
beforeEach(() => signIn(people.person.email));
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** What is sent along the way, and may be sent again. */
const isNoise = (path: string) => /\/(read|typing)$/.test(path);

/** The calls that change something, as they are made from now on. */
function hearChanges(): string[] {
  const heard: string[] = [];
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname } = new URL(String(input));
    if ((init?.method ?? 'GET') !== 'GET' && !isNoise(pathname)) heard.push(`${init?.method} ${pathname}`);
    return fetch(input, init);
  });
  return heard;
}

describe.each(works)('$tag', (work) => {
  beforeAll(() => openDoor(work.tag));

  it('sends once what is sent twice at a time', async () => {
    const text = `Twice ${crypto.randomUUID()}`;
    await work.prepare?.(text, people);
    const element = place(work.tag, { ...work.attributes?.(people), 'api-url': newLine().apiUrl });
    await work.fill(element, text);
    const changes = hearChanges();
    work.send(element);
    work.send(element);
    await vi.waitFor(() => expect(work.isDone(element)).toBe(true), patiently);
    expect(changes).toHaveLength(1);
  });
});
