import { isLanguageLevel, type LanguageLevels } from '#core/domain/language-level.ts';
import type { Person } from '#core/domain/person.ts';
import { isVerifiedStep, type User } from '#core/domain/user.ts';
import { addressOf, codesOf, dateOf, fullNameOf, nameOf, recordOf, textOf } from './wire.ts';

/** The person in a row's `firstname`, `lastname` and `image`. `users_id` is the owner's id on a task (spec section 3). */
export function personFromWire(value: unknown, baseUrl: string, id?: unknown): Person {
  const wire = recordOf(value);
  return {
    id: textOf(id ?? wire.users_id),
    firstName: nameOf(wire.firstname),
    fullName: fullNameOf(wire.firstname, wire.lastname),
    image: addressOf(wire.image, baseUrl),
  };
}

export function userFromWire(value: unknown, baseUrl: string): User {
  const wire = recordOf(value);
  return {
    id: textOf(wire.id ?? wire.users_id),
    email: textOf(wire.email),
    firstName: textOf(wire.firstname),
    lastName: textOf(wire.lastname),
    fullName: fullNameOf(wire.firstname, wire.lastname) || textOf(wire.email),
    phone: 'phonenumber' in wire ? textOf(wire.phonenumber) : null,
    address: 'address' in wire ? textOf(wire.address) : null,
    languages: codesOf(wire.languages),
    about: textOf(wire.about),
    languageLevels: levelsFromWire(wire.language_levels),
    timeZone: 'timezone' in wire ? textOf(wire.timezone) : null,
    image: addressOf(wire.image, baseUrl),
    passwordSetAt: 'password_set_at' in wire ? dateOf(wire.password_set_at) : undefined,
    isOperator: wire.operator === true,
    verifyBefore: codesOf(wire.verify_before).filter(isVerifiedStep),
  };
}

export const levelsFromWire = (value: unknown): LanguageLevels =>
  Object.fromEntries(
    Object.entries(recordOf(value)).flatMap(([code, level]) =>
      isLanguageLevel(level) ? [[code, level] as const] : [],
    ),
  );
