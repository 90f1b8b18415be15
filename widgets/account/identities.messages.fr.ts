import type { IdentityMessages } from './identities.messages.ts';

export const messages: IdentityMessages = {
  connect: ({ name }) => `Associer ${name}`,
  connected: 'C’est associé. Vous pouvez désormais vous connecter ainsi.',
  gone: 'Plus disponible, vous ne pouvez plus vous connecter ainsi.',
  removed: 'C’est retiré. Plus personne ne peut se connecter ainsi.',
  removeTitle: ({ name }) => `Retirer ${name} ?`,
  removeQuestion: ({ name }) =>
    `Vous ne pourrez plus vous connecter avec ${name}. Votre compte là-bas reste tel quel, et vous restez connecté ici.`,
  removeNow: 'Retirer',
};
