import { defineMessages, type Translated } from '#core/i18n/catalogue.ts';
import { clockMessages } from '#core/i18n/clock.messages.ts';
import { plural } from '#core/i18n/format.ts';
import { moneyMessages } from '#core/i18n/money.messages.ts';
import { requestMessages } from '#core/i18n/request.messages.ts';

interface Named {
  name: string;
}

interface Titled {
  title: string;
}

const english = {
  requestOpen: 'Open',
  requestGiven: 'Given away',
  requestWithdrawn: 'Withdrawn',
  requestClosed: 'Closed',
  due: ({ day, time }: { day: string; time: string }) => `Due ${day}, ${time}`,
  edit: 'Edit',
  editRequest: ({ title }: Titled) => `Edit “${title}”`,
  withdraw: 'Withdraw',
  withdrawRequest: ({ title }: Titled) => `Withdraw your request “${title}”`,
  withdrawRequestTitle: 'Withdraw your request?',
  withdrawRequestText: 'It leaves the board and takes no more proposals. This cannot be taken back.',
  openProposals: ({ count, digits }: { count: number; digits: string }) =>
    count === 0
      ? 'No proposal is open.'
      : plural('en', count, {
          one: 'One open proposal is declined, and its author is told.',
          other: `${digits} open proposals are declined, and their authors are told.`,
        }),
  requestIsWithdrawn: 'Your request is withdrawn.',
  keepRequest: 'Keep request',
  noProposal: 'Translators see it on the board. You will hear of each proposal.',
  acceptProposal: 'Accept',
  acceptProposalOf: ({ name }: Named) => `Accept ${name}’s proposal`,
  acceptTitle: ({ name }: Named) => `Give your request to ${name}?`,
  acceptText: ({ name, price }: Named & { price: string }) =>
    `It becomes a task at ${price} per hour, and a conversation with ${name} opens. All other proposals are declined.`,
  proposalAccepted: 'The proposal is accepted. The conversation is open.',
  decline: 'Decline',
  declineOf: ({ name }: Named) => `Decline ${name}’s proposal`,
  declineTitle: ({ name }: Named) => `Decline ${name}’s proposal?`,
  declineText: ({ name }: Named) =>
    `${name} will be told and cannot propose again. Your request stays open for others.`,
  proposalDeclined: 'The proposal is declined.',
  notYet: 'Not yet',
  yourProposal: 'Your proposal',
  change: 'Change',
  changeFor: ({ title }: Titled) => `Change your proposal for “${title}”`,
  save: 'Save proposal',
  proposalChanged: 'Your proposal is changed.',
  withdrawFrom: ({ title }: Titled) => `Withdraw your proposal for “${title}”`,
  withdrawTitle: 'Withdraw your proposal?',
  withdrawText: 'You can make one proposal for each request, so this cannot be taken back.',
  proposalWithdrawn: 'Your proposal is withdrawn.',
  keepProposal: 'Keep proposal',
  wentToOther: 'It went to somebody else.',
  customerWithdrew: 'The customer has withdrawn the request.',
  translatorWithdrew: ({ name }: Named) => `${name} has withdrawn this proposal.`,
  proposalGone: 'This proposal is no longer there.',
  offersOf: ({ name }: Named) => `See offers by ${name}`,
  seeOffers: 'See offers',
  openTask: 'See the task',
  conversation: 'Conversation',
  proposeTo: ({ title }: Titled) => `Make a proposal for “${title}”`,
  price: 'Price',
  priceHint: ({ price }: { price: string }) => `Asked for: ${price} per hour.`,
  time: 'Time',
  zone: ({ zone }: { zone: string }) => `On your clock (${zone}).`,
  message: 'Message',
  messageHint: 'Say how you would go about it, and what you need for it.',
  send: 'Send proposal',
  close: 'Close',
  sent: 'Your proposal is sent.',
};

export type RequestStepsMessages = Translated<typeof english>;

/** What people do with requests and proposals. */
export const requestStepsMessages = defineMessages(english, {
  de: () => import('./request-steps.messages.de.ts'),
  fr: () => import('./request-steps.messages.fr.ts'),
  es: () => import('./request-steps.messages.es.ts'),
  ar: () => import('./request-steps.messages.ar.ts'),
});

/** What a widget loads that shows requests with their proposals. */
export const requestCatalogues = [
  requestMessages,
  requestStepsMessages,
  moneyMessages,
  clockMessages,
] as const;
