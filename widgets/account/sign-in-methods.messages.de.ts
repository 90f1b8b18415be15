import type { SignInMethodMessages } from './sign-in-methods.messages.ts';

export const messages: SignInMethodMessages = {
  signInMethods: 'Anmeldung',
  password: 'Passwort',
  passwordNone: 'Nicht festgelegt',
  passkeyHint:
    'Mit einem Passkey melden Sie sich per Fingerabdruck, Gesicht oder Bildschirmsperre an. Es gibt nichts zu merken, und niemand kann ihn mit einer nachgemachten Seite stehlen.',
  addPasskey: 'Passkey hinzufügen',
  noPasskeysHere:
    'Dieser Browser kennt keine Passkeys. Öffnen Sie die Einstellungen in einem aktuellen Browser über https, um einen hinzuzufügen.',
  passkeyNotAdded: 'Es wurde kein Passkey hinzugefügt. Sie können es noch einmal versuchen.',
  passkeyAdded: 'Der Passkey ist hinzugefügt. Sie können sich jetzt damit anmelden.',
  passkeyRenamed: 'Der Passkey ist umbenannt.',
  passkeyRemoved: 'Der Passkey ist entfernt.',
  neverUsed: 'Noch nicht benutzt',
  onlyMethod:
    'Ihre einzige Möglichkeit, sich anzumelden. Fügen Sie einen Passkey oder ein Passwort hinzu, dann können Sie sie entfernen.',
  rename: 'Umbenennen',
  remove: 'Entfernen',
  renameTitle: 'Passkey umbenennen',
  renameNow: 'Speichern',
  name: 'Name',
  nameHint: 'Damit Sie das Gerät wiedererkennen, auf dem er liegt.',
  removeTitle: 'Passkey entfernen?',
  removeNow: 'Entfernen',
  passwordSince: ({ when }) => `Festgelegt ${when}`,
  createdAt: ({ when }) => `Hinzugefügt ${when}`,
  usedAt: ({ when }) => `Zuletzt benutzt ${when}`,
  renameOf: ({ name }) => `${name} umbenennen`,
  removeOf: ({ name }) => `${name} entfernen`,
  removeQuestion: ({ name }) =>
    `Mit „${name}“ können Sie sich dann nicht mehr anmelden. Löschen Sie ihn auch auf Ihrem Gerät. Sie bleiben angemeldet.`,
};
