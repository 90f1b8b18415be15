/** Writes refused calls to the audit log. What is done is written by the use case that does it. */
import type { FastifyRequest } from 'fastify';
import { knownPartner } from './features/partners/access.ts';
import { isUuid, smallId } from './platform/database/ids.ts';
import { type AuditAction, type AuditOutcome, auditActions } from './platform/database/tables-partners.ts';
import { knownUser, networkOf, requiredScope, sourceOf, tokenOf } from './platform/http/caller.ts';
import type { App } from './platform/http/fastify-app.ts';
import * as auditEvents from './platform/observe/audit.queries.ts';
import type { Services } from './services.ts';

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

/** A link from a mail that was used, has expired, or is a guess. */
const byLink: ReadonlySet<AuditAction> = new Set(['reset-password', 'verify-address', 'undo-address']);
const refusedLinks: Readonly<Record<number, AuditOutcome>> = { 400: 'refused', 410: 'refused' };

/** One network gets so many rows in a minute, so that nobody fills the log. */
const mostRefusals = 60;
/** A program with a wrong key goes on and on, and one row a minute shows it. */
const mostOfKeys = 1;

/** Before the routes. */
export function auditRefusals(app: App, { db, partners }: Pick<Services, 'db' | 'partners'>): void {
  const limitTo = (max: number, of: string) =>
    app.createRateLimit({
      max,
      timeWindow: 60_000,
      keyGenerator: (call) => `${of}|${networkOf(call.ip) ?? 'unknown'}`,
    });
  const [countRefusals, countKeys] = [limitTo(mostRefusals, 'refusals'), limitTo(mostOfKeys, 'keys')];
  const needsSession = new Set<string>();
  app.addHook('onRoute', ({ method, url, onRequest }) => {
    if (requiredScope(onRequest)) for (const each of [method].flat()) needsSession.add(`${each} ${url}`);
  });
  app.addHook('onSend', async (call, reply) => {
    const route = `${call.method} ${call.routeOptions.url}`;
    const action = auditedCalls[route] ?? (needsSession.has(route) ? 'use-other' : undefined);
    if (!action) return;
    const outcome =
      outcomes[reply.statusCode] ??
      (action === 'change-partner' ? refusedChanges[reply.statusCode] : undefined) ??
      (byLink.has(action) ? refusedLinks[reply.statusCode] : undefined);
    if (!outcome || isNoAttempt(call, action, outcome)) return;
    const actor = knownUser(call);
    // The caller gets the refusal, whether it can be counted and recorded or not.
    try {
      const limit = await (action === 'use-partner-key' ? countKeys : countRefusals)(call);
      if (!limit.isAllowed && limit.isExceeded) return;
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

/** The calls whose refusals have an action of their own in the audit log; those of others that need a session do not. */
export const auditedCalls: Readonly<Record<string, AuditAction>> = {
  'POST /signup': 'sign-up',
  'POST /login': 'sign-in',
  'POST /signup/passkey': 'sign-up',
  'POST /login/passkey': 'sign-in',
  'POST /user/reauthenticate/passkey': 'confirm-passkey',
  'POST /passkeys': 'add-passkey',
  'DELETE /passkeys/:id': 'remove-passkey',
  'POST /login/totp': 'sign-in',
  'POST /user/totp': 'add-second-factor',
  'POST /user/totp/confirm': 'add-second-factor',
  'DELETE /user/totp': 'remove-second-factor',
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
  'POST /password/reset': 'reset-password',
  'POST /email/verify': 'verify-address',
  'POST /email/undo': 'undo-address',
  'PATCH /user/email': 'change-address',
  'DELETE /user/email/change': 'cancel-address',
  'DELETE /user/sessions': 'end-other-sessions',
  'DELETE /user/sessions/:id': 'end-session',
  'GET /user/export': 'export-data',
  'DELETE /user': 'delete-account',
  'PATCH /user/Profile': 'change-profile',
  'POST /upload': 'set-picture',
  'GET /embed/report': 'read-report',
  'GET /documents/:id': 'read-document',
  'GET /task/accepted/:id': 'use-task',
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
  'GET /partners/:id': 'read-partner',
  'GET /partners/:id/report': 'read-partner',
  'GET /partners/:id/keys': 'read-partner',
  'GET /partners/:id/webhooks': 'read-partner',
  'GET /partners/:id/webhooks/:webhook/deliveries': 'read-partner',
  'PATCH /partners/:id': 'change-partner',
  'POST /partners/:id/logo': 'change-partner',
  'POST /partners/:id/origins': 'change-partner',
  'POST /partners/:id/origins/verify': 'change-partner',
  'DELETE /partners/:id/origins': 'change-partner',
  'POST /partners/:id/members': 'change-partner',
  'DELETE /partners/:id/members/:member': 'change-partner',
  'DELETE /partners/:id/invitations/:invitation': 'change-partner',
  'POST /partners/invitations/accept': 'change-partner',
  'POST /partners/:id/keys': 'change-partner',
  'DELETE /partners/:id/keys/:credential': 'change-partner',
  'POST /partners/:id/webhooks': 'change-partner',
  'PATCH /partners/:id/webhooks/:webhook': 'change-partner',
  'DELETE /partners/:id/webhooks/:webhook': 'change-partner',
  'POST /partners/:id/webhooks/:webhook/test': 'change-partner',
  'POST /partners/:id/webhooks/:webhook/secret': 'change-partner',
  'POST /partners/:id/webhooks/:webhook/deliveries/:delivery/retry': 'change-partner',
  'GET /partner/bookings': 'use-partner-key',
  'GET /partner/bookings/:id': 'use-partner-key',
};
