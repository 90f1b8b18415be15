import { address, redirectAddress } from '#core/element/contract/attribute.ts';
import {
  defineContract,
  fieldParts,
  headingLevel,
  loadingParts,
  loadingSlots,
} from '#core/element/contract/contract.ts';
import { signedOutEvent } from '#core/element/contract/session-events.ts';

export const accountContract = defineContract({
  tag: 'dragoman-account',
  summary:
    'Lets the signed-in user change the e-mail address and the password, choose what is mailed, end other sessions, set up payouts, download their data and delete the account.',
  attributes: {
    ...headingLevel,
    'sign-in-url': address('Address of the sign-in page for signed-out visitors.', '/SignIn'),
    'home-url': redirectAddress(
      'Address after the account is deleted; outside the marketplace only if set.',
      '/',
    ),
  },
  events: signedOutEvent,
  slots: loadingSlots,
  parts: {
    ...loadingParts,
    ...fieldParts,
    heading: 'A section’s heading.',
    section: 'A section.',
    form: 'A form.',
    address: 'The e-mail address of the account.',
    'address-status': 'Whether the address is confirmed.',
    'pending-address': 'The address that waits for its confirmation.',
    'cancel-address': 'The button that cancels the change of the address.',
    'change-address': 'The button that opens the form for another address.',
    'send-address': 'The button that sends the link to the new address.',
    'dismiss-address': 'The button that closes that form.',
    'mail-choice': 'One kind of mails.',
    submit: 'The button that changes the password.',
    session: 'One session of the user.',
    'end-session': 'The button that ends one session.',
    'end-others': 'The button that ends all other sessions.',
    'payout-status': 'Whether payouts are set up.',
    'set-up-payouts': 'The button that opens the payment provider’s page.',
    'account-id': 'The id of the account.',
    'copy-id': 'The button that copies the id of the account.',
    copy: 'The button that downloads a copy of the user’s data.',
    delete: 'The button that opens the dialog to delete the account.',
    'confirm-delete': 'The button that deletes the account.',
    dialog: 'The dialog to delete the account.',
    'sign-in': 'The link to sign in, for signed-out visitors.',
  },
});
