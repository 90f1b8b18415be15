/** Signing up, in and out. */
import { Type } from '@fastify/type-provider-typebox';
import { absolutePath } from '#server/addresses.ts';
import { ApiError, conflict, tooMany } from '#server/api-error.ts';
import { newId } from '#server/ids.ts';
import { hashPassword, isPassword, nobodysPassword } from '#server/passwords.ts';
import * as sessions from '#server/repositories/sessions.ts';
import * as failures from '#server/repositories/sign-in-failures.ts';
import * as users from '#server/repositories/users.ts';
import { notice, refusals, success } from '#server/schema/answers.ts';
import { Profile, profileAnswer, SignIn, SignUp } from '#server/schema/user.ts';
import type { App, Services } from '#server/services.ts';
import { callerOf, signedIn } from '#server/signed-in.ts';
import { newToken, tokenHash } from '#server/tokens.ts';

const minute = 60_000;
const allowedFailures = 10;
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
      if (!isNew) throw conflict('This e-mail address cannot be used. Sign in, or take another one.');
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
      const failure = await countAttempt(services, users.emailKey(email));
      const user = await users.findByEmail(db, email);
      const isRight = await isPassword(password, user?.password_hash ?? (await nobodysPassword));
      if (!user || !isRight) throw new ApiError(401, 'The e-mail address or the password is not right.');
      await failures.forget(db, failure);
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
      onRequest: signedIn(services),
      schema: { tags: ['account'], response: { 200: notice({}), ...refusals } },
    },
    async (call) => {
      await sessions.end(db, callerOf(call).sessionId);
      return { type: 'info', message: 'Logged out' };
    },
  );
}

/** Every attempt counts as a failure until the password turns out right; the eleventh in a minute is not looked at. */
async function countAttempt({ db, now }: Services, emailKey: string): Promise<string> {
  const at = now();
  const attempt = await failures.note(db, emailKey, at);
  const recent = await failures.recent(db, emailKey, new Date(at.getTime() - minute), allowedFailures + 1);
  const oldest = recent[allowedFailures];
  if (!oldest) return attempt;
  await failures.forget(db, attempt);
  const [, ...counted] = recent;
  const waited = at.getTime() - (counted.at(-1)?.getTime() ?? at.getTime());
  throw tooMany(Math.max(1, Math.ceil((minute - waited) / 1000)));
}
