import type { ProfileMessages } from './profile.messages.ts';

export const messages: ProfileMessages = {
  heading: 'Profil',
  menu: 'Vos pages',
  profile: 'Profil',
  dashboard: 'Tableau de bord',
  messages: 'Messages',
  settings: 'Paramètres',
  upload: 'Changer la photo',
  uploading: ({ percent }) => `Envoi, ${percent}`,
  uploadHint: 'PNG, JPEG, WebP, GIF ou AVIF, 5 Mo au plus.',
  notAPicture: ({ name }) =>
    `« ${name} » n’est pas une image. Choisissez un fichier PNG, JPEG, WebP, GIF ou AVIF.`,
  tooLarge: ({ name }) => `« ${name} » dépasse 5 Mo. Choisissez une image plus légère.`,
  email: 'E-mail',
  emailHint: 'Votre adresse e-mail ne peut pas être modifiée ici.',
  firstName: 'Prénom',
  lastName: 'Nom',
  phone: 'Numéro de téléphone',
  phoneHint: 'Par exemple 030-555-0199.',
  phoneWrong: 'Écrivez le numéro en groupes de trois, trois et quatre chiffres : 030-555-0199.',
  address: 'Adresse',
  contactElsewhere:
    'Votre numéro de téléphone et votre adresse restent sur la place de marché ; ce site ne les voit pas.',
  contactLink: 'Les voir ou les modifier là-bas',
  languages: 'Langues',
  languagesMissing: 'Ajoutez au moins une langue.',
  submit: 'Enregistrer',
  saved: 'Votre profil est enregistré.',
  uploaded: 'Votre nouvelle photo est enregistrée.',
  signedOut: 'Connectez-vous pour voir et modifier votre profil.',
};
