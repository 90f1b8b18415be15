import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import './index.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { focused, part, parts, recordEvents } from '#tests/setup/test-element.ts';
import {
  apiUrl,
  customer,
  partyOf,
  place,
  rowOf,
  signInAs,
  signInAsNewcomer,
  texts,
  translator,
  uniqueText,
} from './dashboard.test-support.ts';

const { session } = getRuntime();
const selected = (dashboard: Element) =>
  parts(dashboard, 'tab').find((tab) => tab.ariaSelected === 'true')?.textContent;
const shown = (dashboard: Element, name: string) =>
  vi.waitFor(() => expect(part(dashboard, name), name).toBeTruthy());

afterEach(async () => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  await session.signOut();
});

describe('accessibility', () => {
  it('has no violations on any tab, while loading, empty and failed', async () => {
    const states: (Record<string, string> & { part: string })[] = [
      { tab: 'created', part: 'task' },
      { tab: 'accepted', part: 'row' },
      { tab: 'finished', part: 'review' },
      { tab: 'requests', part: 'request' },
      { demo: 'loading', part: 'skeleton' },
      { demo: 'loading', tab: 'finished', part: 'skeleton' },
      { demo: 'empty', part: 'empty' },
      { demo: 'empty', tab: 'accepted', part: 'empty' },
      { demo: 'error', tab: 'accepted', part: 'error' },
    ];
    for (const { part: name, ...attributes } of states) {
      const dashboard = place({ demo: '', ...attributes });
      await shown(dashboard, name);
      expect((await axe.run(dashboard)).violations, JSON.stringify(attributes)).toEqual([]);
    }
  });

  it('has no violations in a dialog and signed out', async () => {
    for (const [tab, opener] of [
      ['accepted', 'action'],
      ['finished', 'rate'],
    ] as const) {
      const dashboard = place({ demo: '', tab });
      await shown(dashboard, opener);
      const quiet = parts(dashboard, opener).find((one) => /Cancel|Rate/.test(one.textContent ?? ''));
      quiet?.click();
      await vi.waitFor(() =>
        expect(dashboard.shadowRoot?.querySelector('dialog[open] [part=confirm]')).toBeTruthy(),
      );
      expect((await axe.run(dashboard)).violations, tab).toEqual([]);
    }
    const signedOut = place();
    await shown(signedOut, 'sign-in');
    expect((await axe.run(signedOut)).violations).toEqual([]);
  });

  it('opens tabs with the keyboard and keeps the focus on them', async () => {
    const dashboard = place({ demo: '' });
    await shown(dashboard, 'task');
    part(dashboard, 'tab').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(selected(dashboard)).toBe('Accepted');
    await userEvent.keyboard('{End}');
    expect([selected(dashboard), focused(dashboard)?.textContent]).toEqual(['Requests', 'Requests']);
    await userEvent.keyboard('{ArrowRight}');
    expect(selected(dashboard)).toBe('Created Tasks');
  });
});

describe('attributes', () => {
  it('opens the tab of its attribute, also when that changes', async () => {
    const changes = recordEvents('dragoman-tab-change');
    const dashboard = place({ demo: '', tab: 'accepted' });
    await shown(dashboard, 'row');
    expect(selected(dashboard)).toBe('Accepted');
    dashboard.tab = 'finished';
    await vi.waitFor(() => expect(selected(dashboard)).toBe('Finished'));
    expect(changes).toEqual([]);
    parts(dashboard, 'tab')[0]?.click();
    await vi.waitFor(() => expect(selected(dashboard)).toBe('Created Tasks'));
    expect(changes).toEqual([{ tab: 'created' }]);
  });

  it('links offers, conversations and the profile to the addresses of its attributes', async () => {
    const urls = { 'detail-url': '/offer/{id}', 'messages-url': '/talk?view=wide', 'profile-url': '/me' };
    const dashboard = place({ demo: '', tab: 'accepted', ...urls });
    await shown(dashboard, 'row');
    const address = (name: string) => {
      const { pathname, search } = part(dashboard, name) as HTMLAnchorElement;
      return pathname + search;
    };
    expect(address('conversation')).toBe('/talk?view=wide&conversation=sample-1');
    expect(address('profile')).toBe('/me');
    dashboard.tab = 'created';
    await vi.waitFor(() => expect(part(dashboard, 'task').querySelector('a')?.pathname).toBe('/offer/1'));
  });

  it('shows offers in four columns if they fit, in one on a phone', async () => {
    const dashboard = place({ demo: '' });
    await shown(dashboard, 'task');
    const columns = () => getComputedStyle(part(dashboard, 'grid')).gridTemplateColumns.split(' ').length;
    for (const [width, expected] of [
      [1200, 4],
      [720, 3],
      [500, 2],
      [320, 1],
    ] as const) {
      dashboard.style.width = `${width}px`;
      await vi.waitFor(() => expect(columns(), `${width}`).toBe(expected));
    }
  });

  it('is in German, and mirrored in Arabic', async () => {
    const dashboard = place({ demo: '', locale: 'de', tab: 'accepted' });
    await vi.waitFor(() =>
      expect(texts(dashboard, 'state')).toEqual(['Geliefert', 'Angenommen', 'In Arbeit']),
    );
    dashboard.setAttribute('locale', 'ar');
    await vi.waitFor(() => expect(getComputedStyle(part(dashboard, 'table')).direction).toBe('rtl'));
  });
});

describe('states', () => {
  it('shows the person who is signed in, and their offers', async () => {
    await signInAs(translator);
    const owner = await partyOf(translator);
    const own = await owner.offers();
    const dashboard = place();
    await vi.waitFor(() => expect(parts(dashboard, 'task')).toHaveLength(Math.min(48, own.length)));
    expect(part(dashboard, 'name').textContent).toBe(owner.user.fullName);
    expect(part(dashboard, 'email').textContent).toBe(translator);
    const first = part(dashboard, 'task').querySelector('a') as HTMLAnchorElement;
    expect([first.textContent, first.pathname]).toEqual([own[0]?.title, `/ProductDetails/${own[0]?.id}`]);
    expect(part(dashboard, 'active').textContent).toBe('Active');
  });

  it('has empty states that offer a way to begin', async () => {
    await signInAsNewcomer();
    const dashboard = place();
    await vi.waitFor(() => expect(part(dashboard, 'empty').textContent).toContain('not published an offer'));
    expect((part(dashboard, 'publish') as HTMLAnchorElement).pathname).toBe('/Select/Offer');
  });

  it('shows open and finished tasks, each with its other party', async () => {
    await signInAs(customer);
    const [me, owner] = [await partyOf(customer), await partyOf(translator)];
    const [offer] = await owner.offers();
    const [open, over] = [uniqueText('Under way'), uniqueText('Over')];
    for (const details of [open, over])
      await me.book(offer?.id ?? '', { details, timeZone: 'Pacific/Auckland' });
    await owner.move(over, 'declined');

    const dashboard = place({ tab: 'accepted' });
    const row = await rowOf(dashboard, open);
    expect(dashboard.shadowRoot?.querySelector('thead')?.textContent).toBe('NameStateTaskTypeTime');
    expect([texts(row, 'state'), texts(row, 'title')]).toEqual([['Accepted'], [offer?.title]]);
    expect(texts(row, 'paid')).toEqual(['Not paid']);
    expect(part(row, 'party').textContent).toBe(`${owner.user.fullName}${translator}Your translator`);
    expect(part(row, 'time').textContent).toMatch(/your time · .+ in \w+/);
    expect((part(row, 'conversation') as HTMLAnchorElement).search).toMatch(/^\?conversation=.+/);
    expect(parts(dashboard, 'row').some((one) => one.textContent?.includes(over))).toBe(false);

    parts(dashboard, 'tab')[2]?.click();
    expect(texts(await rowOf(dashboard, over), 'state')).toEqual(['Declined']);
    expect(parts(dashboard, 'action')).toEqual([]);
  });

  it('shows the answers of a backend with only the spec’s calls', async () => {
    await signInAs(customer);
    const row = {
      firstname: 'Ana',
      lastname: 'Lima',
      email: 'ana@example.org',
      image: null,
      title: 'A letter',
    };
    const rest = {
      status: 'Waiting',
      task_languages: ['pt'],
      time: '14:00',
      type: 'legal',
      user_language: [],
    };
    const fetchNow = globalThis.fetch;
    vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
      String(input).endsWith('/task/accepted')
        ? Promise.resolve(Response.json([{ ...row, ...rest }]))
        : fetchNow(input, init),
    );
    const dashboard = place({ tab: 'accepted' });
    const shownRow = await rowOf(dashboard, 'Ana Lima');
    for (const text of ['Waiting', 'A letter', 'legal', 'Portuguese', '14:00'])
      expect(shownRow.textContent).toContain(text);
    expect(shownRow.querySelector('button')).toBeNull();
  });

  it('says what failed, and recovers with Retry', async () => {
    await signInAsNewcomer();
    const errors = recordEvents('dragoman-error');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('cut off')));
    const dashboard = place({ tab: 'finished' });
    await vi.waitFor(() => expect(part(dashboard, 'error')).toBeTruthy());
    expect(errors.at(-1)).toMatchObject({ status: 0 });
    vi.unstubAllGlobals();
    part(dashboard, 'retry').click();
    await shown(dashboard, 'find');
  });

  it('asks to sign in, shows the tasks after sign-in, and removes them after sign-out', async () => {
    const dashboard = place({ tab: 'finished' });
    await shown(dashboard, 'sign-in');
    await signInAs(customer);
    await shown(dashboard, 'row');
    await session.signOut();
    await vi.waitFor(() => expect(part(dashboard, 'error').textContent).toContain('sign in'));
    expect(parts(dashboard, 'row')).toEqual([]);
  });

  it('makes no call in demo', async () => {
    const calls = vi.fn(globalThis.fetch);
    vi.stubGlobal('fetch', calls);
    const dashboard = place({ demo: '', tab: 'accepted', 'api-url': apiUrl });
    await shown(dashboard, 'action');
    part(dashboard, 'action').click();
    await new Promise(requestAnimationFrame);
    expect(calls).not.toHaveBeenCalled();
  });
});
