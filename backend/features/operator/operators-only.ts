/** The way into all calls under `/operator`. */
import { requireSession } from '#backend/features/people/require-session.ts';
import { type Hook, requireOperator } from '#backend/platform/http/caller.ts';
import type { Services } from '#backend/services.ts';

/** The hooks of a route that is there for operators alone. */
export const operatorsOnly = (services: Services): Hook[] => [requireSession(services), requireOperator];
