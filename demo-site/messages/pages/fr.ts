import type { Messages } from './en.ts';

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
    termsLink: 'Conditions',
    imprintLink: 'Mentions légales',
    helpLink: 'Aide',
    contactLink: 'Contact',
    partnersLink: 'Pour les partenaires',
    docsLink: 'Documentation',
    motto:
      'Des traducteurs pour vos documents, vos appels et tout ce que vous publiez. À un prix connu avant de réserver.',
    sampleData: 'Place de marché de démonstration : les personnes, offres et organisations sont fictives.',
  },
  categories: {
    document: {
      name: 'Documents',
      popular: 'Les plus demandés : documents',
      about: 'Actes, contrats, courriers administratifs.',
      hero: 'Des traducteurs pour vos actes, contrats et courriers administratifs. Au mot, à la page ou à l’heure.',
    },
    call: {
      name: 'Appels',
      popular: 'Les plus demandés : appels',
      about: 'Un interprète en ligne : médecin, propriétaire, administration. Aux deux heures locales.',
      hero: 'Des interprètes pour vos appels avec le médecin, le propriétaire ou l’administration. À l’heure ou au forfait.',
    },
    translation: {
      name: 'Traductions',
      popular: 'Les plus demandées : traductions',
      about: 'Des sites web et des présentations qui semblent écrits sur place.',
      hero: 'Sites web, présentations et documentations entières dans les mots de vos lecteurs. Au mot, à la page ou à l’heure.',
    },
  },
  home: {
    title: 'Ne vous perdez plus dans la traduction',
    lead: 'Documents traduits, appels interprétés, sites web et présentations dans les mots de vos lecteurs. Par des personnes, à un prix connu avant de réserver.',
    other: 'Ou laissez les traducteurs venir à vous.',
    features: 'Ce que nous faisons',
    explore: 'Découvrir',
    translators: 'Rencontrez nos traducteurs professionnels',
    viewAll: 'Tout voir',
    partnerships: 'Des partenariats précieux',
    partnershipsNote: 'Noms d’exemple : aucune de ces organisations n’existe.',
    becomePartner: 'Nos traducteurs sur votre site',
    closing: 'Devenez traducteur et commencez à aider',
    closingLead:
      'Dites ce que vous traduisez, fixez votre tarif et choisissez qui vous aidez. La publication est gratuite.',
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
    menu: 'Trouver des demandes',
    find: 'Vous êtes traducteur ? Voyez ce que demandent les clients',
  },
  services: {
    title: 'Ce qu’un traducteur peut faire pour vous',
    lead: 'Trois formes d’aide, chacune assurée par une personne qui parle les deux langues, à un prix connu avant de réserver.',
    explore: 'Découvrir',
    how: 'Comment ça marche',
    steps: [
      {
        name: 'Choisissez',
        about:
          'Parcourez les offres par catégorie et paire de langues. Chaque carte indique le tarif et la note des clients.',
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
  availability: { title: 'Horaires' },
  disputes: { title: 'Litiges' },
  operator: { title: 'Administration' },
  select: {
    title: 'Par quoi voulez-vous commencer ?',
    lead: 'Demandez de l’aide en publiant une demande, ou proposez la vôtre à tous ceux qui cherchent un traducteur.',
  },
  request: { title: 'Demande' },
  editRequest: { title: 'Modifier votre demande' },
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
    figuresNote:
      'Chiffres d’exemple : personne n’a compté. Un enrichissement est un texte ou un appel que quelqu’un a compris grâce à un traducteur.',
    story: [
      {
        heading: 'Pourquoi nous le faisons',
        text: 'Un courrier de l’administration, un appel au médecin, un contrat à signer avant vendredi : pour des millions de personnes, le plus dur n’est pas la chose elle-même, mais la langue dans laquelle elle arrive. Nous étions les enfants qui traduisaient à la table de la cuisine. Dragoman est ce que nous aurions voulu avoir alors : une personne qui connaît les deux langues, une heure à la fois, à un prix connu avant de réserver.',
      },
      {
        heading: 'Comment nous travaillons',
        text: 'Les traducteurs publient ce qu’ils proposent et fixent leur tarif. Les clients choisissent, décrivent la mission et retiennent un moment. Ensuite, les deux se parlent directement. Nous faisons tourner la place de marché et restons en dehors de la conversation, sauf si l’un des deux ouvre un litige.',
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
  mailLinks: {
    home: 'Vers la place de marché',
    settings: 'Ouvrir les paramètres',
    signIn: 'Se connecter',
    contact: 'Nous écrire',
    newPassword: 'Choisir un mot de passe',
    email: 'E-mail',
    deadTitle: 'Ce lien ne fonctionne plus',
    verify: {
      deadAdvice:
        'Dans vos paramètres, vous voyez si votre adresse est confirmée et pouvez demander un nouveau lien.',
      title: 'Confirmez votre adresse e-mail',
      text: 'Un clic, et nous savons que nos messages vous parviennent.',
      action: 'Confirmer l’adresse',
      doneTitle: 'Votre adresse est confirmée',
      doneText: 'Merci. Les messages au sujet de vos réservations iront à cette adresse.',
      claimedText:
        'Merci. Tous les moyens de connexion que ce compte avait jusqu’ici sont supprimés. Choisissez maintenant un mot de passe, et le compte n’appartient qu’à vous.',
      firstText:
        'Vous êtes-vous inscrit vous-même avec un mot de passe ? Saisissez-le, et vous le gardez. Sans lui, tous les moyens de connexion de ce compte sont supprimés, et vous choisissez un nouveau mot de passe.',
      passwordTitle: 'Ce compte est-il le vôtre ?',
      passwordText:
        'L’adresse doit remplacer celle d’un compte auquel vous n’êtes pas connecté ici. Saisissez le mot de passe de ce compte.',
      password: 'Mot de passe',
      passwordHint:
        'Vous vous connectez sans mot de passe ? Connectez-vous d’abord ici, puis ouvrez à nouveau le lien depuis le message.',
    },
    undo: {
      deadAdvice: 'Si quelqu’un d’autre utilise votre compte, contactez-nous tout de suite.',
      title: 'Rétablir votre adresse',
      text: 'Votre compte retrouve l’adresse qui a reçu ce message, et toutes les sessions sont fermées, y compris celle de la personne qui l’a modifiée.',
      action: 'Rétablir cette adresse',
      doneTitle: 'Votre adresse est rétablie',
      doneText:
        'Toutes les sessions sont fermées. Choisissez maintenant un nouveau mot de passe, afin que personne ne puisse la modifier à nouveau.',
    },
    unsubscribe: {
      deadAdvice: 'Dans vos paramètres, vous choisissez à quel sujet nous vous écrivons.',
      title: 'Ne plus recevoir ces messages ?',
      text: 'Vous ne recevrez plus de messages de ce type. Ceux qui concernent la sécurité de votre compte continueront d’arriver.',
      action: 'Ne plus les recevoir',
      doneTitle: 'C’est noté',
      doneText: 'Vous pouvez réactiver ces messages dans vos paramètres.',
    },
    forgot: {
      title: 'Mot de passe oublié ?',
      text: 'Saisissez l’adresse de votre compte. Nous vous envoyons un lien pour choisir un nouveau mot de passe.',
      action: 'Envoyer le lien',
      doneTitle: 'Consultez votre messagerie',
      doneText: ({ email }) =>
        `Si ${email} a un compte, un message avec un lien est en route. Il fonctionne pendant 30 minutes. Si rien n’arrive, regardez dans les indésirables ou vérifiez l’adresse.`,
    },
    reset: {
      deadAdvice: 'Vous pouvez en demander un nouveau.',
      title: 'Choisissez un nouveau mot de passe',
      text: 'Il remplace celui que vous avez oublié et ferme toutes les sessions.',
      label: 'Nouveau mot de passe',
      hint: 'Au moins 8 caractères. Une phrase se retient facilement.',
      show: 'Afficher le mot de passe',
      action: 'Enregistrer',
      again: 'Envoyer un nouveau lien',
      doneTitle: 'Votre mot de passe est modifié',
      doneText: 'Toutes les sessions sont fermées. Connectez-vous avec le nouveau mot de passe.',
    },
    cancelled: ({ email }) =>
      `Le changement de votre adresse e-mail pour ${email}, qui attendait d’être confirmé, est annulé.`,
    incomplete: 'Ce lien est incomplet. Ouvrez-le à nouveau depuis le message, ou copiez-le en entier.',
  },
  money: {
    heading: 'Comment l’argent circule',
    paid: {
      'before-start':
        'Vous voyez le total avant de réserver : le tarif multiplié par les heures, les mots ou les pages réservés. Vous payez par carte après la réservation, et le travail commence une fois le paiement reçu.',
      'before-finish':
        'Vous voyez le total avant de réserver : le tarif multiplié par les heures, les mots ou les pages réservés. Vous payez par carte, au plus tard avant d’accepter la livraison.',
      off: 'Vous voyez le total avant de réserver : le tarif multiplié par les heures, les mots ou les pages réservés. Payer ici par carte est l’affaire de vous deux ; la suite vaut pour l’argent payé ici.',
    },
    held: ({ fee }) =>
      `L’argent reste chez notre prestataire de paiement, et nous le conservons jusqu’à ce que vous acceptiez la livraison. Il revient alors au traducteur, moins nos frais de ${fee}. Les traducteurs voient ce qu’ils reçoivent avant de publier une offre.`,
    heldWithoutFee:
      'L’argent reste chez notre prestataire de paiement, et nous le conservons jusqu’à ce que vous acceptiez la livraison. Il revient alors en entier au traducteur : nous ne prenons pas de frais.',
    finish: ({ days }) =>
      `Une livraison payée à laquelle vous ne répondez pas est réputée acceptée après un délai (${days}) ; nous vous le rappelons avant.`,
    refund:
      'Si une mission est refusée ou annulée avant le début du travail, tout vous est remboursé. Pour arrêter une mission commencée, vous convenez à deux du partage de l’argent. Si vous n’y parvenez pas, chacun de vous peut ouvrir un litige : nous lisons les deux points de vue, la conversation et les fichiers, puis nous tranchons.',
  },
  partnerReport: {
    title: 'Vos chiffres de partenaire',
    link: 'Partenaires : vos chiffres',
  },
  signInWindow: {
    continueAs: ({ name }) => `Continuer en tant que ${name}`,
    asks: ({ partner }) => `${partner} vous demande de vous connecter`,
    note: 'Cela vaut jusqu’à ce que vous vous déconnectiez là-bas ou ici, une heure au plus. Les liens de ces pages vous connectent ici.',
    may: ({ partner }) => `Les pages de ${partner} peuvent`,
    mayNot: 'Elles ne peuvent pas',
    allowed: [
      'voir votre nom et votre photo',
      'réserver et payer à votre demande, et ajouter des fichiers',
      'montrer les réservations faites sur ces pages, lire et écrire les messages à leur sujet',
    ],
    refused: [
      'débloquer de l’argent, ni accepter modifications, propositions ou règlements',
      'annuler, contester ou noter une réservation',
      'voir les réservations, messages et fichiers venus d’ailleurs',
      'voir ou modifier votre profil, votre mot de passe et vos paramètres',
    ],
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
