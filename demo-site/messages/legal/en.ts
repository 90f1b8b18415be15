/** The operator fills in the placeholders in square brackets. The pages highlight them. */
export const messages = {
  placeholders: 'The operator of this marketplace fills in the marked fields before it opens.',
  updated: 'Last updated: [date]',
  terms: {
    title: 'Terms of Use',
    sections: [
      {
        heading: 'What this is',
        paragraphs: [
          '[company name] runs this marketplace. Translators offer their work here, and customers book it. The contract about the work is between these two; we bring them together, hold the money and decide where they cannot agree, as these terms say.',
        ],
      },
      {
        heading: 'Your account',
        paragraphs: [
          'Whoever signs up is of age, gives their own name, and an e-mail address where mail reaches them. Keep your password to yourself: what is done with your account counts as done by you, until you tell us otherwise.',
          'You may delete your account at any time, in your settings. What has been agreed before is finished or called off first.',
        ],
      },
      {
        heading: 'Booking, and what it costs',
        paragraphs: [
          'An offer names a price and what it is for: an hour, a word, a page, or all of it. Before you order you see how much you book and what it comes to. With the button that books, or by accepting a proposal, you order with an obligation to pay that sum.',
          'Some translators answer first: then nothing is agreed until they have accepted. Others are paid first: they learn of your booking once you have paid, and it ends by itself if you do not. What was agreed changes only if both of you agree to the change.',
        ],
      },
      {
        heading: 'Paying',
        paragraphs: [
          'You pay through [payment provider]. We hold the money until you accept the delivery, or until it counts as accepted because you did not answer in time. Then the translator gets it, less our fee, which translators see before they publish an offer.',
        ],
      },
      {
        heading: 'Cancelling',
        paragraphs: [
          'Each offer says what goes back to you if you cancel, and until when: in full until the work starts, or less the closer the agreed time is. The sum stands there before you confirm. If the translator cancels, or never begins, you get everything back.',
        ],
      },
      {
        heading: 'Right of withdrawal for consumers',
        paragraphs: [
          'If you book as a consumer in the European Union, you may withdraw from the contract within 14 days without giving a reason. A clear statement is enough, by letter or e-mail: [company name], [postal address], [contact e-mail]. You then get back what you have paid, within 14 days, the way you paid it.',
          'Work that you ask for within these 14 days begins at once, because you ask for it. If you withdraw after it has begun, you pay for the part that was done until then. Once all of it is done, you can no longer withdraw.',
        ],
      },
      {
        heading: 'What translators promise',
        paragraphs: [
          'Translators do what they have agreed, in time, themselves, and keep what they read and hear to themselves. Whoever says that they are sworn or certified can prove it. Taxes and social security are their own affair.',
        ],
      },
      {
        heading: 'What nobody may do here',
        paragraphs: [
          'Nobody may deceive others, send advertising, offend or threaten people, publish what belongs to others, or anything illegal, nor get around the rules of this marketplace by programs.',
          'We take such things down, and close accounts where it is needed. Whoever it concerns learns of it, with the reason, and may object.',
        ],
      },
      {
        heading: 'If something goes wrong',
        paragraphs: [
          'Talk to each other first: the task has its own conversation. If you cannot agree, either of you may open a dispute while money is held; we read both sides and decide about the money. The courts remain open to you.',
          '[Liability, as the operator’s lawyers word it]',
        ],
      },
      {
        heading: 'These terms',
        paragraphs: ['[Applicable law and place of jurisdiction]'],
      },
    ],
  },
  privacy: {
    title: 'Privacy Policy',
    sections: [
      {
        heading: 'Who is responsible',
        paragraphs: [
          '[company name], [postal address], is responsible for what happens to your data on this site. Questions reach us at [contact e-mail]. Our data protection officer is [name of the data protection officer].',
        ],
      },
      {
        heading: 'What we keep about you',
        paragraphs: [
          'When you sign up: your first and last name, your e-mail address, your language and a fingerprint of your password from which the password cannot be read. In your profile, if you fill it in: telephone number, address, languages and a picture.',
          'When you publish or book: your offers and requests, the details, dates and times of your tasks, the documents you add to them, and the messages you exchange with the other party.',
          'When you name calendars of your own: their addresses, and when you are busy in them, nothing else.',
          'When you only look around: nothing about you. Our server logs which address was requested, when and with which result, in order to keep the service running and to fend off attacks. We delete these logs after [number of days] days.',
        ],
      },
      {
        heading: 'Who sees it',
        paragraphs: [
          'Everyone sees your offers, with your name, your picture and your languages. Only the two parties of a task see its details, documents and messages; while a task is disputed, our operators see them too, to decide. Partners whose pages show our offers learn how many bookings came through them and for how much, and nothing about you.',
          'We do not sell data, show advertising or let third parties watch you. Pages of this site load nothing from other sites.',
        ],
      },
      {
        heading: 'What is stored on your device',
        paragraphs: [
          'While you are signed in, a token that proves it, in a cookie named token and in local storage under the same name. The cookie ends after one hour. Signing out deletes both. After signing in, a cookie named dragoman-device marks this browser for 400 days: strangers who guess your password do not lock you out here. A cookie named dragoman.visited remembers that you were told of it, until you close the browser. If you sign in on a partner’s page, a cookie named dragoman-browser marks this browser for an hour: links from that page lead here signed in, in no other browser. Once you choose a language or colours, a cookie named dragoman-preferences keeps them for a year.',
          'Drafts of forms and messages that you have not sent yet, for 30 days, in local storage. Drafts are encrypted with a key that only you get when you sign in: after you sign out, nobody can read them on this device. What you type while signed out is not encrypted until somebody signs in. All of this is necessary for what you asked for. There is nothing else, so there is no cookie banner.',
        ],
      },
      {
        heading: 'Payments',
        paragraphs: [
          'If you pay by card, the payment page belongs to [payment provider]. It receives your e-mail address, your language, the amount and the title of the task. We receive the information whether you have paid, and the address of the receipt. We never see the number of your card.',
          'If you earn money here, [payment provider] pays it out to you. It receives your e-mail address and the amounts from us, and asks you for what it needs by law, such as your bank account. Of that we learn only whether you can be paid.',
          'For each payment, refund and payout we keep the amount, the time and the task.',
        ],
      },
      {
        heading: 'Where and how long',
        paragraphs: [
          'The data lies on servers of [hosting provider] in [country]. We keep it as long as you have an account. Once you delete it, we erase everything but the records of payments, without your name, which the law obliges us to keep for [retention period].',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You may ask what we know about you, have it corrected, erased or handed over in a common format, and object to its use. Write to [contact e-mail]; we answer within one month. You may also complain to [supervisory authority].',
          'The law we rely on is Article 6(1) of the General Data Protection Regulation: (b) to fulfil our contract with you, (c) for the records of payments, (f) to keep the service safe.',
        ],
      },
    ],
  },
  imprint: {
    title: 'Imprint',
    sections: [
      {
        heading: 'Who runs this marketplace',
        paragraphs: [
          '[company name], [legal form], [postal address]. Represented by [name of the representative].',
        ],
      },
      {
        heading: 'How to reach us',
        paragraphs: ['E-mail: [contact e-mail]. Telephone: [telephone number].'],
      },
      {
        heading: 'Register and tax',
        paragraphs: [
          'Entered as [register number] in the register of [register court]. VAT number: [VAT number].',
        ],
      },
      {
        heading: 'Responsible for the content',
        paragraphs: [
          '[name and postal address of the person responsible]. Translators are responsible for their own offers.',
        ],
      },
      {
        heading: 'Illegal content',
        paragraphs: [
          'Authorities and users reach us about illegal content at [contact e-mail], in [languages].',
        ],
      },
    ],
  },
  help: {
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
          'Write to [contact e-mail]. If it is about a task, name its number: it stands in its address.',
        ],
      },
    ],
  },
};

export type Messages = typeof messages;
