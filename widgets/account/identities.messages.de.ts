import type { IdentityMessages } from './identities.messages.ts';

export const messages: IdentityMessages = {
  connect: ({ name }) => `${name} verbinden`,
  connected: 'Das ist verbunden. Ab jetzt können Sie sich damit anmelden.',
  gone: 'Nicht mehr verfügbar: Damit können Sie sich nicht anmelden.',
  removed: 'Das ist entfernt. Damit kann sich niemand mehr anmelden.',
  removeTitle: ({ name }) => `${name} entfernen?`,
  removeQuestion: ({ name }) =>
    `Sie können sich nicht mehr mit ${name} anmelden. Ihr Konto dort bleibt, wie es ist, und hier bleiben Sie angemeldet.`,
  removeNow: 'Entfernen',
};
