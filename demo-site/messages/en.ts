import { mailLinks } from './en.mail-links.ts';
import { money } from './en.money.ts';
import { privacy } from './en.privacy.ts';

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
    contactLink: 'Contact',
    partnersLink: 'For partners',
    docsLink: 'Documentation',
    motto: 'Translators for documents, calls and everything you publish. Priced per hour.',
    sampleData: 'Demo marketplace: all people, offers and organisations are invented.',
  },
  categories: {
    document: {
      name: 'Documents',
      popular: 'Most Popular In Documents',
      about: 'Certificates, contracts, letters from the office.',
      hero: 'Translators for certificates, contracts and letters from the office. Priced per hour.',
    },
    call: {
      name: 'Calls',
      popular: 'Most Popular In Calls',
      about: 'An interpreter on the line: doctor, landlord, authority. Both clocks shown.',
      hero: 'Interpreters who join your call with the doctor, the landlord or the office. Priced per hour.',
    },
    translation: {
      name: 'Translations',
      popular: 'Most Popular In Translations',
      about: 'Websites and presentations that read as if written there.',
      hero: 'Websites, presentations and documentation in the words your readers use. Priced per hour.',
    },
  },
  home: {
    title: "Don't get lost in Translation",
    lead: 'Documents translated, calls interpreted, websites and presentations in the words your readers use. By people, priced per hour.',
    features: 'What we do',
    explore: 'Explore',
    translators: 'Meet our professional translator',
    viewAll: 'View All',
    partnerships: 'Valuable Partnerships',
    partnershipsNote: 'Sample names: none of these organisations exists.',
    becomePartner: 'Put our translators on your site',
    closing: 'Become a Translator and start helping people',
    closingLead:
      'Say what you translate, name your price per hour and choose whom you help. Publishing is free.',
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
    lead: 'Three kinds of help, each by a person who speaks both languages, each priced per hour before you book.',
    explore: 'Explore',
    how: 'How it works',
    steps: [
      {
        name: 'Choose',
        about:
          'Browse offers by category and language pair. Every card shows the price per hour and the customers’ rating.',
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
  disputes: { title: 'Disputes' },
  select: {
    title: 'What do you need?',
    lead: 'Ask for help with a request, or offer yours to everybody who looks for a translator.',
  },
  requests: {
    title: 'What customers ask for',
    lead: 'Open requests from people who need a translator. Answer with your price and your time.',
    find: 'Are you a translator? See what customers ask for',
  },
  request: { title: 'Request' },
  singleRequest: { title: 'Request', editTitle: 'Edit your request' },
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
    story: [
      {
        heading: 'Why we do this',
        text: 'A letter from the office, a call with the doctor, a contract that has to be signed by Friday: for millions of people the hard part is not the matter itself but the language it comes in. We were the children who translated at the kitchen table. Dragoman is what we wished we had then: a person who knows both languages, an hour at a time, at a price that is clear before you book.',
      },
      {
        heading: 'How we work',
        text: 'Translators publish what they offer and name their own price per hour. Customers choose, describe the task and pick a time. From then on the two talk directly. We keep the marketplace running and stay out of the conversation, unless one of the two opens a dispute.',
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
  mailLinks,
  money,
  privacy,
  partnerReport: {
    title: 'Your partner statistics',
    link: 'For partners: your statistics',
  },
  signInWindow: {
    continueAs: ({ name }: { name: string }) => `Continue as ${name}`,
    asks: ({ partner }: { partner: string }) => `${partner} asks you to sign in`,
    note: ({ partner }: { partner: string }) =>
      `Once you have signed in, you can book and write on the pages of ${partner} until you sign out there, and its links to us lead here signed in. Your password, phone number and address stay with us.`,
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
