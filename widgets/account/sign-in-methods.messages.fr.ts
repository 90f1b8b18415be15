import type { SignInMethodMessages } from './sign-in-methods.messages.ts';

export const messages: SignInMethodMessages = {
  signInMethods: 'Moyens de connexion',
  password: 'Mot de passe',
  passwordNone: 'Non défini',
  passkeyHint:
    'Une clé d’accès vous connecte avec votre empreinte, votre visage ou le verrouillage de l’écran. Il n’y a rien à retenir, et personne ne peut la voler avec une page imitée.',
  addPasskey: 'Ajouter une clé d’accès',
  noPasskeysHere:
    'Ce navigateur ne connaît pas les clés d’accès. Ouvrez les paramètres dans un navigateur récent, en https, pour en ajouter une.',
  passkeyNotAdded: 'Aucune clé d’accès n’a été ajoutée. Vous pouvez réessayer.',
  passkeyAdded: 'La clé d’accès est ajoutée. Vous pouvez maintenant vous connecter avec elle.',
  passkeyRenamed: 'La clé d’accès est renommée.',
  passkeyRemoved: 'La clé d’accès est supprimée.',
  neverUsed: 'Pas encore utilisée',
  onlyMethod:
    'Votre seul moyen de connexion. Ajoutez une clé d’accès ou un mot de passe pour pouvoir le retirer.',
  rename: 'Renommer',
  remove: 'Supprimer',
  renameTitle: 'Renommer la clé d’accès',
  renameNow: 'Enregistrer',
  name: 'Nom',
  nameHint: 'Pour reconnaître l’appareil où elle se trouve.',
  removeTitle: 'Supprimer la clé d’accès ?',
  removeNow: 'Supprimer',
  passwordSince: ({ when }) => `Défini ${when}`,
  createdAt: ({ when }) => `Ajoutée ${when}`,
  usedAt: ({ when }) => `Dernière utilisation ${when}`,
  renameOf: ({ name }) => `Renommer ${name}`,
  removeOf: ({ name }) => `Supprimer ${name}`,
  removeQuestion: ({ name }) =>
    `Vous ne pourrez plus vous connecter avec « ${name} ». Supprimez-la aussi sur votre appareil. Vous restez connecté.`,
};
