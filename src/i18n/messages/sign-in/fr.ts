import type { Translated } from '#core/i18n/catalogue.ts';
import type * as english from './en.ts';

export const passkey: Translated<typeof english.passkey> = {
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

export const provider: Translated<typeof english.provider> = {
  continueWith: ({ name }) => `Continuer avec ${name}`,
  waiting: ({ name }) => `Connexion avec ${name} en cours`,
  over: 'Cette connexion a déjà servi, a duré plus de dix minutes ou a commencé dans un autre navigateur. Veuillez recommencer.',
  cancelled:
    'Vous n’êtes pas connecté, car la connexion a été annulée chez le fournisseur. Réessayez, ou connectez-vous autrement.',
  refused:
    'La réponse du fournisseur est inutilisable, donc rien n’a changé. Réessayez, ou connectez-vous autrement.',
  away: 'Le fournisseur ne répond pas pour le moment. Réessayez dans un instant, ou connectez-vous autrement.',
  unknown: 'Ce fournisseur n’est pas disponible ici, ou ne l’est plus. Veuillez vous connecter autrement.',
  detailsHeading: 'Il ne manque que cela',
  detailsLead: ({ name }) =>
    `Un compte en a besoin et ${name} ne nous l’a pas communiqué. Rien n’est enregistré avant l’envoi.`,
  create: 'Créer le compte',
  startAgain: 'Se connecter autrement',
  linkNeeded: ({ email, name }) =>
    `L’adresse ${email} a déjà un compte. Connectez-vous-y une fois, et nous l’associerons à ${name}.`,
  linked: 'C’est associé. Vous pouvez désormais vous connecter ainsi.',
  confirmed: 'Merci. Vous pouvez continuer.',
  confirmHint: 'Prouvez encore une fois votre identité, puis continuez ici. Cela vaut dix minutes.',
};

export const code: Translated<typeof english.code> = {
  heading: 'Saisissez votre code',
  lead: 'La connexion demande aussi un code de votre application d’authentification.',
  code: 'Code de votre application',
  codeHint: 'Six chiffres, renouvelés toutes les trente secondes.',
  recoveryCode: 'Code de récupération',
  recoveryHint: 'L’un des codes conservés lors de la configuration. Chacun sert une fois.',
  recoveryWrong: 'Ce code n’est pas valable ou a déjà servi. Veuillez saisir un autre de vos codes.',
  useRecovery: 'Utiliser un code de récupération',
  useApp: 'Utiliser l’application',
  back: 'Retour',
  mailedCode: 'Code reçu par e-mail',
  mailedCodeHint: 'Huit chiffres. L’e-mail peut mettre une minute à arriver.',
  mailedCodeWrong: 'Ce code n’est pas le bon, ou il a expiré.',
};
