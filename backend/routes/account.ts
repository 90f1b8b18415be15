/** A person's hold on their account: password, sessions, a copy of everything, and the way out. */
import { Type } from '@fastify/type-provider-typebox';
import type { Caller } from '#backend/auth/caller.ts';
import { hashPassword } from '#backend/auth/passwords.ts';
import type { User } from '#backend/database/tables.ts';
import { inTransaction, type Work } from '#backend/database/transaction.ts';
import { forbidden } from '#backend/domain/errors.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { absolutePath } from '#backend/http/public-url.ts';
import { callerOf, requireSession, userOf } from '#backend/http/require-session.ts';
import { signedOut } from '#backend/live/bus.ts';
import * as personalData from '#backend/repositories/personal-data.ts';
import * as renewals from '#backend/repositories/refresh-tokens.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import * as users from '#backend/repositories/users.ts';
import { fileOf, instant, iso, notice, refusals, success } from '#backend/schema/answers.ts';
import * as fields from '#backend/schema/fields.ts';
import { profileAnswer } from '#backend/schema/user.ts';
import type { Services } from '#backend/services.ts';
import { checkPassword } from '#backend/use-cases/check-password.ts';
import { removeAccount } from '#backend/use-cases/remove-account.ts';

const known = Type.String({ minLength: 1, maxLength: 128, ...fields.must({ rule: 'present-password' }) });

export function accountRoutes(app: App, services: Services): void {
  const { db, now, bus, config, storage } = services;
  const tags = ['account'];
  const onRequest = requireSession(services);

  const confirm = async (user: User, password: string) => {
    const isRight = await checkPassword(services, user.email, user, password);
    if (!isRight) throw forbidden('wrong-password');
  };

  app.post(
    '/user/password',
    {
      onRequest,
      schema: {
        tags,
        body: Type.Object({ current: known, next: fields.password }),
        response: { 200: notice({}), ...refusals },
      },
    },
    async (call) => {
      const { user } = callerOf(call);
      await confirm(user, call.body.current);
      const hash = await hashPassword(call.body.next);
      const ended = await inTransaction(db, async (trx) => {
        await users.setPassword(trx, user.id, hash);
        return endAllBut(trx, callerOf(call));
      });
      await bus.publishTransient(user.id, signedOut, ended);
      return success('Your password is changed. All other sessions have ended.', {});
    },
  );

  const Session = Type.Object({
    id: Type.String(),
    user_agent: Type.String(),
    site: fields.nullable(Type.String({ description: 'the partner’s page it belongs to' })),
    created_at: instant,
    expires_at: instant,
    current: Type.Boolean(),
  });
  app.get(
    '/user/sessions',
    { onRequest, schema: { tags, response: { 200: Type.Array(Session), ...refusals } } },
    async (call) => {
      const { user, sessionId, refreshTokenId } = callerOf(call);
      const here = await sessions.list(db, user.id, now());
      const elsewhere = await renewals.list(db, user.id, now());
      return [...here, ...elsewhere]
        .sort((one, other) => other.created_at.getTime() - one.created_at.getTime())
        .map(({ id, user_agent, origin, created_at, expires_at }) => ({
          id,
          user_agent,
          site: origin,
          created_at: iso(created_at),
          expires_at: iso(expires_at),
          current: id === (refreshTokenId ?? sessionId),
        }));
    },
  );

  app.delete(
    '/user/sessions',
    { onRequest, schema: { tags, response: { 200: notice({}), ...refusals } } },
    async (call) => {
      const caller = callerOf(call);
      const ended = await inTransaction(db, (trx) => endAllBut(trx, caller));
      await bus.publishTransient(caller.user.id, signedOut, ended);
      return success('All other sessions have ended.', {});
    },
  );

  app.get(
    '/user/export',
    { onRequest, schema: { tags, response: { 200: fileOf('application/json'), ...refusals } } },
    async (call, reply) => {
      const user = userOf(call);
      reply.header('content-disposition', 'attachment; filename="dragoman-export.json"');
      return {
        exported_at: iso(now()),
        profile: profileAnswer(user, absolutePath(call, config)),
        ...(await personalData.collect(db, user.id)),
      };
    },
  );

  app.delete(
    '/user',
    {
      onRequest,
      schema: { tags, body: Type.Object({ password: known }), response: { 200: notice({}), ...refusals } },
    },
    async (call) => {
      const user = userOf(call);
      await confirm(user, call.body.password);
      const ended = await inTransaction(db, (trx) => removeAccount(trx, services, user));
      await bus.publishTransient(user.id, signedOut, ended);
      if (user.image?.startsWith('/uploads/')) await storage.remove(user.image.slice('/uploads/'.length));
      return success('Your account is deleted.', {});
    },
  );
}

/** Everywhere else is over; answers the sessions that ended. */
async function endAllBut(trx: Work, caller: Caller): Promise<string[]> {
  const ended = await sessions.endAll(trx, caller.user.id, caller);
  await renewals.endAll(trx, caller.user.id, caller);
  return ended;
}
