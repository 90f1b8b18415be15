import { address, flag } from '#core/element/contract/attribute.ts';
import {
  defineContract,
  draftParts,
  fieldParts,
  headingLevel,
  loadingParts,
  loadingSlots,
} from '#core/element/contract/contract.ts';

export const profileContract = defineContract({
  tag: 'dragoman-profile',
  summary:
    'Lets the signed-in user change their picture, name, phone number, address and languages, and what they say about themselves.',
  attributes: {
    'show-menu': flag('Shows the side menu with links to the user’s other pages.'),
    ...headingLevel,
    'profile-url': address('Address of the link “Profile” in the side menu.', '/Profile'),
    'dashboard-url': address('Address of the link “Dashboard” in the side menu.', '/Dashboard'),
    'messages-url': address('Address of the link “Messages” in the side menu.', '/messages'),
    'settings-url': address('Address of the link “Settings” in the side menu.', '/Settings'),
    'sign-in-url': address('Address of the sign-in page for signed-out visitors.', '/SignIn'),
  },
  events: {
    'dragoman-profile-saved': { about: 'The profile was saved.', detail: { user: 'User' } },
  },
  slots: loadingSlots,
  parts: {
    ...draftParts,
    ...loadingParts,
    ...fieldParts,
    menu: 'The side menu.',
    link: 'A link of the side menu.',
    heading: 'The heading.',
    avatar: 'The user’s picture.',
    upload: 'The button that chooses a new picture.',
    form: 'The form.',
    chip: 'A chosen language; a click removes it.',
    levels: 'The levels of the languages.',
    level: 'The level of one language.',
    counter: 'Characters used of the text about themselves.',
    submit: 'The Submit button.',
    'sign-in': 'The link to sign in, for signed-out visitors.',
  },
});
