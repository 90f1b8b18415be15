/** The users of the sample data, and their pictures. */
import { readFile } from 'node:fs/promises';
import { hashPassword } from '#backend/auth/passwords.ts';
import { newId } from '#backend/database/ids.ts';
import { demoMember } from '#backend/domain/partners.ts';
import type { Storage } from '#backend/files/storage.ts';
import { inProject } from '#backend/project-root.ts';
import type { Row } from '#backend/repositories/bulk.ts';
import { emailKey } from '#backend/repositories/users.ts';
import { customers } from './customers.ts';
import { demoCustomer, demoOperator, demoTranslator, type Person, translators } from './people.ts';

/** Of all sample users; documented in the README. */
const password = 'dragoman-demo';

/** Time zones by first language, so that some differ from Berlin. */
const zones: Record<string, string> = {
  en: 'America/New_York',
  hi: 'Asia/Kolkata',
  ja: 'Asia/Tokyo',
  pt: 'America/Sao_Paulo',
  tr: 'Europe/Istanbul',
  zh: 'Asia/Shanghai',
};

const demoAccounts = [demoTranslator, demoCustomer, demoOperator];

const people = [...translators, ...demoAccounts, ...customers];

const emailOf = (person: Person) => `${person.key}@${demoAccounts.includes(person) ? 'demo' : 'sample'}.test`;

export const sampleEmails = people.map(emailOf);

export async function samplePeople(storage: Storage, created_at: Date): Promise<Map<string, Row<'users'>>> {
  // One hash for all: forty would take half a minute of the first start.
  const password_hash = await hashPassword(password);
  await Promise.all(
    people.map(async (person) => {
      if (person.hasPicture) await storage.save(`avatars/${pictureName(person)}`, await pictureOf(person));
    }),
  );
  return new Map(people.map((person, index) => [person.key, row(person, index, password_hash, created_at)]));
}

function row(person: Person, index: number, password_hash: string, created_at: Date): Row<'users'> {
  const email = emailOf(person);
  const number = String(index + 100);
  return {
    id: person === demoTranslator ? demoMember : newId(created_at),
    email,
    email_key: emailKey(email),
    password_hash,
    email_verified_at: created_at,
    firstname: person.firstname,
    lastname: person.lastname,
    phonenumber: `555-${number}-${number.padStart(4, '0')}`,
    address: `${index + 1} Sample Street, 10115 Berlin`,
    languages: person.languages,
    language_levels: JSON.stringify(person.about ? levelsOf(person) : {}),
    user_language: person.language,
    image: person.hasPicture ? `/uploads/avatars/${pictureName(person)}` : null,
    about: person.about ?? null,
    is_operator: person === demoOperator,
    timezone: zones[person.language] ?? 'Europe/Berlin',
    created_at,
    deleted_at: null,
  };
}

/** In the order of their languages, the mother tongue apart. */
const levels = ['C2', 'C1', 'B2'] as const;

const levelsOf = ({ language, languages }: Person) =>
  Object.fromEntries(
    [language, ...languages.filter((code) => code !== language)].map((code, index) => [
      code,
      index === 0 ? 'native' : (levels[index - 1] ?? 'B2'),
    ]),
  );

const pictureName = ({ key }: Person) => `sample-${key}.webp`;

const pictureOf = ({ key }: Person): Promise<Buffer> =>
  readFile(inProject('backend', 'seed', 'pictures', `${key}.webp`));
