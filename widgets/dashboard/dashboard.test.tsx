import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import './index.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { focused, part, parts, recordEvents } from '#tests/setup/test-element.ts';
import {
  apiUrl,
  customer,
  place,
  rowOf,
  signInAs,
  signInAsNewcomer,
  texts,
  twoParties,
} from './dashboard.test-support.ts';

const { session } = getRuntime();
const selected = (dashboard: Element) =>
  parts(dashboard, 'tab')
    .find((tab) => tab.ariaSelected === 'true')
    ?.textContent?.replace(/ \d+$/, '');
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
      { tab: 'finished', part: 'row' },
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
    const dashboard = place({ demo: '' });
    await shown(dashboard, 'delete');
    part(dashboard, 'delete').click();
    await vi.waitFor(() =>
      expect(dashboard.shadowRoot?.querySelector('dialog[open] [part=confirm]')).toBeTruthy(),
    );
    expect((await axe.run(dashboard)).violations).toEqual([]);
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
    expect([selected(dashboard), focused(dashboard)?.ariaSelected]).toEqual(['Requests', 'true']);
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

  it('links offers, tasks and the profile to the addresses of its attributes', async () => {
    const urls = {
      'detail-url': '/offer/{id}',
      'task-url': '/job?n={id}',
      'edit-url': '/change/{id}',
      'profile-url': '/me',
    };
    const dashboard = place({ demo: '', tab: 'accepted', ...urls });
    await shown(dashboard, 'row');
    const address = (name: string) => {
      const { pathname, search } = part(dashboard, name) as HTMLAnchorElement;
      return pathname + search;
    };
    expect(address('action')).toBe('/job?n=1');
    expect(address('profile')).toBe('/me');
    dashboard.tab = 'created';
    await vi.waitFor(() => expect(part(dashboard, 'task').querySelector('a')?.pathname).toBe('/offer/1'));
    expect(address('edit')).toBe('/change/1');
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
    const { owner, offerId } = await twoParties();
    await signInAs(owner.email);
    const dashboard = place();
    await vi.waitFor(() => expect(parts(dashboard, 'task')).toHaveLength(1));
    expect(part(dashboard, 'name').textContent).toBe(owner.user.fullName);
    expect(part(dashboard, 'email').textContent).toBe(owner.email);
    const first = part(dashboard, 'task').querySelector('a') as HTMLAnchorElement;
    expect([first.textContent, first.pathname]).toEqual(['Certificates', `/ProductDetails/${offerId}`]);
    expect(part(dashboard, 'active').textContent).toBe('Active');
  });

  it('has empty states that offer a way to begin', async () => {
    await signInAsNewcomer();
    const dashboard = place();
    await vi.waitFor(() => expect(part(dashboard, 'empty').textContent).toContain('not published an offer'));
    expect((part(dashboard, 'publish') as HTMLAnchorElement).pathname).toBe('/Select/Offer');
  });

  it('says on a partner’s page that it shows only what was booked there, with a link to the rest', async () => {
    await signInAsNewcomer();
    const { user } = session.store.getState();
    session.store.setState({ user: user && { ...user, phone: null, address: null } });
    const dashboard = place({ tab: 'accepted' });
    await shown(dashboard, 'marketplace');
    expect(part(dashboard, 'empty').textContent).toContain('Nothing from this page yet.');
    const link = part(dashboard, 'marketplace') as HTMLAnchorElement;
    expect(link.pathname + link.search).toBe('/Dashboard?tab=accepted');
  });

  it('shows open and finished tasks, each with its other party', async () => {
    const { buyer, owner, booked } = await twoParties();
    const [open, over] = [await booked([], 'Pacific/Auckland'), await booked(['declined'])];
    await signInAs(buyer.email);
    const dashboard = place({ tab: 'accepted' });
    const row = await rowOf(dashboard, open);
    const head = dashboard.shadowRoot?.querySelectorAll('thead th') ?? [];
    expect([...head].map(({ textContent }) => textContent).slice(0, 5)).toEqual([
      'Name',
      'State',
      'Task',
      'Type',
      'Time',
    ]);
    expect([texts(row, 'state'), texts(row, 'title')]).toEqual([['Accepted'], ['Certificates']]);
    expect(part(row, 'title').querySelector('a')?.pathname).toBe(`/Task/${open}`);
    expect(texts(row, 'paid')).toEqual(['Not paid']);
    expect(texts(row, 'language')).toEqual(['German', 'English']);
    expect(part(row, 'party').textContent).toContain(`${owner.user.fullName}Your translator`);
    expect(dashboard.shadowRoot?.textContent).not.toContain(owner.email);
    expect(part(row, 'time').textContent).toMatch(/your time · .+ in \w+/);
    expect(parts(dashboard, 'row')).toHaveLength(1);

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
      String(input).includes('/task/accepted')
        ? Promise.resolve(Response.json([{ ...row, ...rest }]))
        : fetchNow(input, init),
    );
    const dashboard = place({ tab: 'accepted' });
    await shown(dashboard, 'row');
    const shownRow = part(dashboard, 'row');
    for (const text of ['Ana Lima', 'Waiting', 'A letter', 'legal', 'Portuguese', '14:00'])
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
    await shown(dashboard, 'pay');
    part(dashboard, 'pay').click();
    await new Promise(requestAnimationFrame);
    expect(calls).not.toHaveBeenCalled();
  });
});
