/** Writes refused calls to the audit log. What is done is written by the use case that does it. */
import type { FastifyRequest } from 'fastify';
import type { AuditAction, AuditOutcome } from '#backend/database/audit-actions.ts';
import { isUuid, smallId } from '#backend/database/ids.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import type { Services } from '#backend/services.ts';
import { networkOf, sourceOf } from './call-source.ts';
import type { App } from './fastify-app.ts';
import { knownUser, tokenOf } from './require-session.ts';

export const auditedCalls: Readonly<Record<string, AuditAction>> = {
  'POST /signup': 'sign-up',
  'POST /login': 'sign-in',
  'POST /signup/passkey': 'sign-up',
  'POST /login/passkey': 'sign-in',
  'POST /user/reauthenticate/passkey': 'confirm-passkey',
  'POST /passkeys': 'add-passkey',
  'DELETE /passkeys/:id': 'remove-passkey',
  'POST /login/provider': 'sign-in',
  'POST /login/link-code': 'sign-in',
  'POST /embed/codes': 'sign-in-on-site',
  'POST /embed/session': 'sign-in-on-site',
  'POST /embed/link-codes': 'sign-in',
  'POST /user/reauthenticate': 'confirm-password',
  'POST /user/reauthenticate/provider': 'confirm-by-provider',
  'POST /identities': 'link-provider',
  'DELETE /identities/:id': 'unlink-provider',
  'POST /user/password': 'change-password',
  'DELETE /user/sessions': 'end-other-sessions',
  'DELETE /user/sessions/:id': 'end-session',
  'GET /user/export': 'export-data',
  'DELETE /user': 'delete-account',
  'PATCH /user/Profile': 'change-profile',
  'POST /upload': 'set-picture',
  'GET /embed/report': 'read-report',
  'GET /documents/:id': 'read-document',
  'PATCH /task/accepted/:id': 'use-task',
  'GET /task/accepted/:id/history': 'use-task',
  'GET /task/accepted/:id/calendar.ics': 'use-task',
  'POST /task/accepted/:id/documents': 'use-task',
  'POST /task/accepted/:id/review': 'use-task',
  'POST /task/accepted/:id/review/reply': 'use-task',
  'POST /task/accepted/:id/dispute': 'open-dispute',
  'DELETE /task/accepted/:id/dispute': 'use-task',
  'POST /task/accepted/:id/settlement': 'use-task',
  'POST /task/accepted/:id/settlement/accept': 'settle-task',
  'POST /task/accepted/:id/settlement/decline': 'use-task',
  'GET /operator/disputes': 'decide-dispute',
  'POST /operator/disputes/:id': 'decide-dispute',
  'POST /payouts/account': 'set-up-payouts',
  'POST /create-checkout-session': 'begin-payment',
  'GET /chat/selectedChat/:id': 'use-conversation',
  'POST /chat/new/message/:id': 'use-conversation',
  'POST /chat/:id/read': 'use-conversation',
  'POST /chat/:id/typing': 'use-conversation',
  'PATCH /requests/:id': 'use-request',
  'DELETE /requests/:id': 'use-request',
  'GET /requests/:id/proposals': 'use-proposals',
  'PATCH /requests/:id/proposals/:proposal': 'use-proposals',
  'POST /requests/:id/proposals/:proposal/accept': 'use-proposals',
};

const outcomes: Readonly<Record<number, AuditOutcome>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  429: 'too-many',
};

/** Of one network in a minute, so that nobody fills the log. */
const mostRefusals = 60;

/** Before the routes. */
export function auditRefusals(app: App, { db }: Pick<Services, 'db'>): void {
  const count = app.createRateLimit({
    max: mostRefusals,
    timeWindow: 60_000,
    keyGenerator: (call) => networkOf(call.ip) ?? 'unknown',
  });
  app.addHook('onSend', async (call, reply) => {
    const action = auditedCalls[`${call.method} ${call.routeOptions.url}`];
    const outcome = outcomes[reply.statusCode];
    if (!action || !outcome || isNoAttempt(call, action, outcome)) return;
    const limit = await count(call);
    if (!limit.isAllowed && limit.isExceeded) return;
    const actor = knownUser(call);
    const event = { action, outcome, actor, subject: idIn(call) ?? actor };
    // The caller gets the refusal, whether it can be recorded or not.
    await auditEvents.record(db, sourceOf(call), event).catch((error: unknown) => call.log.error(error));
  });
}

/** A page of a signed-out visitor has no token. The use case records a wrong password: it knows whose it is not. */
const isNoAttempt = (call: FastifyRequest, action: AuditAction, outcome: AuditOutcome): boolean =>
  outcome === 'unauthenticated' &&
  (action === 'sign-in' || (action !== 'sign-in-on-site' && tokenOf(call) === undefined));

/** Only what has the form of our ids: the address may contain any text. */
function idIn({ params }: FastifyRequest): string | undefined {
  const { id } = (params ?? {}) as Record<string, string | undefined>;
  return id !== undefined && (isUuid(id) || smallId(id) !== undefined) ? id : undefined;
}
