/** The people of the sample data. No two of their texts share a sentence. */
import { readFile } from 'node:fs/promises';
import { demoPassword, hashPassword } from '#backend/features/identity/passwords.ts';
import { demoMember } from '#backend/features/partners/registered-partners.ts';
import { emailKey } from '#backend/features/people/queries.ts';
import { newId } from '#backend/platform/database/ids.ts';
import type { Storage } from '#backend/platform/files/storage.ts';
import { inProject } from '#backend/project-root.ts';
import type { Row } from './bulk.queries.ts';

/** The people of the sample data. No two of their texts share a sentence. */
export interface Person {
  key: string;
  firstname: string;
  lastname: string;
  language: string;
  languages: string[];
  /** In `pictures/`: initials on a colour that suits light and dark pages. */
  hasPicture?: boolean;
  about?: string;
}

export const translators: Person[] = [
  {
    key: 'mira',
    firstname: 'Mira',
    lastname: 'Okafor',
    language: 'de',
    languages: ['de', 'en', 'ig'],
    hasPicture: true,
    about:
      'Sworn translator at the regional court in Hamburg since 2014. I grew up between Lagos and Altona and have stamped more birth certificates than I can count. You get a scan first; the paper copy goes out by post the same week.',
  },
  {
    key: 'pawel',
    firstname: 'Paweł',
    lastname: 'Zieliński',
    language: 'pl',
    languages: ['pl', 'de', 'en'],
    hasPicture: true,
    about:
      'I was a maintenance engineer for nine years before I started translating manuals instead of reading bad ones. Presses, conveyor belts, heat pumps: if it has a data plate, I like it.',
  },
  {
    key: 'layla',
    firstname: 'Layla',
    lastname: 'Haddad',
    language: 'ar',
    languages: ['ar', 'de', 'fr', 'en'],
    hasPicture: true,
    about:
      'مترجمة فورية ومحلّفة من حمص، أعيش في برلين منذ عام ٢٠١٦. أرافق العائلات إلى الطبيب والمدرسة ودوائر الهجرة، وأترجم الشهادات والعقود. أتحدث مع كل زبون بلغته وبهدوئه.',
  },
  {
    key: 'elodie',
    firstname: 'Élodie',
    lastname: 'Marchand',
    language: 'fr',
    languages: ['fr', 'de', 'en', 'it'],
    hasPicture: true,
    about:
      'Former in-house lawyer, now working with contracts from the other side of the dictionary. Based in Strasbourg, so the border is my daily commute. I mark every clause that means something different over there.',
  },
  {
    key: 'deniz',
    firstname: 'Deniz',
    lastname: 'Aydın',
    language: 'tr',
    languages: ['tr', 'de'],
    hasPicture: true,
    about:
      'Bilingual from the school yard in Duisburg. I mostly help students and young families: diplomas, transcripts, and the letters that come with six pages of small print.',
  },
  {
    key: 'oksana',
    firstname: 'Oksana',
    lastname: 'Kovalenko',
    language: 'uk',
    languages: ['uk', 'ru', 'de'],
    hasPicture: true,
    about:
      'I taught German in Kharkiv for twelve years. Since 2022 I have filled in so many forms with people that I know the field numbers by heart. Patient with nervous callers, strict with deadlines.',
  },
  {
    key: 'carmen',
    firstname: 'María del Carmen',
    lastname: 'Fernández Ruiz',
    language: 'es',
    languages: ['es', 'en', 'ca'],
    hasPicture: true,
    about:
      'Nurse first, translator second, both for a long time. Discharge letters, lab reports and consent forms are what I read for breakfast. I ask the author when an abbreviation could kill somebody.',
  },
  {
    key: 'haruto',
    firstname: 'Haruto',
    lastname: 'Satō',
    language: 'ja',
    languages: ['ja', 'en'],
    hasPicture: true,
    about:
      'Patent translator from Osaka with a physics degree and a weakness for semiconductors. Ten years inside a patent firm, five on my own. Terminology lists are included and yours to keep.',
  },
  {
    key: 'ananya',
    firstname: 'Ananya',
    lastname: 'Rao',
    language: 'hi',
    languages: ['hi', 'en', 'kn'],
    hasPicture: true,
    about:
      'Telephone interpreter by day, subtitler by night. Calls with landlords, banks and call centres do not scare me, and hold music only a little.',
  },
  {
    key: 'wei',
    firstname: 'Wei',
    lastname: 'Chen',
    language: 'zh',
    languages: ['zh', 'en', 'de'],
    hasPicture: true,
    about:
      'Company registers, annual reports and supplier audits between Shenzhen and Stuttgart. I used to negotiate these contracts; now I make sure both sides signed the same thing.',
  },
  {
    key: 'ines',
    firstname: 'Inês',
    lastname: 'Carvalho',
    language: 'pt',
    languages: ['pt', 'en', 'es'],
    hasPicture: true,
    about:
      'Localiser for games and shops, Lisbon. Strings with placeholders, plural rules and a joke that has to survive in another language: send them over. I play what I translate.',
  },
  {
    key: 'giulia',
    firstname: 'Giulia',
    lastname: 'Bianchi',
    language: 'it',
    languages: ['it', 'en', 'de'],
    hasPicture: true,
    about:
      'Menus, wine labels, museum audio guides. I write so that people get hungry or curious. Before that I spent seven years as a tour guide in Bologna, which is where I learned to keep it short.',
  },
  {
    key: 'nguyen',
    firstname: 'Thị Minh Anh',
    lastname: 'Nguyễn',
    language: 'vi',
    languages: ['vi', 'de', 'en'],
    hasPicture: true,
    about:
      'Born in Huế, at home in Leipzig. I interpret for families and small restaurants: health inspections, tax office, parents’ evenings. Evenings and Sundays are fine.',
  },
  {
    key: 'farid',
    firstname: 'Farid',
    lastname: 'Rahimi',
    language: 'fa',
    languages: ['fa', 'ps', 'en', 'de'],
    hasPicture: true,
    about:
      'Dari, Farsi and Pashto. Eight years with refugee law clinics, first in Kabul, then in Vienna. What is said in the room stays in the room.',
  },
  {
    key: 'anneke',
    firstname: 'Anneke',
    lastname: 'de Vries',
    language: 'nl',
    languages: ['nl', 'en', 'de'],
    hasPicture: true,
    about:
      'I translate privacy statements that people can actually read. Utrecht, two cats, one style guide of 140 pages that my regular clients get for free.',
  },
  {
    key: 'kofi',
    firstname: 'Kofi',
    lastname: 'Mensah',
    language: 'en',
    languages: ['en', 'fr', 'ak'],
    hasPicture: true,
    about:
      'Conference interpreter, Accra and Geneva. Simultaneous with a booth, consecutive with a notepad, remote with a good headset. Agriculture, water and public health are my home ground.',
  },
  {
    key: 'ilona',
    firstname: 'Ilona',
    lastname: 'Szabó',
    language: 'hu',
    languages: ['hu', 'en', 'de'],
    hasPicture: true,
    about:
      'Sworn in Budapest, registered in Vienna. Inheritance files are my speciality, because somebody has to read grandmother’s handwriting.',
  },
  {
    key: 'sergiu',
    firstname: 'Sergiu',
    lastname: 'Popescu',
    language: 'ro',
    languages: ['ro', 'en', 'it'],
    hasPicture: true,
    about:
      'Lorry papers, customs forms, accident reports: I drove the route Cluj to Turin for six years and know what the officer wants to see. Reachable by phone from five in the morning.',
  },
  {
    key: 'soyeon',
    firstname: 'So-yeon',
    lastname: 'Kim',
    language: 'ko',
    languages: ['ko', 'en'],
    hasPicture: true,
    about:
      'Seoul-born UX writer. I localise apps and the help pages nobody wants to write. I will tell you when a button needs a shorter word, and bring three.',
  },
  { key: 'amara', firstname: 'Amara', lastname: 'Diallo', language: 'fr', languages: ['fr', 'wo', 'en'] },
  {
    key: 'yael',
    firstname: 'Yael',
    lastname: 'Ben-David',
    language: 'he',
    languages: ['he', 'en', 'de'],
    about:
      'Academic papers in history and archaeology. I check every footnote, including the ones you hoped nobody would check.',
  },
];

/** The contract's demo account. The demo customer books its offers. */
export const demoTranslator: Person = {
  key: 'translator',
  firstname: 'Elena',
  lastname: 'Petrova',
  language: 'ru',
  languages: ['ru', 'de', 'en'],
  hasPicture: true,
  about:
    'Court-sworn for Russian in Munich, and before that eleven years as an editor at a publishing house. I translate what you would rather not explain twice: certificates, school reports, letters from authorities.',
};

export const demoCustomer: Person = {
  key: 'customer',
  firstname: 'Jonas',
  lastname: 'Weber',
  language: 'de',
  languages: ['de', 'en'],
  hasPicture: true,
};

/** Decides disputes. */
const demoOperator: Person = {
  key: 'operator',
  firstname: 'Ida',
  lastname: 'Lindner',
  language: 'en',
  languages: ['en', 'de'],
};

/** Sample customers, who book and review. */
export const customers: Person[] = [
  { key: 'c1', firstname: 'Sabine', lastname: 'Hoffmann', language: 'de', languages: ['de'] },
  { key: 'c2', firstname: 'Tom', lastname: 'Ashworth', language: 'en', languages: ['en'] },
  { key: 'c3', firstname: 'Camille', lastname: 'Roux', language: 'fr', languages: ['fr'] },
  { key: 'c4', firstname: 'Mehmet', lastname: 'Yıldız', language: 'tr', languages: ['tr', 'de'] },
  { key: 'c5', firstname: 'Sofía', lastname: 'Navarro', language: 'es', languages: ['es'] },
  { key: 'c6', firstname: 'Björn', lastname: 'Lindqvist', language: 'sv', languages: ['sv', 'en'] },
  { key: 'c7', firstname: 'Fatima', lastname: 'Zahra', language: 'ar', languages: ['ar', 'fr'] },
  { key: 'c8', firstname: 'Luca', lastname: 'Moretti', language: 'it', languages: ['it'] },
  { key: 'c9', firstname: 'Katarzyna', lastname: 'Nowak', language: 'pl', languages: ['pl', 'en'] },
  { key: 'c10', firstname: 'Peter', lastname: 'van Dijk', language: 'nl', languages: ['nl', 'en'] },
  { key: 'c11', firstname: 'Olena', lastname: 'Bondar', language: 'uk', languages: ['uk'] },
  { key: 'c12', firstname: 'Hana', lastname: 'Nakamura', language: 'ja', languages: ['ja', 'en'] },
];

/** Of all sample users; documented in the README. */

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

/** The users of the sample data, and their pictures. */
export async function samplePeople(storage: Storage, created_at: Date): Promise<Map<string, Row<'users'>>> {
  // One hash for all: forty would take half a minute of the first start.
  const password_hash = await hashPassword(demoPassword);
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
  readFile(inProject('tools', 'seed', 'pictures', `${key}.webp`));
