/** Request and answer shapes of users: sign-up, sign-in and profile. */

import * as fields from '@dragoman/widgets/domain/fields.ts';
import { limits, textLanguages, verifiedSteps } from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';
import { verifyBefore } from '#backend/features/people/verification.ts';
import type { User } from '#backend/platform/database/tables.ts';
import { iso, success } from '#backend/platform/http/answers.ts';

/** Who signs up without a password. */
export const Newcomer = Type.Object({
  firstname: fields.personName,
  lastname: fields.personName,
  email: fields.email,
  language: fields.languageCode,
  locale: Type.Optional(fields.locale),
});

export const SignUp = Type.Object({ ...Newcomer.properties, password: fields.password });

/** Eight digits, however they were typed. */
const mailedCode = Type.String({
  minLength: 1,
  maxLength: 40,
  description: 'the code from a mail; needed after a hundred wrong passwords in a row (401 code-needed)',
});

export const SignIn = Type.Object({
  email: Type.String({ minLength: 1, maxLength: limits.email, ...fields.must({ rule: 'known-email' }) }),
  password: Type.String({
    minLength: 1,
    maxLength: limits.passwordMax,
    ...fields.must({ rule: 'known-password' }),
  }),
  code: Type.Optional(mailedCode),
});

/** Shows once more who somebody is. */
export const presentPassword = Type.String({
  minLength: 1,
  maxLength: limits.passwordMax,
  ...fields.must({ rule: 'present-password' }),
});

export const ProfileChange = Type.Object({
  firstname: Type.Optional(fields.personName),
  lastname: Type.Optional(fields.personName),
  phonenumber: Type.Optional(fields.phone),
  address: Type.Optional(fields.text(300)),
  languages: Type.Optional(fields.languageList(1, 50)),
  about: Type.Optional(fields.nullable(fields.shortText(limits.about))),
  language_levels: Type.Optional(fields.languageLevels),
  timezone: Type.Optional(fields.timezone),
  locale: Type.Optional(fields.oneOf(textLanguages)),
});

export const Profile = Type.Object({
  id: Type.String(),
  users_id: Type.String(),
  email: Type.String({
    description: 'empty on a partner’s page, which gets the names and the picture only',
  }),
  firstname: Type.String(),
  lastname: Type.String(),
  phonenumber: Type.Optional(Type.String({ description: 'left out on a partner’s page, as the address' })),
  address: Type.Optional(Type.String()),
  languages: fields.list(Type.String()),
  user_language: Type.String(),
  image: fields.nullable(Type.String()),
  about: fields.nullable(Type.String()),
  language_levels: fields.languageLevels,
  timezone: fields.nullable(Type.String()),
  locale: Type.Optional(
    Type.String({ description: 'the language of their mails; left out on a partner’s page' }),
  ),
  email_verified: Type.Optional(
    Type.Boolean({ description: 'whether they have used the link sent to the address; left out there, too' }),
  ),
  verify_before: Type.Array(fields.oneOf(verifiedSteps), {
    description: 'what they can do only once their address is confirmed',
  }),
  password_set_at: Type.Optional(
    fields.nullable(
      Type.String({
        description: 'null where they sign in without a password; left out there, too; ISO 8601, UTC',
      }),
    ),
  ),
  created_at: fields.instant,
  operator: Type.Optional(
    Type.Boolean({ description: 'whether they decide disputes; left out on a partner’s page' }),
  ),
  draft_key: Type.Optional(
    Type.String({ description: 'encrypts what the person has typed and not sent, on this device and site' }),
  ),
  session: Type.Optional(
    Type.Object(
      { ends_in: Type.Number(), life: Type.Number() },
      { description: 'seconds until this session ends, and from its beginning to its end' },
    ),
  ),
});

/** What a change of the ways to sign in ends besides. */
export const cancelled_email = fields.nullable(
  Type.String({
    description: 'the address that was to replace the account’s, and no longer can; null where none waited',
  }),
);

export const successCancelling = (message: string, cancelled: string | null) =>
  success(
    cancelled === null
      ? message
      : `${message} The change of your e-mail address to ${cancelled} is cancelled.`,
    { cancelled_email: cancelled },
  );

type Absolute = (path: string | null) => string | null;
type Settings = Parameters<typeof verifyBefore>[0];

export const profileAnswer = (user: User, absolute: Absolute, config: Settings) => ({
  ...pageProfileAnswer(user, absolute, config),
  email: user.email,
  languages: user.languages,
  user_language: user.user_language,
  about: user.about,
  language_levels: user.language_levels,
  timezone: user.timezone,
  phonenumber: user.phonenumber,
  address: user.address,
  operator: user.is_operator,
  locale: user.locale,
  email_verified: user.email_verified_at !== null,
  password_set_at: user.password_hash === null ? null : iso(user.password_set_at ?? user.created_at),
});

/** For a partner's page, which learns how its visitor is called and looks, and nothing else about them. */
export const pageProfileAnswer = (user: User, absolute: Absolute, config: Settings) => ({
  id: user.id,
  users_id: user.id,
  email: '',
  firstname: user.firstname,
  lastname: user.lastname,
  languages: [] as readonly string[],
  user_language: '',
  image: absolute(user.image),
  about: null as string | null,
  language_levels: {},
  timezone: null as string | null,
  verify_before: verifyBefore(config, user),
  created_at: iso(user.created_at),
});

/** How long the session of a token lasts. In seconds from now, because the clocks of devices are wrong. */
export const sessionAnswer = (expiresAt: Date, now: Date, life: number) => ({
  ends_in: Math.max(0, (expiresAt.getTime() - now.getTime()) / 1000),
  life,
});
