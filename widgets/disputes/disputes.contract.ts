import { address } from '#core/element/contract/attribute.ts';
import {
  defineContract,
  fieldParts,
  headingLevel,
  loadingParts,
  loadingSlots,
} from '#core/element/contract/contract.ts';

export const disputesContract = defineContract({
  tag: 'dragoman-disputes',
  summary: 'Shows the marketplace’s operators all open disputes and lets them divide the money that is held.',
  attributes: {
    ...headingLevel,
    'dashboard-url': address('Where “All tasks” leads, when no dispute is open.', '/Dashboard?tab=accepted'),
  },
  events: {
    'dragoman-dispute-decided': {
      about: 'A dispute is decided; `ownerPercent` is the translator’s part.',
      detail: { taskId: 'number', ownerPercent: 'number' },
    },
  },
  slots: loadingSlots,
  parts: {
    ...loadingParts,
    ...fieldParts,
    heading: 'The heading.',
    tasks: 'The link to the tasks, when no dispute is open.',
    dispute: 'One dispute.',
    title: 'The title of its task.',
    tag: 'The status of the task before the dispute.',
    statement: 'What one party says.',
    record: 'The history, the files or the conversation, closed at first.',
    document: 'The button that downloads a file.',
    'document-size': 'The size of a file.',
    form: 'The form that decides.',
    division: 'The slider for the translator’s part.',
    share: 'What one party gets.',
    counter: 'The number of characters in the reason, and the limit.',
    submit: 'The button that asks whether to decide like this.',
    dialog: 'The dialog that asks.',
    dismiss: 'The button that closes it.',
    confirm: 'The button that decides.',
    'sign-in': 'The link to sign in, for signed-out visitors.',
  },
});
