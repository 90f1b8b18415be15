/** Migrates a database. Kysely's migrator makes two servers that start at once wait for each other. */
import { type Kysely, type Migration, Migrator } from 'kysely';
import type { Tables } from '#backend/platform/database/tables.ts';
import * as tables from './001-tables.ts';
import * as searchWords from './002-search-words.ts';
import * as emailDomains from './003-email-domains.ts';
import * as reservedAddresses from './004-reserved-addresses.ts';
import * as secondFactor from './005-second-factor.ts';
import * as guesses from './006-guesses.ts';
import * as visibleAddresses from './006-visible-addresses.ts';
import * as bookingsOfPages from './007-bookings-of-pages.ts';
import * as limits from './008-limits.ts';
import * as earnedPopularity from './009-earned-popularity.ts';
import * as units from './010-units.ts';
import * as wordsOfDocuments from './010-words-of-documents.ts';
import * as availability from './011-availability.ts';
import * as calendars from './011-calendars.ts';
import * as deadlines from './012-deadlines.ts';
import * as terms from './013-terms.ts';
import * as titlesAndReminders from './014-titles-and-reminders.ts';
import * as importedCalendars from './015-imported-calendars.ts';
import * as payFirst from './016-pay-first.ts';
import * as legalTexts from './017-legal-texts.ts';
import * as blocks from './018-blocks.ts';
import * as fairNumbers from './019-fair-numbers.ts';
import * as operatorRoles from './020-operator-roles.ts';
import * as backOffice from './021-back-office.ts';
import * as unlistedOffers from './022-unlisted-offers.ts';
import { adoptEarlierDatabase } from './earlier-database.ts';

// A list, not the folder's content: the bundled backend has no such folder.
const migrations = {
  '001-tables': tables,
  '002-search-words': searchWords,
  '003-email-domains': emailDomains,
  '004-reserved-addresses': reservedAddresses,
  '005-second-factor': secondFactor,
  '006-guesses': guesses,
  '006-visible-addresses': visibleAddresses,
  '007-bookings-of-pages': bookingsOfPages,
  '008-limits': limits,
  '009-earned-popularity': earnedPopularity,
  '010-units': units,
  '010-words-of-documents': wordsOfDocuments,
  '011-availability': availability,
  '011-calendars': calendars,
  '012-deadlines': deadlines,
  '013-terms': terms,
  '014-titles-and-reminders': titlesAndReminders,
  '015-imported-calendars': importedCalendars,
  '016-pay-first': payFirst,
  '017-legal-texts': legalTexts,
  '018-blocks': blocks,
  '019-fair-numbers': fairNumbers,
  '020-operator-roles': operatorRoles,
  '021-back-office': backOffice,
  '022-unlisted-offers': unlistedOffers,
} satisfies Record<string, Migration>;

/** One transaction: if the process dies, the database stays as it was. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  await adoptEarlierDatabase(db);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Those of different subjects are made at the same time, and a lower number may come later.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
