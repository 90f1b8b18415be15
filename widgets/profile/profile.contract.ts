import { flag, text } from '#core/element/contract/attribute.ts';
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
  summary: 'Lets the signed-in person change their picture, name, phone number, address and languages.',
  attributes: {
    'show-menu': flag('Shows the side menu with the person’s other pages.'),
    ...headingLevel,
    'profile-url': text('Where “Profile” in the side menu leads.', '/Profile'),
    'dashboard-url': text('Where “Dashboard” in the side menu leads.', '/Dashboard'),
    'messages-url': text('Where “Messages” in the side menu leads.', '/messages'),
    'settings-url': text('Where “Settings” in the side menu leads.', '/Settings'),
    'sign-in-url': text('Where signed-out visitors are sent to sign in.', '/SignIn'),
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
    avatar: 'The person’s picture.',
    upload: 'The button that chooses a new picture.',
    form: 'The form.',
    chip: 'A chosen language, which a click takes away.',
    submit: 'The Submit button.',
    'sign-in': 'The link to sign in, while nobody is.',
  },
});
