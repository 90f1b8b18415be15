import type { Messages } from './en.ts';
import { mailLinks } from './fr.mail-links.ts';
import { money } from './fr.money.ts';
import { privacy } from './fr.privacy.ts';

export const messages: Messages = {
  site: {
    accountMenu: 'Vos pages',
    unread: ({ count, digits }) =>
      `${digits} ${count < 2 ? 'conversation non lue' : 'conversations non lues'}`,
    name: 'Dragoman',
    skip: 'Aller au contenu',
    mainNavigation: 'Navigation principale',
    menu: 'Menu',
    home: 'Accueil',
    services: 'Services',
    about: 'À propos',
    contact: 'Contact',
    signIn: 'Se connecter',
    getStarted: 'Commencer',
    language: 'Langue',
    loading: 'Chargement…',
    needsScripts: 'La connexion et la réservation nécessitent JavaScript. Activez-le et rechargez la page.',
    footer: 'À propos de ce site',
    aboutLink: 'À propos',
    privacyLink: 'Confidentialité',
    contactLink: 'Contact',
    partnersLink: 'Pour les partenaires',
    docsLink: 'Documentation',
    motto: 'Des traducteurs pour vos documents, vos appels et tout ce que vous publiez. Au tarif horaire.',
    sampleData: 'Place de marché de démonstration : les personnes, offres et organisations sont fictives.',
  },
  categories: {
    document: {
      name: 'Documents',
      popular: 'Les plus demandés : documents',
      about: 'Actes, contrats, courriers administratifs.',
      hero: 'Des traducteurs pour vos actes, contrats et courriers administratifs. Au tarif horaire.',
    },
    call: {
      name: 'Appels',
      popular: 'Les plus demandés : appels',
      about: 'Un interprète en ligne : médecin, propriétaire, administration. Aux deux heures locales.',
      hero: 'Des interprètes pour vos appels avec le médecin, le propriétaire ou l’administration. Au tarif horaire.',
    },
    translation: {
      name: 'Traductions',
      popular: 'Les plus demandées : traductions',
      about: 'Des sites web et des présentations qui semblent écrits sur place.',
      hero: 'Sites web, présentations et documentations entières dans les mots de vos lecteurs. Au tarif horaire.',
    },
  },
  home: {
    title: 'Ne vous perdez plus dans la traduction',
    lead: 'Documents traduits, appels interprétés, sites web et présentations dans les mots de vos lecteurs. Par des personnes, au tarif horaire.',
    features: 'Ce que nous faisons',
    explore: 'Découvrir',
    translators: 'Rencontrez nos traducteurs professionnels',
    viewAll: 'Tout voir',
    partnerships: 'Des partenariats précieux',
    partnershipsNote: 'Noms d’exemple : aucune de ces organisations n’existe.',
    becomePartner: 'Nos traducteurs sur votre site',
    closing: 'Devenez traducteur et commencez à aider',
    closingLead:
      'Dites ce que vous traduisez, fixez votre tarif horaire et choisissez qui vous aidez. La publication est gratuite.',
    register: 'S’inscrire',
  },
  homeSearch: {
    words: 'De quoi avez-vous besoin ?',
    from: 'De',
    to: 'Vers',
    anyLanguage: 'Toutes',
    submit: 'Trouver un traducteur',
    often: 'Souvent recherché :',
    suggestions: ['acte de naissance', 'médecin', 'site web'],
  },
  category: {
    title: 'Trouvez la perle rare !!!',
    tabs: 'Catégories',
    all: (name: string) => `${name} : tout voir`,
  },
  allOffers: {
    title: 'Nos traducteurs',
    lead: 'Toutes les offres de la place de marché. Affinez selon vos langues, votre budget et votre besoin.',
  },
  requests: {
    title: 'Ce que demandent les clients',
    lead: 'Les demandes ouvertes de personnes qui cherchent un traducteur. Répondez avec votre prix et votre horaire.',
    find: 'Vous êtes traducteur ? Voyez ce que demandent les clients',
  },
  services: {
    title: 'Ce qu’un traducteur peut faire pour vous',
    lead: 'Trois formes d’aide, chacune assurée par une personne qui parle les deux langues, à un tarif horaire connu avant de réserver.',
    explore: 'Découvrir',
    how: 'Comment ça marche',
    steps: [
      {
        name: 'Choisissez',
        about:
          'Parcourez les offres par catégorie et paire de langues. Chaque carte indique le tarif horaire et la note des clients.',
      },
      {
        name: 'Réservez',
        about: 'Dites ce dont vous avez besoin, choisissez le jour et l’heure, joignez vos documents.',
      },
      {
        name: 'Échangez',
        about: 'Une conversation avec votre traducteur s’ouvre aussitôt et reste ouverte pour vos questions.',
      },
    ],
    documentExamples: [
      'Actes de naissance et de mariage',
      'Contrats et courriers',
      'Dossiers et formulaires',
    ],
    callExamples: ['Chez le médecin', 'Avec le propriétaire ou la banque', 'Avec une administration'],
    translationExamples: ['Sites web', 'Présentations', 'Manuels et articles'],
  },
  signIn: {
    title: 'Se connecter',
    signUpTitle: 'S’inscrire',
  },
  checkout: { title: 'Réservation' },
  offer: { title: 'Offre' },
  chat: { title: 'Messages' },
  task: { title: 'Mission' },
  profile: { title: 'Profil' },
  dashboard: { title: 'Tableau de bord' },
  payments: { title: 'Paiements' },
  earnings: { title: 'Revenus' },
  disputes: { title: 'Litiges' },
  select: {
    title: 'De quoi avez-vous besoin ?',
    lead: 'Demandez de l’aide en publiant une demande, ou proposez la vôtre à tous ceux qui cherchent un traducteur.',
  },
  request: { title: 'Demande' },
  singleRequest: { title: 'Demande', editTitle: 'Modifier votre demande' },
  publishOffer: { title: 'Publier une offre' },
  editOffer: { title: 'Modifier votre offre' },
  settings: {
    title: 'Paramètres',
    lead: 'L’apparence et la langue de ce site sur cet appareil, et votre compte.',
    colours: 'Couleurs',
    themes: { auto: 'Comme sur cet appareil', light: 'Clair', dark: 'Sombre' },
    language: 'Langue',
    languageHint: 'Celle du site lui-même. Ce que les gens écrivent reste tel qu’ils l’ont écrit.',
  },
  error: {
    title: 'Un problème est survenu',
    text: 'Votre action n’a pas pu aboutir. Rien n’a été débité ni publié, sauf si vous en avez été informé. Réessayez, ou dites-nous ce qui s’est passé.',
    home: 'Retour à l’accueil',
    contact: 'Nous contacter',
  },
  about: {
    title: 'À propos',
    lead: 'Dragoman est un service de traduction tenu par deux étudiants développeurs qui ont grandi en traduisant pour leurs parents.',
    enrichments: { figure: '50 M', label: 'd’enrichissements par mois' },
    users: { figure: '400 000', label: 'utilisateurs' },
    story: [
      {
        heading: 'Pourquoi nous le faisons',
        text: 'Un courrier de l’administration, un appel au médecin, un contrat à signer avant vendredi : pour des millions de personnes, le plus dur n’est pas la chose elle-même, mais la langue dans laquelle elle arrive. Nous étions les enfants qui traduisaient à la table de la cuisine. Dragoman est ce que nous aurions voulu avoir alors : une personne qui connaît les deux langues, une heure à la fois, à un prix connu avant de réserver.',
      },
      {
        heading: 'Comment nous travaillons',
        text: 'Les traducteurs publient ce qu’ils proposent et fixent leur tarif horaire. Les clients choisissent, décrivent la mission et retiennent un moment. Ensuite, les deux se parlent directement. Nous faisons tourner la place de marché et restons en dehors de la conversation, sauf si l’un des deux ouvre un litige.',
      },
      {
        heading: 'D’où vient le nom',
        text: 'Un drogman, dragoman en anglais, était interprète et guide entre le turc, l’arabe, le persan et les langues d’Europe. Le mot vient de l’arabe tarjumān, traducteur, et a voyagé à travers une douzaine de langues avant d’arriver sur cette page.',
      },
    ],
    meet: 'Rencontrer l’équipe',
  },
  team: {
    title: 'Contact',
    lead: 'Deux personnes répondent ici. Écrivez dans la langue de votre choix : cela nous prendra peut-être un moment, mais c’est bien le but.',
    members: [
      {
        name: 'Lena Hartmann',
        initials: 'LH',
        role: 'Développeuse, étudiante en linguistique informatique',
        about:
          'Construit ce que vous voyez. Allemand, anglais, un peu d’ukrainien. Interrogez-la sur le site, votre compte ou un bug.',
        email: 'lena@dragoman.example',
      },
      {
        name: 'Yusuf Aydın',
        initials: 'YA',
        role: 'Développeur, étudiant en informatique',
        about:
          'Construit ce que vous ne voyez pas. Turc, allemand, arabe. Interrogez-le sur les partenariats, les intégrations ou vos données.',
        email: 'yusuf@dragoman.example',
      },
    ],
    write: (name: string) => `Écrire à ${name}`,
    contact: 'Pour tout le reste',
    contactLead:
      'Pour une question sur une réservation, votre traducteur répond le plus vite, dans Messages. Pour tout le reste :',
    email: 'hello@dragoman.example',
  },
  mailLinks,
  money,
  privacy,
  partnerReport: {
    title: 'Vos chiffres de partenaire',
    link: 'Partenaires : vos chiffres',
  },
  signInWindow: {
    continueAs: ({ name }) => `Continuer en tant que ${name}`,
    asks: ({ partner }) => `${partner} vous demande de vous connecter`,
    note: ({ partner }) =>
      `Une fois connecté, vous pourrez réserver et écrire sur les pages de ${partner} jusqu’à ce que vous vous y déconnectiez, et ses liens vers nous vous connecteront ici. Votre mot de passe, votre numéro de téléphone et votre adresse restent chez nous.`,
    done: ({ partner }) => `Votre session est ouverte chez ${partner}`,
    mayClose: 'Vous pouvez fermer cette fenêtre.',
    unregistered: 'Ce site ne peut pas vous connecter',
    unregisteredText:
      'Il ne fait pas partie de nos partenaires. Vous pouvez vous connecter sur Dragoman même.',
    noOpener: 'Cette fenêtre a perdu sa page',
    noOpenerText:
      'Elle n’a pas été ouverte par la page d’où vous venez, ou celle-ci tient les fenêtres à distance. Vous pouvez vous connecter sur Dragoman même.',
    failed: 'Cela n’a pas fonctionné. Votre connexion est peut-être interrompue.',
    retry: 'Réessayer',
  },
  notFound: {
    title: 'Vous avez trouvé la porte du grand néant',
    text: 'Le contenu n’existe pas, a été supprimé ou le lien comporte une erreur.',
    back: 'Retour à l’accueil',
  },
  unexpectedError: {
    title: 'Erreur inattendue !',
    text: 'L’affichage de cette page a échoué. Rechargez-la ; si le problème persiste, dites-nous ce que vous faisiez.',
    reload: 'Recharger',
    offlineTitle: 'Vous êtes hors ligne',
    offline: 'Cette page n’a pas pu être chargée. Elle viendra d’elle-même dès que vous serez reconnecté.',
  },
};
