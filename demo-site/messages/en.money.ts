/** How the money moves, with what the backend says of it. */
export const money = {
  heading: 'How the money moves',
  paid: {
    'before-start':
      'You see the total before you book: the price per hour times the hours you choose. You pay by card after booking, and the translator starts once you have paid.',
    'before-finish':
      'You see the total before you book: the price per hour times the hours you choose. You pay by card at the latest before you accept the delivery.',
    off: 'You see the total before you book: the price per hour times the hours you choose. Paying by card here is up to the two of you; what follows is about money that was paid here.',
  },
  held: ({ fee }: { fee: string }) =>
    `The money stays with our payment provider, and we hold it until you accept the delivery. Then it goes to the translator, less our fee of ${fee}. Translators see what they get per hour before they publish an offer.`,
  heldWithoutFee:
    'The money stays with our payment provider, and we hold it until you accept the delivery. Then all of it goes to the translator: we charge no fee.',
  finish: ({ days }: { days: string }) =>
    `A paid delivery that you do not answer counts as accepted after a while (${days}); we remind you before.`,
  refund:
    'If a task is declined or cancelled before the work starts, you get everything back. To end a task that has started, the two of you agree how to divide the money. If you cannot agree, either of you may open a dispute: we read both sides, the conversation and the files, and decide.',
};
