/** The rows of the sample people, and the pictures drawn for them. */
import { newId } from '#server/ids.ts';
import { hashPassword } from '#server/passwords.ts';
import type { Row } from '#server/repositories/bulk.ts';
import { emailKey } from '#server/repositories/users.ts';
import type { Storage } from '#server/storage.ts';
import { customers } from './customers.ts';
import { demoCustomer, demoTranslator, type Person, translators } from './people.ts';

/** Given in the README: everybody of the sample data has it. */
const password = 'dragoman-demo';

/** Where people live by their first language, so that some clocks differ; all others in Berlin. */
const zones: Record<string, string> = {
  en: 'America/New_York',
  hi: 'Asia/Kolkata',
  ja: 'Asia/Tokyo',
  pt: 'America/Sao_Paulo',
  tr: 'Europe/Istanbul',
  zh: 'Asia/Shanghai',
};

const everybody = [...translators, demoTranslator, demoCustomer, ...customers];

export async function samplePeople(storage: Storage, created_at: Date): Promise<Map<string, Row<'users'>>> {
  // One hash for all of them: forty would take the first start half a minute.
  const password_hash = await hashPassword(password);
  await Promise.all(
    everybody.map(async (person, index) => {
      if (person.letter)
        await storage.save(`avatars/${pictureName(person)}`, Buffer.from(draw(person, index)));
    }),
  );
  return new Map(
    everybody.map((person, index) => [person.key, row(person, index, password_hash, created_at)]),
  );
}

function row(person: Person, index: number, password_hash: string, created_at: Date): Row<'users'> {
  const isDemo = person === demoTranslator || person === demoCustomer;
  const email = isDemo ? `${person.key}@demo.test` : `${person.key}@sample.test`;
  const number = String(index + 100);
  return {
    id: newId(created_at),
    email,
    email_key: emailKey(email),
    password_hash,
    firstname: person.firstname,
    lastname: person.lastname,
    phonenumber: `555-${number}-${number.padStart(4, '0')}`,
    address: `${index + 1} Sample Street, 10115 Berlin`,
    languages: person.languages,
    user_language: person.language,
    image: person.letter ? `/uploads/avatars/${pictureName(person)}` : null,
    about: person.about ?? null,
    timezone: zones[person.language] ?? 'Europe/Berlin',
    created_at,
    deleted_at: null,
  };
}

const pictureName = ({ key }: Person) => `sample-${key}.svg`;

const tints = [
  '#cfe8d8 #1f5b3d',
  '#d8cdea #46328a',
  '#ead0da #7a2848',
  '#cfe2ea #164a74',
  '#f0e2c6 #6a4a10',
  '#cdd2ec #2b3a86',
];

/** Initials on a tint, with a letter of the person's first language behind them. */
function draw({ firstname, lastname, letter }: Person, index: number): string {
  const [paper, ink] = (tints[index % tints.length] as string).split(' ');
  const initials = [firstname, lastname]
    .map((name) => [...name.replace(/^(de|van) /, '')][0]?.toUpperCase())
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" fill="${paper}"/><text x="74" y="88" font-family="serif" font-size="56" text-anchor="middle" fill="${ink}" fill-opacity=".16">${letter}</text><text x="48" y="60" font-family="system-ui, sans-serif" font-size="34" font-weight="650" text-anchor="middle" fill="${ink}">${initials}</text></svg>`;
}
