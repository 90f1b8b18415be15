/** Signing up, in and out. */
import { Type } from '@fastify/type-provider-typebox';
import { endSession } from '#backend/auth/partner-sessions.ts';
import { hashPassword } from '#backend/auth/passwords.ts';
import { newToken, tokenHash } from '#backend/auth/tokens.ts';
import { newId } from '#backend/database/ids.ts';
import { conflict, refusedSignIn } from '#backend/domain/errors.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { absolutePath } from '#backend/http/public-url.ts';
import { callerOf, requireSession } from '#backend/http/require-session.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import * as users from '#backend/repositories/users.ts';
import { notice, refusals, success } from '#backend/schema/answers.ts';
import { Profile, profileAnswer, SignIn, SignUp } from '#backend/schema/user.ts';
import type { Services } from '#backend/services.ts';
import { checkPassword } from '#backend/use-cases/check-password.ts';

const minute = 60_000;
const perAddress = { rateLimit: { max: 60, timeWindow: minute } };

export function sessionRoutes(app: App, services: Services): void {
  const { db, now, config } = services;

  app.post(
    '/signup',
    {
      config: perAddress,
      schema: {
        tags: ['account'],
        body: SignUp,
        response: { 200: notice({ id: Type.String() }), ...refusals },
      },
    },
    async ({ body }) => {
      const { password, language, ...person } = body;
      const id = newId();
      const isNew = await users.create(db, {
        ...person,
        id,
        password_hash: await hashPassword(password),
        user_language: language,
        languages: [language],
        phonenumber: '',
        address: '',
        created_at: now(),
      });
      if (!isNew) throw conflict('address-taken');
      return success('Your account is ready. You can sign in now.', { id });
    },
  );

  const Session = notice({ token: Type.String(), user: Type.Array(Profile), expires_at: Type.String() });
  app.post(
    '/login',
    {
      config: perAddress,
      schema: { tags: ['account'], body: SignIn, response: { 200: Session, ...refusals } },
    },
    async (call) => {
      const { email, password } = call.body;
      const user = await users.findByEmail(db, email);
      const isRight = await checkPassword(services, email, user, password);
      if (!user || !isRight) throw refusedSignIn('wrong-credentials');
      const token = newToken();
      const expires_at = new Date(now().getTime() + config.sessionTtl * 1000);
      await sessions.start(db, {
        id: newId(),
        token_hash: tokenHash(token),
        user_id: user.id,
        user_agent: String(call.headers['user-agent'] ?? '').slice(0, 300),
        created_at: now(),
        expires_at,
      });
      return success(`Welcome, ${user.firstname}!`, {
        token,
        user: [profileAnswer(user, absolutePath(call, config))],
        expires_at: expires_at.toISOString(),
      });
    },
  );

  app.post(
    '/logout',
    {
      onRequest: requireSession(services),
      schema: { tags: ['account'], response: { 200: notice({}), ...refusals } },
    },
    async (call) => {
      await endSession(services, callerOf(call));
      return { type: 'info', message: 'Logged out' };
    },
  );
}
