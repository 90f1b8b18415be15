import { text } from '#core/element/contract/attribute.ts';
import {
  defineContract,
  fieldParts,
  headingLevel,
  loadingParts,
  loadingSlots,
} from '#core/element/contract/contract.ts';

export const accountContract = defineContract({
  tag: 'dragoman-account',
  summary: 'Lets the signed-in person change their password, end other sign-ins, copy their data and leave.',
  attributes: {
    ...headingLevel,
    'sign-in-url': text('Where signed-out visitors are sent to sign in.', '/SignIn'),
    'home-url': text(
      'Where deleting the account leads; on another site than the marketplace only when set.',
      '/',
    ),
  },
  events: {
    'dragoman-signed-out': {
      about: 'The account is gone and the person signed out; prevent it to decide yourself where to go next.',
      detail: {},
      cancelable: true,
    },
  },
  slots: loadingSlots,
  parts: {
    ...loadingParts,
    ...fieldParts,
    heading: 'A section’s heading.',
    section: 'A section.',
    form: 'A form.',
    submit: 'The button that changes the password.',
    session: 'One place the person is signed in at.',
    'end-others': 'The button that ends all other sign-ins.',
    copy: 'The button that downloads a copy of the person’s data.',
    delete: 'The button that asks whether to delete the account.',
    'confirm-delete': 'The button that deletes the account.',
    dialog: 'The question before the account is deleted.',
    'sign-in': 'The link to sign in, while nobody is.',
  },
});
