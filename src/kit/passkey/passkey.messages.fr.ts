import type { PasskeyMessages } from './passkey.messages.ts';

export const messages: PasskeyMessages = {
  instead: 'Utiliser plutôt une clé d’accès',
  confirmed: 'Confirmé avec votre clé d’accès.',
  notDone: 'Aucune clé d’accès n’a été utilisée. Vous pouvez réessayer.',
  exists: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  failed:
    'Votre navigateur ou votre appareil n’y est pas parvenu. Veuillez réessayer ou vous connecter autrement.',
  usePasskey: 'Utiliser une clé d’accès',
  confirmTitle: 'Confirmez que c’est vous',
  confirmHint:
    'Pour protéger votre compte, nous redemandons votre clé d’accès si vous l’avez utilisée pour la dernière fois il y a plus de dix minutes.',
};
