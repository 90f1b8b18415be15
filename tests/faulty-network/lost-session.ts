/** A page whose stored session cannot be restored, because the backend does not answer. */
import { expect, vi } from 'vitest';
import { createClient } from '#core/api/client.ts';
import { account } from '#core/api/session.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { otherTabs } from '#core/session/other-tabs.ts';
import { browserTokenStore } from '#core/session/token-store.ts';
import { createFaultyNetwork, type Fault, type FaultyNetwork, shortenTimeouts } from './faulty-network.ts';
import { slowPoll } from './test-element.ts';
import { apiUrl, password } from './two-people.ts';

const { session, config, enter } = getRuntime();

/** Another tab signs in, and this page finds the session stored while its connection has a fault. */
export async function loseSession(email: string, fault: Fault = '500'): Promise<FaultyNetwork> {
  await session.signOut();
  const network = createFaultyNetwork();
  await network.break(fault);
  config.configure({ apiUrl: network.apiUrl });
  const { storageKey } = config.getState();
  const elsewhere = createClient({ baseUrl: apiUrl, token: () => null });
  const { token } = await account(elsewhere).signIn(email, password);
  const shortTimeouts = shortenTimeouts();
  const leave = enter();
  browserTokenStore(storageKey).write(token);
  otherTabs(storageKey).notify('signed-in');
  await vi.waitFor(() => expect(session.store.getState().status).toBe('unreachable'), slowPoll);
  leave();
  shortTimeouts.mockRestore();
  return network;
}
