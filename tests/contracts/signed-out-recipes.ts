/** Steps that make a widget show the parts for visitors who are not signed in. */
import { twoStepPerson } from '#tests/setup/two-step-person.ts';
import { type BackendPartRecipe, type } from './part-steps.ts';

const signInRequired = [
  'dragoman-account',
  'dragoman-availability',
  'dragoman-chat-inbox',
  'dragoman-dashboard',
  'dragoman-disputes',
  'dragoman-offer-form',
  'dragoman-partner-report',
  'dragoman-payments',
  'dragoman-profile',
  'dragoman-request-board',
  'dragoman-request-form',
  'dragoman-task',
] as const;

/** For a signed-out visitor in a browser that blocks pop-ups. */
export const signedOutRecipes: readonly BackendPartRecipe[] = [
  ...signInRequired.map((tag) => ({ tag, reveals: ['sign-in'] })),
  { tag: 'dragoman-checkout', attributes: { 'offer-id': '1' }, reveals: ['sign-in', 'notice'] },
  { tag: 'dragoman-sign-in', steps: ['submit'], reveals: ['blocked'] },
];

/** While the backend does not answer whether the visitor is signed in. */
export const unreachableRecipes: readonly BackendPartRecipe[] = (
  ['dragoman-offer-form', 'dragoman-request-form', 'dragoman-sign-in', 'dragoman-user-menu'] as const
).map((tag) => ({ tag, reveals: ['error', 'retry'] }));

export const signInUnavailable: readonly BackendPartRecipe[] = (
  ['dragoman-sign-in', 'dragoman-checkout'] as const
).map((tag) => ({ tag, attributes: { 'offer-id': '1' }, reveals: ['marketplace'] }));

/** For somebody whose sign-in asks for a code. */
export async function codeRecipe(): Promise<BackendPartRecipe> {
  const { person } = await twoStepPerson();
  return { tag: 'dragoman-sign-in', steps: [type(person), 'submit'], reveals: ['recovery'] };
}
