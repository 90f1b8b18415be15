import { expect, it, vi } from 'vitest';
import type { Runtime, SessionChangeListener } from '#core/runtime/types.ts';
import { announceSessionChanges } from './session-notices.ts';

it.each([
  ['restored', 'success', 'Logged In'],
  ['expired', 'info', 'Your Session is expired. Please login again.'],
  ['signed-out', 'info', 'Logged out'],
] as const)('tells that the session is %s in a notice of type %s: %s', async (news, type, message) => {
  const notify = vi.fn();
  let tell: SessionChangeListener = () => undefined;
  const runtime = {
    tellSessionNews: (listener: SessionChangeListener) => {
      tell = listener;
    },
    config: { getState: () => ({ locale: 'en', messages: {} }) },
    notices: { notify },
  };
  announceSessionChanges(runtime as unknown as Runtime);
  tell(news);
  await vi.waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith(type, message));
});
