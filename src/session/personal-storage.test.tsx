import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFaultyNetwork } from '#tests/faulty-network/faulty-network.ts';
import { customer, freshToken, key, openTab, statusOf, translator } from './open-tab.test-support.ts';
import { browserTokenStore } from './token-store.ts';

const draft = { details: 'Call me at 555-123-4567', address: '12 Harbour Lane' };
const name = 'checkout.17';
const day = 86_400_000;

type Tab = ReturnType<typeof openTab>;

beforeEach(() => localStorage.clear());
afterEach(async () => {
  vi.restoreAllMocks();
  browserTokenStore(key).clear();
  localStorage.clear();
});

/** Everything that the next person finds on the device, names included. */
async function device(): Promise<string> {
  const databases = await indexedDB.databases();
  return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, databases]);
}

const encrypted = () => Object.keys(localStorage).filter((one) => one.startsWith('dragoman.private.'));
const isStored = (count = 1) => vi.waitFor(() => expect(encrypted()).toHaveLength(count));

async function expectNothingReadable() {
  const found = await device();
  for (const text of [...Object.values(draft), name, 'Harbour', '555-123']) expect(found).not.toContain(text);
}

async function typeAs(person: readonly [string, string], tab: Tab): Promise<void> {
  await tab.signIn(...person);
  tab.records.write(name, draft);
  await isStored();
}

describe.each([
  ['the marketplace’s own page', true],
  ['a partner’s page', false],
])('what a person has typed on %s', (_page, own) => {
  it('cannot be read after the sign-out, and is back when that person signs in again', async () => {
    const tab = openTab({ own });
    await typeAs(customer, tab);
    expect(tab.records.read(name)).toEqual(draft);
    await expectNothingReadable();
    await tab.signOut();
    expect(tab.records.read(name)).toBeUndefined();
    await expectNothingReadable();

    const next = openTab({ own });
    await next.signIn(...translator);
    expect(next.records.read(name)).toBeUndefined();
    expect(next.records.names('')).toEqual([]);
    await next.signOut();

    const again = openTab({ own });
    await again.signIn(...customer);
    expect(again.records.read(name)).toEqual(draft);
    again.records.remove(name);
    await isStored(0);
    await again.signOut();
  });

  it('becomes the property of whoever signs in, where it was typed signed out', async () => {
    const tab = openTab({ own });
    await tab.restore();
    tab.records.write(name, draft);
    const reloaded = openTab({ own });
    await reloaded.restore();
    expect(reloaded.records.read(name)).toEqual(draft);
    await reloaded.signIn(...customer);
    expect(reloaded.records.read(name)).toEqual(draft);
    await expectNothingReadable();
    await reloaded.signOut();
    expect(reloaded.records.read(name)).toBeUndefined();
    const other = openTab({ own });
    await other.signIn(...translator);
    expect(other.records.read(name)).toBeUndefined();
    await other.signOut();
    await reloaded.signIn(...customer);
    expect(reloaded.records.read(name)).toEqual(draft);
    await reloaded.signOut();
  });
});

describe('what a person has typed', () => {
  it('is stored only once it is known whose it is', async () => {
    localStorage.setItem(key, await freshToken());
    const network = createFaultyNetwork();
    await network.break('500');
    const tab = openTab({ backend: network.apiUrl });
    await tab.restore();
    expect(statusOf(tab)).toBe('unreachable');
    tab.records.write(name, draft);
    expect(tab.records.read(name)).toEqual(draft);
    await expectNothingReadable();
    await network.restore();
    await tab.restore();
    expect(tab.records.read(name)).toEqual(draft);
    await isStored();
    await expectNothingReadable();
    await tab.signOut();
  });

  it('cannot be read after the session expired, but by the same person', async () => {
    const tab = openTab();
    await typeAs(customer, tab);
    tab.expire();
    expect(tab.store.getState().ended?.email).toBe(customer[0]);
    expect(tab.records.read(name)).toBeUndefined();
    tab.records.write('typed later', draft);
    await isStored(2);
    await expectNothingReadable();
    await tab.signIn(...customer);
    expect([tab.records.read(name), tab.records.read('typed later')]).toEqual([draft, draft]);
    tab.expire();
    const gone = tab.records.departures();
    await tab.signIn(...translator);
    expect(tab.records.departures()).toBe(gone + 1);
    expect([tab.records.read(name), tab.records.read('typed later')]).toEqual([undefined, undefined]);
    await tab.signOut();
  });

  it('is gone from a tab when another one signs out', async () => {
    const [tab, other] = [openTab(), openTab()];
    const stop = tab.follow();
    await typeAs(customer, tab);
    await other.restore();
    expect(other.records.read(name)).toEqual(draft);
    await other.signOut();
    await vi.waitFor(() => expect(tab.records.read(name)).toBeUndefined());
    expect(tab.records.departures()).toBe(1);
    stop();
  });

  it('is the same in all tabs of that person', async () => {
    const [tab, other] = [openTab(), openTab()];
    await typeAs(customer, tab);
    await other.restore();
    const stop = other.follow();
    // A frame reports its changes of storage to this document, as another tab does.
    const frame = document.body.appendChild(document.createElement('iframe'));
    const elsewhere = frame.contentWindow?.localStorage;
    const [entry = ''] = encrypted();
    const stored = localStorage.getItem(entry) ?? '';
    elsewhere?.removeItem(entry);
    await vi.waitFor(() => expect(other.records.read(name)).toBeUndefined());
    elsewhere?.setItem(entry, stored);
    await vi.waitFor(() => expect(other.records.read(name)).toEqual(draft));
    frame.remove();
    stop();
    await tab.signOut();
  });

  it('is removed from the device after 30 days, whoever typed it', async () => {
    const tab = openTab();
    await typeAs(customer, tab);
    await tab.signOut();
    tab.records.write('offer-form', draft);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * day);
    await openTab().restore();
    expect(encrypted()).toHaveLength(1);
    expect(openTab().records.read('offer-form')).toEqual(draft);
    vi.mocked(Date.now).mockReturnValue(Date.now() + day);
    await openTab().restore();
    expect(encrypted()).toEqual([]);
    expect(openTab().records.read('offer-form')).toBeUndefined();
  });

  it.each(['signed in', 'signed out'])(
    'is known to be in memory alone while storage is full, %s',
    async (who) => {
      const tab = openTab();
      await (who === 'signed in' ? tab.signIn(...customer) : tab.restore());
      const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('', 'QuotaExceededError');
      });
      tab.records.write(name, draft);
      await vi.waitFor(() => expect(tab.records.isStored(name)).toBe(false));
      expect(tab.records.read(name)).toEqual(draft);
      full.mockRestore();
      tab.records.write(name, draft);
      await vi.waitFor(() => expect(tab.records.isStored(name)).toBe(true));
      await tab.signOut();
    },
  );

  it('is not stored at all where the browser cannot encrypt', async () => {
    vi.spyOn(globalThis, 'crypto', 'get').mockReturnValue({ ...crypto, subtle: undefined } as never);
    const tab = openTab();
    await tab.signIn(...customer);
    tab.records.write(name, draft);
    expect(tab.records.read(name)).toEqual(draft);
    await vi.waitFor(() => expect(tab.records.isStored(name)).toBe(false));
    await expectNothingReadable();
    await tab.signOut();
    expect(tab.records.read(name)).toBeUndefined();
    await expectNothingReadable();
  });
});
