import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createNotices, noticeTypes } from '#core/runtime/notices.ts';

beforeEach(() => {
  const page = Object.assign(new EventTarget(), { querySelector: () => ({}) });
  vi.stubGlobal('document', page);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('knows success, error, warning and info', () => {
  const { notify, store } = createNotices();
  for (const type of noticeTypes) notify(type, 'Saved');
  expect(store.getState().map(({ type }) => type)).toEqual(['success', 'error', 'warning', 'info']);
  expect(console.log).not.toHaveBeenCalled();
});

it('logs a type that it does not know, and shows the notice all the same', () => {
  const { notify, store } = createNotices();
  notify('peculiar', 'Odd');
  expect(store.getState()).toMatchObject([{ type: 'info', message: 'Odd' }]);
  expect(console.log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('peculiar'));
});
