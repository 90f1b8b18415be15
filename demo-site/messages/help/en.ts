export const messages = {
  title: 'Help',
  sections: [
    {
      heading: 'How do I find somebody?',
      paragraphs: [
        'Choose documents, calls or translations, and narrow the list down by language and price. “Popular” offers come first: those with the most customers whose tasks are finished and paid, each customer counted once a month. Nobody can buy a better place. Stars are the mean of the customers’ ratings; one of a larger order weighs more, up to €50, and of one customer one a month counts.',
        'If you find nobody, publish a request: translators then make you proposals with a price.',
      ],
    },
    {
      heading: 'How do I book?',
      paragraphs: [
        'Open an offer, choose how much and when, and add your files. You see the sum before you order. Some translators confirm each booking first, others get it once you have paid; the offer says so.',
      ],
    },
    {
      heading: 'What happens to my money?',
      paragraphs: [
        'We hold it until you accept the delivery. If the work never begins or the translator cancels, you get all of it back. On the page of your task you see at any time what is paid, held and returned.',
      ],
    },
    {
      heading: 'Something has to change.',
      paragraphs: [
        'Open the task: there you propose another quantity, price or time, and the translator accepts or declines. You can cancel there too, and see beforehand what goes back to you.',
      ],
    },
    {
      heading: 'I cannot sign in.',
      paragraphs: [
        'Choose “Forgot your password?” on the page for signing in, and we send you a link. If you signed up with another provider, sign in there, as you did then.',
      ],
    },
    {
      heading: 'I translate. How do I begin?',
      paragraphs: [
        'Complete your profile, publish an offer, and say when you may be booked for calls. To be paid, set up your payout account under earnings.',
      ],
    },
    {
      heading: 'We are there for you.',
      paragraphs: [
        'Write to us: our address is in the imprint. If it is about a task, name its number: it stands in its address.',
      ],
    },
  ],
};

export type Messages = typeof messages;
