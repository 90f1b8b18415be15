/** The pages that links in mails lead to, in French. */
import type { mailLinks as english } from './en.mail-links.ts';

export const mailLinks: typeof english = {
  home: 'Vers la place de marché',
  settings: 'Ouvrir les paramètres',
  signIn: 'Se connecter',
  contact: 'Nous écrire',
  newPassword: 'Choisir un mot de passe',
  email: 'E-mail',
  deadTitle: 'Ce lien ne fonctionne plus',
  verify: {
    deadAdvice:
      'Dans vos paramètres, vous voyez si votre adresse est confirmée et pouvez demander un nouveau lien.',
    title: 'Confirmez votre adresse e-mail',
    text: 'Un clic, et nous savons que nos messages vous parviennent.',
    action: 'Confirmer l’adresse',
    doneTitle: 'Votre adresse est confirmée',
    doneText: 'Merci. Les messages au sujet de vos réservations iront à cette adresse.',
  },
  undo: {
    deadAdvice: 'Si quelqu’un d’autre utilise votre compte, contactez-nous tout de suite.',
    title: 'Rétablir votre adresse',
    text: 'Votre compte retrouve l’adresse qui a reçu ce message, et toutes les sessions sont fermées, y compris celle de la personne qui l’a modifiée.',
    action: 'Rétablir cette adresse',
    doneTitle: 'Votre adresse est rétablie',
    doneText:
      'Toutes les sessions sont fermées. Choisissez maintenant un nouveau mot de passe, afin que personne ne puisse la modifier à nouveau.',
  },
  unsubscribe: {
    deadAdvice: 'Dans vos paramètres, vous choisissez à quel sujet nous vous écrivons.',
    title: 'Ne plus recevoir ces messages ?',
    text: 'Vous ne recevrez plus de messages de ce type. Ceux qui concernent la sécurité de votre compte continueront d’arriver.',
    action: 'Ne plus les recevoir',
    doneTitle: 'C’est noté',
    doneText: 'Vous pouvez réactiver ces messages dans vos paramètres.',
  },
  forgot: {
    title: 'Mot de passe oublié ?',
    text: 'Saisissez l’adresse de votre compte. Nous vous envoyons un lien pour choisir un nouveau mot de passe.',
    action: 'Envoyer le lien',
    doneTitle: 'Consultez votre messagerie',
    doneText: ({ email }) =>
      `Si ${email} a un compte, un message avec un lien est en route. Il fonctionne pendant 30 minutes. Si rien n’arrive, regardez dans les indésirables ou vérifiez l’adresse.`,
  },
  reset: {
    deadAdvice: 'Vous pouvez en demander un nouveau.',
    title: 'Choisissez un nouveau mot de passe',
    text: 'Il remplace celui que vous avez oublié et ferme toutes les sessions.',
    label: 'Nouveau mot de passe',
    hint: 'Au moins 8 caractères. Une phrase se retient facilement.',
    show: 'Afficher le mot de passe',
    action: 'Enregistrer',
    again: 'Envoyer un nouveau lien',
    doneTitle: 'Votre mot de passe est modifié',
    doneText: 'Toutes les sessions sont fermées. Connectez-vous avec le nouveau mot de passe.',
  },
  problems: {
    'link-used': 'Ce lien a déjà servi, ou un lien plus récent l’a remplacé.',
    'link-expired': 'Ce lien a expiré.',
    'link-unknown': 'Ce lien est incomplet. Ouvrez-le à nouveau depuis le message, ou copiez-le en entier.',
    'password-common':
      'Ce mot de passe figure sur la liste des plus courants, essayés en premier. Veuillez en choisir un autre.',
    'password-name': 'Le mot de passe contient le nom de votre adresse e-mail. Veuillez en choisir un autre.',
    'address-taken': 'Cette adresse appartient désormais à un autre compte. Veuillez nous écrire.',
    'too-many-tries': 'C’était trop souvent. Attendez une heure, puis réessayez.',
    wrong: 'Veuillez vérifier votre saisie.',
    failed: 'Cela n’a pas fonctionné. Vérifiez votre connexion et réessayez.',
  },
};
