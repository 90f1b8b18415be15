import type { Messages } from './en.ts';

export const messages: Messages = {
  'chat-inbox': 'Nachrichten',
  checkout: 'Buchen',
  'offer-grid': 'Übersetzer',
  'offer-detail': 'Angebot',
  'sign-in': 'Anmelden',
  'service-select': 'Übersetzung anbieten oder suchen',
  'request-board': 'Anfragen',
  'request-form': 'Anfrage veröffentlichen',
  'offer-form': 'Angebot veröffentlichen',
  dashboard: 'Übersicht',
  task: 'Auftrag',
  payments: 'Zahlungen',
  profile: 'Profil',
  account: 'Einstellungen',
  availability: 'Zeiten für Anrufe',
  'notification-bell': 'Mitteilungen',
  'partner-report': 'Bericht',
  disputes: 'Streitfälle',
  unread: ({ count }) => `${count} ungelesen`,
};
