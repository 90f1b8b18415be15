import { expect, it, vi } from 'vitest';
import type { Runtime, SessionChangeListener } from '#core/runtime/types.ts';
import { announceSessionChanges } from './session-notices.ts';

it.each([
  ['restored', 'success', 'Logged In'],
  ['expired', 'info', 'Your Session is expired. Please login again.'],
  ['signed-out', 'info', 'Logged out'],
] as const)('reports that the session is %s in a notice of type %s: %s', async (change, type, message) => {
  const notify = vi.fn();
  let report: SessionChangeListener = () => undefined;
  const runtime = {
    onSessionChange: (listener: SessionChangeListener) => {
      report = listener;
    },
    config: { getState: () => ({ locale: 'en', messages: {} }) },
    notices: { notify },
  };
  announceSessionChanges(runtime as unknown as Runtime);
  report(change);
  await vi.waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith(type, message, { topic: 'session' }));
});
