/** The operator fills in the placeholders in square brackets. The page highlights them. */
export const privacy = {
  title: 'Privacy Policy',
  placeholders: 'The operator of this marketplace fills in the marked fields before it opens.',
  updated: 'Last updated: [date]',
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
        'While you are signed in, a token that proves it, in a cookie named token and in local storage under the same name. The cookie ends after one hour. Signing out deletes both. A cookie named dragoman.visited remembers that you were told of it, until you close the browser. If you sign in on a partner’s page, a cookie named dragoman-browser marks this browser for an hour: links from that page lead here signed in, in no other browser. Once you choose a language or colours, a cookie named dragoman-preferences keeps them for a year.',
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
};
