import { choice, text, wholeNumber } from '#core/element/contract/attribute.ts';
import { defineContract, fieldParts, headingLevel } from '#core/element/contract/contract.ts';

export const signInContract = defineContract({
  tag: 'dragoman-sign-in',
  summary: 'Lets people sign in or sign up, on one screen that toggles between the two forms.',
  attributes: {
    mode: choice(['sign-in', 'sign-up'], 'sign-in', 'Which of the two forms shows; people may toggle.'),
    'success-url': text('Where signing in leads; on another site than the marketplace only when set.', '/'),
    'redirect-delay': wholeNumber(2000, 'How long after signing in that happens, in milliseconds.', {
      min: 0,
    }),
    ...headingLevel,
  },
  events: {
    'dragoman-signed-in': {
      about: 'The person signed in here; prevent it to decide yourself where to go next.',
      detail: { user: 'User' },
      cancelable: true,
    },
    'dragoman-signed-up': {
      about: 'The person has a new account, with which they can sign in now.',
      detail: {},
    },
  },
  parts: {
    form: 'The form that shows.',
    heading: 'The heading.',
    ...fieldParts,
    submit:
      'The button that signs in or signs up; on another site’s page the one that opens the marketplace’s window.',
    notice: 'Says that somebody has signed up, above the form to sign in.',
    blocked: 'What stands in for a window that the browser blocked.',
    marketplace: 'The link to the marketplace, on pages where nobody can sign in.',
    toggle: 'The button that shows the other form.',
    error: 'Why signing in or up did not succeed.',
    reasons: 'What an account is good for, beside the form where there is room.',
    viewer: 'Who is signed in already.',
    continue: 'The link that leads on for somebody signed in.',
    'sign-out': 'The button that signs out.',
    skeleton: 'What stands here while it is open whether somebody is signed in.',
  },
});
