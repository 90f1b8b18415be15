/**
 * Messages of the provider whose subject became known after they were stored are applied: one may have come in the very
 * moment in which another transaction wrote down what it is about.
 */
import type { ProviderFact } from '#backend/payments/types.ts';
import * as providerEvents from '#backend/repositories/provider-events.ts';
import type { Services } from '#backend/services.ts';
import { receiveProviderEvent } from './receive-provider-event.ts';

const limit = 100;

export async function applyStoredEvents(services: Pick<Services, 'db' | 'bus' | 'config'>): Promise<void> {
  // We stored it as such a fact.
  for (const { id, type, event } of await providerEvents.waiting(services.db, limit))
    await receiveProviderEvent(services, { id, type, what: event as ProviderFact });
}
