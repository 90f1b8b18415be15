/** Titles and descriptions of the public pages, for search engines and link previews. The words are those of the pages. */
import type { TextLanguage } from '@dragoman/widgets/server';
import { aboutTexts } from './head-texts-about.ts';
import { integratorTexts } from './head-texts-integrators.ts';

export interface HeadText {
  title: string;
  description: string;
}

export type PageName =
  | 'home'
  | 'allOffers'
  | 'services'
  | 'requests'
  | 'document'
  | 'call'
  | 'translation'
  | keyof (typeof aboutTexts)['en']
  | keyof (typeof integratorTexts)['en'];

export const headTexts: Record<TextLanguage, Record<PageName, HeadText>> = {
  en: {
    ...aboutTexts.en,
    ...integratorTexts.en,
    home: {
      title: "Don't get lost in Translation",
      description:
        'Documents translated, calls interpreted, websites and presentations in the words your readers use. By people, priced per hour.',
    },
    allOffers: {
      title: 'Our translators',
      description:
        'Every offer on the marketplace. Narrow it to your languages, your budget and what you need.',
    },
    services: {
      title: 'What a translator can do for you',
      description:
        'Three kinds of help, each by a person who speaks both languages, each priced per hour before you book.',
    },
    requests: {
      title: 'What customers ask for',
      description: 'Open requests from people who need a translator. Answer with your price and your time.',
    },
    document: {
      title: 'Documents',
      description: 'Translators for certificates, contracts and letters from the office. Priced per hour.',
    },
    call: {
      title: 'Calls',
      description:
        'Interpreters who join your call with the doctor, the landlord or the office. Priced per hour.',
    },
    translation: {
      title: 'Translations',
      description:
        'Websites, presentations and documentation in the words your readers use. Priced per hour.',
    },
  },
  de: {
    ...aboutTexts.de,
    ...integratorTexts.de,
    home: {
      title: 'Nichts geht in der Übersetzung verloren',
      description:
        'Dokumente übersetzt, Anrufe gedolmetscht, Websites und Präsentationen in den Worten Ihrer Leser. Von Menschen, mit Preis pro Stunde.',
    },
    allOffers: {
      title: 'Unsere Übersetzer',
      description:
        'Alle Angebote des Marktplatzes. Grenzen Sie sie ein: auf Ihre Sprachen, Ihr Budget und Ihr Anliegen.',
    },
    services: {
      title: 'Was ein Übersetzer für Sie tun kann',
      description:
        'Drei Arten von Hilfe, jede von einem Menschen, der beide Sprachen spricht, jede mit einem Stundenpreis, der vor der Buchung feststeht.',
    },
    requests: {
      title: 'Worum gebeten wird',
      description:
        'Offene Anfragen von Menschen, die eine Übersetzung brauchen. Antworten Sie mit Ihrem Preis und Ihrer Zeit.',
    },
    document: {
      title: 'Dokumente',
      description: 'Übersetzer für Urkunden, Verträge und Briefe vom Amt. Preis pro Stunde.',
    },
    call: {
      title: 'Anrufe',
      description: 'Dolmetscher für Ihr Gespräch mit dem Arzt, dem Vermieter oder dem Amt. Preis pro Stunde.',
    },
    translation: {
      title: 'Übersetzungen',
      description:
        'Websites, Präsentationen und ganze Dokumentationen in den Worten Ihrer Leser. Preis pro Stunde.',
    },
  },
  fr: {
    ...aboutTexts.fr,
    ...integratorTexts.fr,
    home: {
      title: 'Ne vous perdez plus dans la traduction',
      description:
        'Documents traduits, appels interprétés, sites web et présentations dans les mots de vos lecteurs. Par des personnes, au tarif horaire.',
    },
    allOffers: {
      title: 'Nos traducteurs',
      description:
        'Toutes les offres de la place de marché. Affinez selon vos langues, votre budget et votre besoin.',
    },
    services: {
      title: 'Ce qu’un traducteur peut faire pour vous',
      description:
        'Trois formes d’aide, chacune assurée par une personne qui parle les deux langues, à un tarif horaire connu avant de réserver.',
    },
    requests: {
      title: 'Ce que demandent les clients',
      description:
        'Les demandes ouvertes de personnes qui cherchent un traducteur. Répondez avec votre prix et votre horaire.',
    },
    document: {
      title: 'Documents',
      description: 'Des traducteurs pour vos actes, contrats et courriers administratifs. Au tarif horaire.',
    },
    call: {
      title: 'Appels',
      description:
        'Des interprètes pour vos appels avec le médecin, le propriétaire ou l’administration. Au tarif horaire.',
    },
    translation: {
      title: 'Traductions',
      description:
        'Sites web, présentations et documentations entières dans les mots de vos lecteurs. Au tarif horaire.',
    },
  },
  es: {
    ...aboutTexts.es,
    ...integratorTexts.es,
    home: {
      title: 'Que nada se pierda en la traducción',
      description:
        'Documentos traducidos, llamadas interpretadas, sitios web y presentaciones en las palabras de tus lectores. Por personas, con precio por hora.',
    },
    allOffers: {
      title: 'Nuestros traductores',
      description:
        'Todas las ofertas del mercado. Acótalas según tus idiomas, tu presupuesto y lo que necesitas.',
    },
    services: {
      title: 'Lo que un traductor puede hacer por ti',
      description:
        'Tres tipos de ayuda, cada uno a cargo de una persona que habla los dos idiomas y con un precio por hora que conoces antes de reservar.',
    },
    requests: {
      title: 'Lo que piden los clientes',
      description:
        'Solicitudes abiertas de personas que buscan traductor. Responde con tu precio y tu horario.',
    },
    document: {
      title: 'Documentos',
      description: 'Traductores para certificados, contratos y cartas oficiales. Con precio por hora.',
    },
    call: {
      title: 'Llamadas',
      description:
        'Intérpretes que se unen a tu llamada con el médico, el casero o la administración. Con precio por hora.',
    },
    translation: {
      title: 'Traducciones',
      description:
        'Sitios web, presentaciones y documentaciones enteras en las palabras de tus lectores. Con precio por hora.',
    },
  },
  ar: {
    ...aboutTexts.ar,
    ...integratorTexts.ar,
    home: {
      title: 'لا تَتُه في الترجمة',
      description:
        'ترجمة المستندات والمكالمات والمواقع والعروض التقديمية بكلمات قرّائك. على أيدي بشر، وبسعر للساعة.',
    },
    allOffers: { title: 'مترجمونا', description: 'كل عروض المنصة. ضيّق النتائج حسب لغاتك وميزانيتك وحاجتك.' },
    services: {
      title: 'ما الذي يمكن أن يقدّمه لك المترجم',
      description: 'ثلاثة أنواع من المساعدة، يقدّم كلًّا منها شخص يتحدث اللغتين، بسعر للساعة معروف قبل الحجز.',
    },
    requests: {
      title: 'ما يطلبه العملاء',
      description: 'طلبات مفتوحة من أشخاص يحتاجون إلى مترجم. أجب بسعرك وموعدك.',
    },
    document: { title: 'المستندات', description: 'مترجمون للشهادات والعقود والرسائل الرسمية. بسعر للساعة.' },
    call: {
      title: 'المكالمات',
      description: 'مترجمون شفويون يشاركونك مكالمتك مع الطبيب أو المؤجّر أو الدائرة الرسمية. بسعر للساعة.',
    },
    translation: {
      title: 'الترجمات',
      description: 'مواقع وعروض تقديمية وأدلة كاملة بكلمات قرّائك. بسعر للساعة.',
    },
  },
};
