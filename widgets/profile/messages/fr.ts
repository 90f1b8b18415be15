import type { Messages } from './en.ts';

export const messages: Messages = {
  heading: 'Profil',
  menu: 'Vos pages',
  profile: 'Profil',
  dashboard: 'Tableau de bord',
  messages: 'Messages',
  settings: 'Paramètres',
  upload: 'Changer la photo',
  uploading: ({ percent }) => `Envoi, ${percent}`,
  uploadHint: 'PNG, JPEG ou WebP, 5 Mo au plus.',
  notAPicture: ({ name }) => `« ${name} » n’est pas une image. Choisissez un fichier PNG, JPEG ou WebP.`,
  tooLarge: ({ name }) => `« ${name} » dépasse 5 Mo. Choisissez une image plus légère.`,
  email: 'E-mail',
  emailHint: 'Votre adresse e-mail ne peut pas être modifiée ici.',
  firstName: 'Prénom',
  lastName: 'Nom',
  phone: 'Numéro de téléphone',
  phoneHint: 'Par exemple 030-555-0199 ou +49 151 23456789.',
  phoneWrong:
    'Écrivez le numéro en groupes de trois, trois et quatre chiffres, 030-555-0199, ou avec l’indicatif du pays : +49 151 23456789.',
  address: 'Adresse',
  contactElsewhere:
    'Votre numéro de téléphone et votre adresse restent sur la place de marché ; ce site ne les voit pas.',
  contactLink: 'Les voir ou les modifier là-bas',
  about: 'À propos de moi',
  aboutContact:
    'Tout le monde peut lire ce texte. Il semble contenir un numéro de téléphone ou une adresse : les clients vous joignent par les messages sans cela.',
  aboutHint: 'Affiché sur vos offres, avec votre photo et votre nom.',
  languages: 'Langues',
  levels: 'Votre niveau dans ces langues',
  noLevel: 'Non précisé',
  languagesMissing: 'Ajoutez au moins une langue.',
  submit: 'Enregistrer',
  saved: 'Votre profil est enregistré.',
  uploaded: 'Votre nouvelle photo est enregistrée.',
  signedOut: 'Connectez-vous pour voir et modifier votre profil.',
};
