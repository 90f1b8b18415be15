import { address } from '#core/element/contract/attribute.ts';
import {
  defineContract,
  draftParts,
  fieldParts,
  headingLevel,
  loadingParts,
  loadingSlots,
} from '#core/element/contract/contract.ts';

export const availabilityContract = defineContract({
  tag: 'dragoman-availability',
  summary: 'Lets a translator say when customers may book calls, and connects their calendar.',
  attributes: {
    ...headingLevel,
    'sign-in-url': address('Address of the sign-in page for signed-out visitors.', '/SignIn'),
  },
  events: {
    'dragoman-availability-saved': {
      about: 'The hours were saved.',
      detail: { outside: 'number' },
    },
  },
  slots: loadingSlots,
  parts: {
    ...draftParts,
    ...loadingParts,
    ...fieldParts,
    empty: 'The note that no hours are set.',
    heading: 'The heading.',
    form: 'The form.',
    day: 'One day of the week, with its hours.',
    hours: 'From and to, of a day of the week or of an exception.',
    exception: 'One exception.',
    add: 'A button that adds hours or an exception.',
    remove: 'A button that removes hours, an exception or a calendar.',
    outside: 'The note that calls booked earlier are outside of the hours.',
    submit: 'The Save button.',
    imports: 'The section about calendars elsewhere.',
    import: 'One calendar elsewhere.',
    'import-problem': 'Why a calendar could not be read.',
    'add-import': 'The button that adds a calendar.',
    calendar: 'The section about the calendar that reads the tasks.',
    copy: 'The button that copies the calendar’s address.',
    renew: 'The button that makes a new address.',
    dialog: 'The dialog that asks before a new address.',
    dismiss: 'The button of the dialog that leaves everything as it is.',
    confirm: 'The button of the dialog that makes a new address.',
    'sign-in': 'The link to sign in, for signed-out visitors.',
  },
});
