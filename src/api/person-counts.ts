/** How many things of each kind the user has. */

import { ApiError } from './api-error.ts';
import type { Client } from './client.ts';
import { signedIn } from './signed-in.ts';
import { numberOf, recordOf } from './wire.ts';

export interface PersonCounts {
  offers: number;
  openTasks: number;
  finishedTasks: number;
  requests: number;
  proposals: number;
}

/** Null for a backend with only the spec's calls. */
export async function countsOf(client: Client): Promise<PersonCounts | null> {
  try {
    const wire = recordOf(await signedIn(client).read('/user/counts'));
    return {
      offers: numberOf(wire.offers) ?? 0,
      openTasks: numberOf(wire.open_tasks) ?? 0,
      finishedTasks: numberOf(wire.finished_tasks) ?? 0,
      requests: numberOf(wire.requests) ?? 0,
      proposals: numberOf(wire.proposals) ?? 0,
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
