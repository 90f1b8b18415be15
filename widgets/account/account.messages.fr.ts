import type { AccountMessages } from './account.messages.ts';

export const messages: AccountMessages = {
  password: 'Mot de passe',
  currentPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  repeatPassword: 'Répétez le nouveau mot de passe',
  passwordHint: 'Au moins 8 caractères. Toutes les autres connexions prennent fin.',
  passwordsDiffer: 'Les mots de passe ne sont pas identiques.',
  changePassword: 'Changer le mot de passe',
  sessions: 'Où vous êtes connecté',
  thisOne: 'Ce navigateur',
  unknownBrowser: 'Navigateur inconnu',
  since: ({ when }) => `depuis ${when}`,
  endOthers: 'Se déconnecter partout ailleurs',
  onlyHere: 'Vous n’êtes connecté qu’ici.',
  copy: 'Vos données',
  copyHint: 'Tout ce que la place de marché conserve à votre sujet, dans un fichier.',
  download: 'Télécharger une copie',
  remove: 'Supprimer le compte',
  removeHint:
    'Votre profil, vos offres et vos demandes disparaissent. Les personnes avec qui vous avez travaillé gardent leurs missions et messages, sans votre nom.',
  removeTitle: 'Supprimer votre compte ?',
  removeQuestion: 'Cette action est irréversible. Saisissez votre mot de passe pour confirmer.',
  removeNow: 'Supprimer définitivement',
  signedOut: 'Connectez-vous pour modifier votre compte.',
};
