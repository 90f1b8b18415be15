import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { requestTypes } from '#core/domain/request.ts';
import { control, focused, parts, recordEvents } from '#tests/setup/test-element.ts';
import {
  button,
  clear,
  fillAll,
  place,
  placeFilled,
  publish,
  request,
  shows,
  signIn,
} from './request-form.test-support.ts';

/** The bodies of the calls, which reach the backend too. */
function sent() {
  const calls = vi.spyOn(globalThis, 'fetch');
  return () =>
    calls.mock.calls
      .filter(([url]) => String(url).endsWith('/request/create'))
      .map(([, init]): unknown => JSON.parse(String(init?.body)));
}

afterEach(async () => {
  vi.restoreAllMocks();
  await clear();
});

describe('publishing', () => {
  for (const category of ['document', 'call', 'translation'] as const) {
    it(`sends a request for ${category} as the backend expects it, and confirms it`, async () => {
      await signIn();
      const bodies = sent();
      const published = recordEvents('dragoman-request-published');
      const [type = ''] = requestTypes[category];
      const form = place({ type: category });
      await fillAll(form, type);
      const notices = recordEvents('dragoman-notice');
      await publish();
      await shows('Your request is published.');
      expect(bodies()).toEqual([
        {
          title: request.title,
          description: request.description,
          category,
          type,
          fromLanguage: ['de'],
          toLanguage: ['en'],
          price: 30,
          dueDate: request.dueDate,
          dueTime: request.dueTime,
          timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
      ]);
      expect(published[0]?.id).toBeTruthy();
      expect(notices.map(({ type }) => type)).toEqual(['success']);
      await vi.waitFor(() =>
        expect(parts(form, 'published')[0]?.getAttribute('href')).toMatch(/\/Requests\/[\w-]+$/),
      );
      form.remove();
      const fresh = place({ type: category });
      await vi.waitFor(() => expect(control(fresh, 'title')).toBeTruthy());
      expect(control(fresh, 'title').value).toBe('');
    });
  }

  it('sends once on a double click', async () => {
    await signIn();
    const bodies = sent();
    await placeFilled();
    await userEvent.dblClick(button('Publish'));
    await shows('Your request is published.');
    expect(bodies()).toHaveLength(1);
  });

  it('says what the backend refuses, beside the button and as a notice, and keeps all values', async () => {
    await signIn();
    const notices = recordEvents('dragoman-notice');
    const form = await placeFilled();
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(
      Response.json({ type: 'warning', message: 'Not today.' }, { status: 422 }),
    );
    await publish();
    await shows('Not today.');
    expect(notices).toEqual([{ type: 'warning', message: 'Not today.' }]);
    expect(control(form, 'title').value).toBe(request.title);
    await publish();
    await shows('Your request is published.');
  });

  it('goes back to the field that the backend refuses, and says why beside it', async () => {
    await signIn();
    const form = await placeFilled();
    const message = 'Please choose a later time.';
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(
      Response.json({ type: 'error', message, code: 'due-in-the-past', values: {} }, { status: 422 }),
    );
    await publish();
    await vi.waitFor(() => expect(focused(form)).toBe(control(form, 'dueDate')));
    expect(parts(form, 'field-error').map(({ textContent }) => textContent)).toEqual([message]);
    expect(parts(form, 'error')).toEqual([]);
  });

  it('goes back to the field that has become invalid while the form was open', async () => {
    await signIn();
    const form = await placeFilled();
    vi.setSystemTime(new Date('2100-01-01T12:00:00'));
    form.setAttribute('heading-level', '3');
    await vi.waitFor(() => expect(form.shadowRoot?.querySelector('h3[part=title]')).toBeTruthy());
    await publish();
    vi.useRealTimers();
    expect(focused(form)).toBe(control(form, 'dueDate'));
    expect(parts(form, 'field-error')[0]?.textContent).toContain('This day has passed.');
  });

  it('redirects to the page’s own address', async () => {
    await signIn();
    const published = recordEvents('dragoman-request-published');
    await placeFilled({ 'success-url': '#request-{id}' });
    await publish();
    await vi.waitFor(() => expect(location.hash).toBe(`#request-${published[0]?.id}`), 5000);
  });
});
