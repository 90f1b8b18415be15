export const messages = {
  site: {
    accountMenu: 'Your pages',
    unread: ({ count, digits }: { count: number; digits: string }) =>
      `${digits} unread ${count === 1 ? 'conversation' : 'conversations'}`,
    name: 'Dragoman',
    skip: 'Skip to content',
    mainNavigation: 'Main',
    menu: 'Menu',
    home: 'Home',
    services: 'Services',
    about: 'About US',
    contact: 'Contact US',
    signIn: 'Sign in',
    getStarted: 'Get Started',
    language: 'Language',
    loading: 'Loading...',
    needsScripts: 'Signing in and booking needs JavaScript. Please switch it on and load this page again.',
    footer: 'About this site',
    aboutLink: 'About',
    privacyLink: 'Privacy Policy',
    termsLink: 'Terms',
    imprintLink: 'Imprint',
    helpLink: 'Help',
    contactLink: 'Contact',
    partnersLink: 'For partners',
    docsLink: 'Documentation',
    motto:
      'Translators for documents, calls and everything you publish. At a price that you know before you book.',
    sampleData: 'Demo marketplace: all people, offers and organisations are invented.',
  },
  categories: {
    document: {
      name: 'Documents',
      popular: 'Most Popular In Documents',
      about: 'Certificates, contracts, letters from the office.',
      hero: 'Translators for certificates, contracts and letters from the office. Priced by the word, the page or the hour.',
    },
    call: {
      name: 'Calls',
      popular: 'Most Popular In Calls',
      about: 'An interpreter on the line: doctor, landlord, authority. Both clocks shown.',
      hero: 'Interpreters who join your call with the doctor, the landlord or the office. Priced by the hour, or for the whole call.',
    },
    translation: {
      name: 'Translations',
      popular: 'Most Popular In Translations',
      about: 'Websites and presentations that read as if written there.',
      hero: 'Websites, presentations and documentation in the words your readers use. Priced by the word, the page or the hour.',
    },
  },
  home: {
    title: "Don't get lost in Translation",
    lead: 'Documents translated, calls interpreted, websites and presentations in the words your readers use. By people, at a price that you know before you book.',
    other: 'Or let translators come to you.',
    features: 'What we do',
    explore: 'Explore',
    translators: 'Meet our professional translator',
    viewAll: 'View All',
    partnerships: 'Valuable Partnerships',
    partnershipsNote: 'Sample names: none of these organisations exists.',
    becomePartner: 'Put our translators on your site',
    closing: 'Become a Translator and start helping people',
    closingLead: 'Say what you translate, name your price and choose whom you help. Publishing is free.',
    register: 'Register',
  },
  homeSearch: {
    words: 'What do you need?',
    from: 'From',
    to: 'To',
    anyLanguage: 'Any',
    submit: 'Find a translator',
    often: 'Often looked for:',
    suggestions: ['birth certificate', 'doctor', 'website'],
  },
  category: {
    title: 'Find the perfect match !!!',
    tabs: 'Categories',
    all: (name: string) => `All ${name}`,
  },
  allOffers: {
    title: 'Our translators',
    lead: 'Every offer on the marketplace. Narrow it to your languages, your budget and what you need.',
  },
  services: {
    title: 'What a translator can do for you',
    lead: 'Three kinds of help, each by a person who speaks both languages, each at a price that you know before you book.',
    explore: 'Explore',
    how: 'How it works',
    steps: [
      {
        name: 'Choose',
        about:
          'Browse offers by category and language pair. Every card shows the price and the customers’ rating.',
      },
      {
        name: 'Book',
        about: 'Say what you need, pick a date and a time, add your documents.',
      },
      {
        name: 'Talk',
        about: 'A conversation with your translator opens at once and stays open for questions.',
      },
    ],
    documentExamples: ['Birth and marriage certificates', 'Contracts and letters', 'Applications and forms'],
    callExamples: ['At the doctor’s', 'With the landlord or the bank', 'With an authority'],
    translationExamples: ['Websites', 'Presentations', 'Manuals and articles'],
  },
  signIn: {
    title: 'Sign in',
    signUpTitle: 'Sign up',
  },
  checkout: { title: 'Checkout' },
  offer: { title: 'Offer' },
  chat: { title: 'Messages' },
  task: { title: 'Task' },
  profile: { title: 'Profile' },
  dashboard: { title: 'Dashboard' },
  payments: { title: 'Payments' },
  earnings: { title: 'Earnings' },
  availability: { title: 'Hours' },
  disputes: { title: 'Disputes' },
  operator: { title: 'Back office' },
  select: {
    title: 'Where would you like to start?',
    lead: 'Ask for help with a request, or offer yours to everybody who looks for a translator.',
  },
  requests: {
    title: 'What customers ask for',
    lead: 'Open requests from people who need a translator. Answer with your price and your time.',
    menu: 'Find requests',
    find: 'Are you a translator? See what customers ask for',
  },
  request: { title: 'Request' },
  editRequest: { title: 'Edit your request' },
  publishOffer: { title: 'Publish an offer' },
  editOffer: { title: 'Edit your offer' },
  settings: {
    title: 'Settings',
    lead: 'Appearance and language of this site on this device, and your account.',
    colours: 'Colours',
    themes: { auto: 'Same as this device', light: 'Light', dark: 'Dark' },
    language: 'Language',
    languageHint: 'The language of the site itself. What people write stays as they wrote it.',
  },
  error: {
    title: 'Something went wrong',
    text: 'We could not complete what you were doing. Nothing was charged or published unless you saw a confirmation. Try again, or tell us what happened.',
    home: 'Back to the homepage',
    contact: 'Contact us',
  },
  about: {
    title: 'About US',
    lead: 'Dragoman is a translation service run by two student developers who grew up translating for their parents.',
    enrichments: { figure: '50M', label: 'monthly enrichments' },
    users: { figure: '400k', label: 'users' },
    figuresNote:
      'Sample figures: nobody has counted. An enrichment is a text or a call that somebody understood because of a translator.',
    story: [
      {
        heading: 'Why we do this',
        text: 'A letter from the office, a call with the doctor, a contract that has to be signed by Friday: for millions of people the hard part is not the matter itself but the language it comes in. We were the children who translated at the kitchen table. Dragoman is what we wished we had then: a person who knows both languages, an hour at a time, at a price that is clear before you book.',
      },
      {
        heading: 'How we work',
        text: 'Translators publish what they offer and name their own price. Customers choose, describe the task and pick a time. From then on the two talk directly. We keep the marketplace running and stay out of the conversation, unless one of the two opens a dispute.',
      },
      {
        heading: 'Where the name comes from',
        text: 'A dragoman was an interpreter and guide between Turkish, Arabic, Persian and the languages of Europe. The word comes from Arabic tarjumān, translator, and wandered through a dozen languages before it reached this page.',
      },
    ],
    meet: 'Meet the team',
  },
  team: {
    title: 'Contact US',
    lead: 'Two people answer here. Write in any language: it may take us a moment, but it is rather the point.',
    members: [
      {
        name: 'Lena Hartmann',
        initials: 'LH',
        role: 'Developer and student of computational linguistics',
        about:
          'Builds what you see. German, English, some Ukrainian. Ask her about the site, your account or a bug.',
        email: 'lena@dragoman.example',
      },
      {
        name: 'Yusuf Aydın',
        initials: 'YA',
        role: 'Developer and student of computer science',
        about:
          'Builds what you don’t see. Turkish, German, Arabic. Ask him about partnerships, embeds or your data.',
        email: 'yusuf@dragoman.example',
      },
    ],
    write: (name: string) => `Write to ${name}`,
    contact: 'Anything else',
    contactLead:
      'Questions about a booking are answered fastest by your translator, in Messages. For everything else:',
    email: 'hello@dragoman.example',
  },
  /** The pages that links in mails lead to. */
  mailLinks: {
    home: 'To the marketplace',
    settings: 'Open settings',
    signIn: 'Sign in',
    contact: 'Contact us',
    newPassword: 'Choose a new password',
    email: 'E-mail',
    deadTitle: 'This link does not work any more',
    verify: {
      deadAdvice: 'In your settings you see whether your address is confirmed, and can have a new link sent.',
      title: 'Confirm your e‑mail address',
      text: 'One click, and we know that mails reach you.',
      action: 'Confirm address',
      doneTitle: 'Your address is confirmed',
      doneText: 'Thank you. Mails about your bookings go to this address.',
      claimedText:
        'Thank you. All that has signed in to this account before is removed. Choose a password now, and it is yours alone.',
      firstText:
        'Have you signed up with a password yourself? Enter it, and you keep it. Without it, all that has signed in to this account so far is removed, and you choose a new password.',
      passwordTitle: 'Is this your account?',
      passwordText:
        'The address is to replace that of an account in which you are not signed in here. Enter the password of that account.',
      password: 'Password',
      passwordHint:
        'You sign in without a password? Sign in here first, then open the link from the mail once more.',
    },
    undo: {
      deadAdvice: 'If somebody else uses your account, contact us at once.',
      title: 'Bring back your address',
      text: 'Your account gets back the address that this mail came to, and everybody is signed out, whoever changed it included.',
      action: 'Bring back this address',
      doneTitle: 'Your address is back',
      doneText: 'Everybody is signed out. Choose a new password now, so that nobody can change it again.',
    },
    unsubscribe: {
      deadAdvice: 'In your settings you choose what we mail to you.',
      title: 'Stop these mails?',
      text: 'You get no more mails of this kind. Those about the security of your account still come.',
      action: 'Stop these mails',
      doneTitle: 'No more mails of this kind',
      doneText: 'You can turn them on again in your settings.',
    },
    forgot: {
      title: 'Forgot your password?',
      text: 'Enter the address of your account. We send you a link with which you choose a new password.',
      action: 'Send link',
      doneTitle: 'Look into your mailbox',
      doneText: ({ email }: { email: string }) =>
        `If ${email} has an account, a mail with a link is on its way. It works for 30 minutes. If nothing comes, look into the spam folder, or check the address.`,
    },
    reset: {
      deadAdvice: 'You can have a new one sent.',
      title: 'Choose a new password',
      text: 'It replaces the one you have forgotten, and ends all sessions.',
      label: 'New password',
      hint: 'At least 8 characters. A sentence is easy to remember.',
      show: 'Show password',
      action: 'Save password',
      again: 'Send a new link',
      doneTitle: 'Your password is changed',
      doneText: 'All sessions have ended. Sign in with your new password.',
    },
    /** Together with what was done. */
    cancelled: ({ email }: { email: string }) =>
      `The change of your e‑mail address to ${email}, which was waiting to be confirmed, is cancelled.`,
    incomplete: 'This link is not complete. Open it from the mail once more, or copy all of it.',
  },
  /** How the money moves, with what the backend says of it. */
  money: {
    heading: 'How the money moves',
    paid: {
      'before-start':
        'You see the total before you book: the price times the hours, words or pages you book. You pay by card after booking, and the translator starts once you have paid.',
      'before-finish':
        'You see the total before you book: the price times the hours, words or pages you book. You pay by card at the latest before you accept the delivery.',
      off: 'You see the total before you book: the price times the hours, words or pages you book. Paying by card here is up to the two of you; what follows is about money that was paid here.',
    },
    held: ({ fee }: { fee: string }) =>
      `The money stays with our payment provider, and we hold it until you accept the delivery. Then it goes to the translator, less our fee of ${fee}. Translators see what they get before they publish an offer.`,
    heldWithoutFee:
      'The money stays with our payment provider, and we hold it until you accept the delivery. Then all of it goes to the translator: we charge no fee.',
    finish: ({ days }: { days: string }) =>
      `A paid delivery that you do not answer counts as accepted after a while (${days}); we remind you before.`,
    refund:
      'If a task is declined or cancelled before the work starts, you get everything back. To end a task that has started, the two of you agree how to divide the money. If you cannot agree, either of you may open a dispute: we read both sides, the conversation and the files, and decide.',
  },
  partnerReport: {
    title: 'Your partner statistics',
    link: 'For partners: your statistics',
  },
  signInWindow: {
    continueAs: ({ name }: { name: string }) => `Continue as ${name}`,
    asks: ({ partner }: { partner: string }) => `${partner} asks you to sign in`,
    note: 'This lasts until you sign out there or here, an hour at most. Links from there lead here signed in.',
    may: ({ partner }: { partner: string }) => `The pages of ${partner} may`,
    mayNot: 'They may not',
    allowed: [
      'see your name and picture',
      'book and pay as you ask them to, and add files',
      'show bookings made on them, and read and write messages about these',
    ],
    refused: [
      'release money, or agree to changes, proposals or settlements',
      'cancel, dispute or review a booking',
      'see bookings, messages and files from elsewhere',
      'see or change your profile, password and settings',
    ],
    done: ({ partner }: { partner: string }) => `You are signed in at ${partner}`,
    mayClose: 'You may close this window.',
    unregistered: 'This site cannot sign you in',
    unregisteredText: 'It is not one of our partners. You can sign in on Dragoman itself.',
    noOpener: 'This window has lost its page',
    noOpenerText:
      'The page that you came from did not open it, or that page does not allow it to answer. You can sign in on Dragoman itself.',
    failed: 'That did not work. Your connection may be down.',
    retry: 'Try again',
  },
  notFound: {
    title: 'You found the doorway to the great nothing',
    text: 'The content does not exist, was removed or the link was mistyped.',
    back: 'Back to the homepage',
  },
  unexpectedError: {
    title: 'Unhandled Thrown Error!',
    text: 'This page stopped working because of an error. Load it again. If the error comes back, tell us what you did.',
    reload: 'Load again',
    offlineTitle: 'You are offline',
    offline: 'This page could not be loaded. It comes by itself once you are connected again.',
  },
};

export type Messages = typeof messages;
