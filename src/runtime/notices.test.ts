import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noticeTypes } from '#core/domain/notice.ts';
import { createNotices } from './notices.ts';

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

it('replaces a notice by a newer one of the same topic', () => {
  const { notify, store } = createNotices();
  notify('error', 'Could not be saved', { topic: 'profile' });
  notify('info', 'You are offline', { topic: 'connection' });
  notify('success', 'Saved', { topic: 'profile' });
  expect(store.getState().map(({ message }) => message)).toEqual(['You are offline', 'Saved']);
});

it('says the same thing once, however many widgets say it', () => {
  const { notify, store } = createNotices();
  for (let widget = 0; widget < 3; widget += 1) notify('error', 'You seem to be offline.');
  expect(store.getState()).toHaveLength(1);
});

it('withdraws what is no longer true', () => {
  const { notify, withdraw, store } = createNotices();
  notify('warning', 'You are offline', { topic: 'connection' });
  notify('success', 'Saved');
  withdraw('connection');
  expect(store.getState().map(({ message }) => message)).toEqual(['Saved']);
});

it('shows no notice of a topic while a view of the page shows it', () => {
  const { notify, cover, store } = createNotices();
  notify('info', 'Ada: Hello', { topic: 'conversation:1' });
  const uncover = cover('conversation:1');
  notify('info', 'Ada: Are you there?', { topic: 'conversation:1' });
  expect(store.getState()).toEqual([]);
  uncover();
  notify('info', 'Ada: Bye', { topic: 'conversation:1' });
  expect(store.getState()).toHaveLength(1);
});
