import type { Messages } from './en.ts';

export const messages: Messages = {
  signIn: 'Se connecter',
  signUp: 'S’inscrire',
  signUpHeading: 'Créez votre compte',
  signInLead: 'Ravis de vous revoir. Vos messages et vos missions vous attendent.',
  signUpLead: 'Une minute suffit, et c’est gratuit.',
  newHere: 'Pas encore de compte ?',
  alreadyHere: 'Vous avez déjà un compte ?',
  email: 'E-mail',
  password: 'Mot de passe',
  passwordHint: 'Au moins 8 caractères. Une phrase se retient facilement.',
  or: 'ou',
  passkeySignIn: 'Se connecter avec une clé d’accès',
  passkeyNotUsed:
    'Aucune clé d’accès n’a été utilisée. Si cet appareil n’en a pas, connectez-vous avec votre mot de passe et ajoutez-en une dans vos paramètres.',
  passkeySignUp: 'S’inscrire avec une clé d’accès',
  passkeySignUpHint:
    'Pas de mot de passe à retenir : votre empreinte, votre visage ou le verrouillage de l’écran vous connecte.',
  passkeyNotMade:
    'Aucune clé d’accès n’a été créée, et aucun compte pour l’instant. Réessayez ou choisissez un mot de passe.',
  forgot: 'Mot de passe oublié ?',
  confirmPassword: 'Confirmation du mot de passe',
  confirmHint: 'Une seconde fois, par sécurité.',
  passwordsMatch: 'Les mots de passe sont identiques.',
  passwordsDiffer: 'Les mots de passe ne sont pas identiques.',
  firstName: 'Prénom',
  lastName: 'Nom',
  language: 'Votre langue',
  reasons: 'Un seul compte pour tout faire',
  reasonBook: 'Réservez un traducteur et fixez la date et l’heure en une étape.',
  reasonTalk: 'Retrouvez messages, documents et échéances d’une mission au même endroit.',
  reasonOffer: 'Proposez vos propres langues à votre prix.',
  signedIn: 'Votre session est ouverte',
  leadingOn: 'La suite s’ouvre dans un instant.',
  continue: 'Continuer',
  signOut: 'Se déconnecter',
  mailSent: ({ email }) =>
    `Nous avons envoyé un e-mail à ${email}. Son lien confirme votre adresse ; vous pouvez déjà vous connecter.`,
  signedUp: 'Votre compte est prêt. Vous pouvez vous connecter.',
  addressTaken: 'Cette adresse e-mail ne peut pas être utilisée. Connectez-vous ou choisissez-en une autre.',
  windowLead: ({ host }) =>
    `Vous vous connectez dans une fenêtre de ${host}. Votre mot de passe ne va nulle part ailleurs.`,
  windowNew: 'Pas encore de compte ? Vous le créez dans la même fenêtre.',
  windowOpen: 'Continuez dans la fenêtre qui vient de s’ouvrir.',
  windowBlocked: 'Votre navigateur a bloqué la fenêtre.',
  windowLink: 'L’ouvrir dans un nouvel onglet',
  notHere: ({ host }) =>
    `Vous ne pouvez pas encore vous connecter sur cette page. Sur ${host}, c’est possible.`,
  signInThere: ({ host }) => `Se connecter sur ${host}`,
};
