import type { Translated } from '#core/i18n/catalogue.ts';

export const messages = {
  heading: 'Profile',
  menu: 'Your pages',
  profile: 'Profile',
  dashboard: 'Dashboard',
  messages: 'Messages',
  settings: 'Settings',
  upload: 'Change picture',
  uploading: ({ percent }: { percent: string }) => `Uploading, ${percent}`,
  uploadHint: 'PNG, JPEG or WebP, up to 5 MB.',
  notAPicture: ({ name }: { name: string }) => `“${name}” is no picture. Choose a PNG, JPEG or WebP file.`,
  tooLarge: ({ name }: { name: string }) => `“${name}” is larger than 5 MB. Choose a smaller picture.`,
  email: 'E-mail',
  emailHint: 'Your e-mail address cannot be changed here.',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  phoneHint: 'Like 030-555-0199 or +49 151 23456789.',
  phoneWrong:
    'Please write the phone number as three, three and four digits, 030-555-0199, or with its country’s code: +49 151 23456789.',
  address: 'Address',
  about: 'About me',
  aboutContact:
    'Everybody can read this text. It seems to hold a telephone number or an address: customers reach you through Messages without it.',
  aboutHint: 'Shown on your offers, with your picture and your name.',
  languages: 'Languages',
  levels: 'How well you speak them',
  noLevel: 'Not stated',
  languagesMissing: 'Please add at least one language.',
  submit: 'Submit',
  saved: 'Your profile is saved.',
  uploaded: 'Your new picture is saved.',
  signedOut: 'Sign in to see and change your profile.',
};

export type Messages = Translated<typeof messages>;
