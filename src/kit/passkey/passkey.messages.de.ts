import type { PasskeyMessages } from './passkey.messages.ts';

export const messages: PasskeyMessages = {
  instead: 'Stattdessen einen Passkey benutzen',
  confirmed: 'Mit Ihrem Passkey bestätigt.',
  notDone: 'Es wurde kein Passkey benutzt. Sie können es noch einmal versuchen.',
  exists: 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
  failed:
    'Ihr Browser oder Gerät konnte das nicht. Bitte versuchen Sie es noch einmal oder melden Sie sich anders an.',
  usePasskey: 'Passkey benutzen',
  confirmTitle: 'Bestätigen Sie, dass Sie es sind',
  confirmHint:
    'Zum Schutz Ihres Kontos fragen wir noch einmal nach Ihrem Passkey, wenn Sie ihn vor mehr als zehn Minuten zuletzt benutzt haben.',
};
