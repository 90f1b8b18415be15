/** What people have agreed to can be read later, whatever the texts say by then. */
import { textLanguage, textLanguages } from '@dragoman/widgets/server';
import type { User } from '#backend/platform/database/tables.ts';
import type { Services } from '#backend/services.ts';
import * as versions from './queries.ts';

/** Before anybody can agree to them. Other processes may keep the same versions at the same time. */
export async function storeLegalTexts({
  db,
  now,
  legalTexts,
}: Pick<Services, 'db' | 'now' | 'legalTexts'>): Promise<void> {
  const first_seen_at = now();
  const read = textLanguages.map((language) => legalTexts[language]);
  await versions.addVersions(
    db,
    read.map(({ version, agreed: { terms, privacy } }) => {
      return {
        version,
        language: terms.language,
        terms: terms.markdown,
        privacy: privacy.markdown,
        first_seen_at,
      };
    }),
  );
}

/** The version that a person has read: that in the language of their pages. */
export const agreedVersion = (
  { legalTexts }: Pick<Services, 'legalTexts'>,
  { locale }: Pick<User, 'locale'>,
): string => legalTexts[textLanguage(locale)].version;
