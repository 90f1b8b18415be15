import type { User } from '#core/domain/user.ts';

/** The user who is signed in where the `demo` attribute shows a widget that needs a sign-in. */
export const sampleUser: User = {
  id: 'sample',
  email: 'jonas.weber@example.org',
  firstName: 'Jonas',
  lastName: 'Weber',
  fullName: 'Jonas Weber',
  phone: '030-555-0199',
  address: 'Bergmannstraße 12, 10961 Berlin',
  languages: ['de', 'en'],
  about: 'Ten years at a notary’s office in Berlin. I answer within a day, and I like questions.',
  languageLevels: { de: 'native', en: 'C1' },
  image: null,
  isOperator: false,
};
