import { plural } from '#core/i18n/format.ts';
import type { Messages } from './en.ts';

export const messages: Messages = {
  toggle: ({ name }) => `Konto von ${name}`,
  profile: 'Profil',
  dashboard: 'Übersicht',
  messages: 'Nachrichten',
  unread: ({ count, digits }) =>
    `${digits} ungelesene ${plural('de', count, { one: 'Unterhaltung', other: 'Unterhaltungen' })}`,
  payments: 'Zahlungen',
  earnings: 'Einnahmen',
  disputes: 'Streitfälle',
  settings: 'Einstellungen',
  signOut: 'Abmelden',
  extendTitle: 'Angemeldet bleiben?',
  extendHint:
    'In wenigen Minuten werden Sie abgemeldet. Mit Ihrem Passwort bleiben Sie angemeldet, und was Sie geschrieben haben, bleibt stehen.',
  extend: 'Angemeldet bleiben',
  extendLater: 'Jetzt nicht',
  extended: 'Sie bleiben angemeldet.',
};
