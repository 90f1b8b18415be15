/** Migrates a database. Kysely's migrator makes two servers that start at once wait for each other. */
import { type Kysely, type Migration, Migrator } from 'kysely';
import type { Tables } from '#backend/database/tables.ts';
import * as accounts from './001-accounts.ts';
import * as offers from './002-offers.ts';
import * as conversations from './003-conversations.ts';
import * as requests from './004-requests.ts';
import * as tasks from './005-tasks.ts';
import * as timeZones from './006-time-zones.ts';
import * as partnerSessions from './007-partner-sessions.ts';
import * as partnerDays from './008-partner-days.ts';
import * as conversationTasks from './009-conversation-tasks.ts';
import * as facts from './010-facts.ts';
import * as languageOrders from './011-language-orders.ts';
import * as offerWords from './012-offer-words.ts';
import * as jobs from './013-jobs.ts';
import * as erasure from './014-erasure.ts';
import * as recentPasswords from './015-recent-passwords.ts';
import * as pictures from './016-pictures.ts';
import * as auditLog from './017-audit-log.ts';
import * as draftKeys from './018-draft-keys.ts';
import * as usedCodes from './019-used-codes.ts';
import * as money from './020-money.ts';
import * as standIn from './021-stand-in.ts';
import * as published from './022-published.ts';
import * as offerWordKeys from './023-offer-word-keys.ts';
import * as mail from './024-mail.ts';
import * as messageAddresses from './025-message-addresses.ts';
import * as dueZones from './026-due-zones.ts';
import * as knownDevices from './027-known-devices.ts';
import * as passkeys from './028-passkeys.ts';
import * as requestChanges from './029-request-changes.ts';
import * as sessionUse from './030-session-use.ts';
import * as identities from './031-identities.ts';
import * as partners from './033-partners.ts';
import * as taskStarts from './034-task-starts.ts';
import * as linkCodes from './035-link-codes.ts';
import * as offerChanges from './036-offer-changes.ts';

// A list, not the folder's content: the bundled backend has no such folder.
const migrations = {
  '001-accounts': accounts,
  '002-offers': offers,
  '003-conversations': conversations,
  '004-requests': requests,
  '005-tasks': tasks,
  '006-time-zones': timeZones,
  '007-partner-sessions': partnerSessions,
  '008-partner-days': partnerDays,
  '009-conversation-tasks': conversationTasks,
  '010-facts': facts,
  '011-language-orders': languageOrders,
  '012-offer-words': offerWords,
  '013-jobs': jobs,
  '014-erasure': erasure,
  '015-recent-passwords': recentPasswords,
  '016-pictures': pictures,
  '017-audit-log': auditLog,
  '018-draft-keys': draftKeys,
  '019-used-codes': usedCodes,
  '020-money': money,
  '021-stand-in': standIn,
  '022-published': published,
  '023-offer-word-keys': offerWordKeys,
  '024-mail': mail,
  '025-message-addresses': messageAddresses,
  '026-due-zones': dueZones,
  '027-known-devices': knownDevices,
  '028-passkeys': passkeys,
  '029-request-changes': requestChanges,
  '030-session-use': sessionUse,
  '031-identities': identities,
  '033-partners': partners,
  '034-task-starts': taskStarts,
  '035-link-codes': linkCodes,
  '036-offer-changes': offerChanges,
} satisfies Record<string, Migration>;

export type MigrationName = keyof typeof migrations;

/** One transaction: if the process dies, the database stays as it was. `to` stops at an earlier migration. */
export async function migrate(db: Kysely<Tables>, to?: MigrationName): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = to ? await migrator.migrateTo(to) : await migrator.migrateToLatest();
  if (error) throw error;
}
