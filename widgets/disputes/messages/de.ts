import { plural } from '#core/i18n/format.ts';
import type { Messages } from './en.ts';

export const messages: Messages = {
  disputes: 'Streitfälle',
  count: ({ count, digits }) =>
    `${digits} ${plural('de', count, { one: 'offener Streitfall', other: 'offene Streitfälle' })}, die ältesten zuerst`,
  none: 'Kein Streitfall ist offen.',
  noneHint: 'Hier stehen Streitfälle von Kunden und Übersetzern um Geld.',
  allTasks: 'Alle Aufträge',
  signedOut: 'Melden Sie sich als Betreiber an, um Streitfälle zu sehen.',
  before: ({ status }) => `Vorher: ${status}`,
  held: ({ amount }) => `${amount} einbehalten`,
  since: ({ when }) => `seit ${when}`,
  customer: 'Kunde',
  owner: 'Übersetzer',
  'customer-opened': 'Kunde, hat den Streitfall eröffnet',
  'owner-opened': 'Übersetzer, hat den Streitfall eröffnet',
  silent: 'Hat sich dazu nicht geäußert.',
  proposes: ({ percent }) => `Schlägt ${percent} für den Übersetzer vor`,
  history: 'Verlauf',
  files: 'Dateien',
  conversation: 'Unterhaltung',
  nothing: 'Keine.',
  'by-time': 'von selbst',
  'by-settlement': 'durch Einigung',
  'by-operator': 'durch einen Betreiber',
  'by-removal': 'weil ein Konto gelöscht wurde',
  decisionOn: ({ title }) => `Entscheidung über „${title}“`,
  ownerPart: 'Anteil des Übersetzers',
  getsBack: ({ name }) => `${name} bekommt zurück`,
  gets: ({ name }) => `${name} bekommt`,
  beforeFee: 'vor Abzug der Gebühr',
  divisionTold: ({ percent, customer, back, owner, gets }) =>
    `${percent}: ${owner} bekommt ${gets}, ${customer} bekommt ${back} zurück`,
  reason: 'Begründung',
  reasonHint: 'Beide Seiten lesen sie.',
  decide: 'Entscheiden',
  decideTitle: 'So entscheiden?',
  decideText: ({ customer, back, owner, gets }) =>
    `${customer} bekommt ${back} zurück. ${owner} bekommt ${gets} vor Abzug der Gebühr.`,
  final: 'Das ist endgültig, und beide erfahren es sofort.',
  decided: 'Der Streitfall ist entschieden.',
};
