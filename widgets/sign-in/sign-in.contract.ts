import { address, choice, redirectAddress, text, wholeNumber } from '#core/element/contract/attribute.ts';
import { defineContract, fieldParts, headingLevel } from '#core/element/contract/contract.ts';
import { signedInEvent, signedOutEvent } from '#core/element/contract/session-events.ts';

export const signInContract = defineContract({
  tag: 'dragoman-sign-in',
  summary: 'Lets visitors sign in or sign up, on one screen that toggles between the two forms.',
  attributes: {
    mode: choice(['sign-in', 'sign-up'], 'sign-in', 'The form that is shown first; visitors may toggle.'),
    'success-url': redirectAddress('Address after the sign-in; outside the marketplace only if set.', '/'),
    'forgot-url': address(
      'Address of the page for people who have forgotten their password.',
      '/ForgotPassword',
    ),
    'redirect-delay': wholeNumber(2000, 'Milliseconds between the sign-in and the redirect.', {
      min: 0,
    }),
    'prefill-email': text('Fills in the e-mail address until the visitor writes one.'),
    'prefill-firstname': text('Fills in the first name of the sign-up until the visitor writes one.'),
    'prefill-lastname': text('Fills in the last name of the sign-up until the visitor writes one.'),
    ...headingLevel,
  },
  events: {
    ...signedInEvent,
    ...signedOutEvent,
    'dragoman-signed-up': {
      about: 'The visitor signed up, and can sign in now.',
      detail: {},
    },
  },
  parts: {
    form: 'The form.',
    heading: 'The heading.',
    ...fieldParts,
    'show-password': 'The button that shows or hides the characters of a password.',
    submit: 'The button that signs in or signs up; on another site’s page it opens the marketplace’s window.',
    terms: 'The link to the terms, in the sign-up form.',
    privacy: 'The link to the privacy policy, in the sign-up form.',
    passkey: 'The button that signs in with a passkey, or signs up with one instead of a password.',
    provider:
      'A button that leads to a sign-in provider of the backend, one for each; none where it has none.',
    forgot: 'The link for people who have forgotten their password, below the sign-in form.',
    notice: 'The confirmation of a sign-up, above the sign-in form.',
    blocked: 'The message with a link, if the browser blocked the window.',
    marketplace: 'The link to the marketplace, on pages that allow no sign-in.',
    recovery: 'The button that asks for a recovery code instead of one from the app, or the other way round.',
    toggle: 'The button that shows the other form.',
    error:
      'The message why the sign-in or sign-up failed, or that the backend does not answer whether the visitor is signed in.',
    retry: 'The Retry button of that message.',
    reasons: 'The reasons to sign up, beside the form in wide widgets.',
    viewer: 'The signed-in user.',
    continue: 'The link to the next page, for a signed-in user.',
    'sign-out': 'The button that signs out.',
    status: 'What goes on with a passkey, a sign-in provider or the window.',
    skeleton: 'The placeholder until it is clear whether the visitor is signed in.',
  },
});
