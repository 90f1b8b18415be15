import { draftParts } from './contract.ts';

/** The slots and parts of a form in steps that publishes something. */
export const publishFormSlots = { loading: 'Shown instead of the skeleton while loading.' } as const;

export const publishFormParts = {
  skeleton: 'The placeholder while loading.',
  title: 'The heading.',
  steps: 'The list of steps.',
  step: 'One step of it; `data-state` is `done`, `current` or `todo`.',
  form: 'The form.',
  field: 'A field with its label, hint and error.',
  control: 'The control of a field: an input, a select or a text area.',
  change: 'A button of the summary that leads back to a step.',
  'field-error': 'The error of a field, with its fix.',
  counter: 'The number of characters in the description, and the limit.',
  summary: 'The filled-in values, for review on the last step.',
  type: 'The type, in the summary.',
  price: 'The price, in the summary.',
  languages: 'The languages, in the summary.',
  next: 'The button to the next step.',
  back: 'The button to the step before.',
  cancel: 'The link “Cancel”.',
  submit: 'The button that publishes, on the last step.',
  error: 'The message why the form was not sent, with the next step.',
  retry: 'The Retry button, while the backend does not answer whether the visitor is signed in.',
  'sign-in': 'The link to sign in, beside a form that requires it.',
  ...draftParts,
  done: 'The confirmation after publishing.',
  published: 'The link to the next page after publishing.',
  another: 'The button to publish another one.',
} as const;
