/** Writes refused calls to the audit log. What is done is written by the use case that does it. */
import type { FastifyRequest } from 'fastify';
import { type AuditAction, type AuditOutcome, auditActions } from '#backend/database/audit-actions.ts';
import { isUuid, smallId } from '#backend/database/ids.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import type { Services } from '#backend/services.ts';
import { auditedCalls } from './audited-calls.ts';
import { networkOf, sourceOf } from './call-source.ts';
import type { App } from './fastify-app.ts';
import { knownPartner } from './require-partner-key.ts';
import { knownUser, tokenOf } from './require-session.ts';

const outcomes: Readonly<Record<number, AuditOutcome>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  429: 'too-many',
};

/** A member may not do everything: a private address for a webhook, the last member, a partner of the environment. */
const refusedChanges: Readonly<Record<number, AuditOutcome>> = {
  400: 'refused',
  409: 'refused',
  410: 'refused',
  422: 'refused',
};

/** Of one network in a minute, so that nobody fills the log. */
const mostRefusals = 60;
/** A program with a wrong key goes on and on, and one row a minute shows it. */
const mostOfKeys = 1;

/** Before the routes. */
export function auditRefusals(app: App, { db, partners }: Pick<Services, 'db' | 'partners'>): void {
  const limitTo = (max: number, of: string) =>
    app.createRateLimit({
      max,
      timeWindow: 60_000,
      keyGenerator: (call) => `${networkOf(call.ip) ?? 'unknown'} ${of}`,
    });
  const [countRefusals, countKeys] = [limitTo(mostRefusals, 'refusals'), limitTo(mostOfKeys, 'keys')];
  app.addHook('onSend', async (call, reply) => {
    const action = auditedCalls[`${call.method} ${call.routeOptions.url}`];
    if (!action) return;
    const outcome =
      outcomes[reply.statusCode] ??
      (action === 'change-partner' ? refusedChanges[reply.statusCode] : undefined);
    if (!outcome || isNoAttempt(call, action, outcome)) return;
    const limit = await (action === 'use-partner-key' ? countKeys : countRefusals)(call);
    if (!limit.isAllowed && limit.isExceeded) return;
    const actor = knownUser(call);
    // The caller gets the refusal, whether it can be recorded or not.
    try {
      const isOfPartner = auditActions[action] === 'partner';
      const subject = isOfPartner ? await partnerIn(call) : (idIn(call) ?? actor);
      await auditEvents.record(db, sourceOf(call), { action, outcome, actor, subject });
    } catch (error) {
      call.log.error(error);
    }
  });

  /** Only the id of one that exists: the address may contain any text. */
  async function partnerIn(call: FastifyRequest): Promise<string | undefined> {
    const known = knownPartner(call);
    if (known) return known.id;
    // Below `/partner/` the id is that of a booking.
    const id = call.routeOptions.url?.startsWith('/partners/') ? pathId(call) : undefined;
    return id === undefined ? undefined : (await partners.find(id))?.id;
  }
}

/** A page of a signed-out visitor has no token. The use case records a wrong password: it knows whose it is not. */
const isNoAttempt = (call: FastifyRequest, action: AuditAction, outcome: AuditOutcome): boolean =>
  outcome === 'unauthenticated' &&
  (action === 'sign-in' || (action !== 'sign-in-on-site' && tokenOf(call) === undefined));

/** Only what has the form of our ids: the address may contain any text. */
function idIn(call: FastifyRequest): string | undefined {
  const id = pathId(call);
  return id !== undefined && (isUuid(id) || smallId(id) !== undefined) ? id : undefined;
}

const pathId = ({ params }: FastifyRequest): string | undefined =>
  ((params ?? {}) as Record<string, string | undefined>).id;
