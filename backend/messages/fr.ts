/** The backend's texts in French. */
import { plural } from '@dragoman/widgets/server';
import type { MailTexts, SiteTexts, TestPaymentTexts } from './en.ts';

export const mails: MailTexts = {
  'reset-password': () => ({
    subject: 'Choisissez un nouveau mot de passe',
    paragraphs: [
      'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte. Le bouton mène à la page où vous le choisirez.',
      'Il fonctionne une seule fois, pendant 30 minutes. Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste inchangé.',
    ],
    action: 'Choisir un mot de passe',
  }),
  'verify-address': () => ({
    subject: 'Confirmez votre adresse e-mail',
    paragraphs: [
      'Bienvenue sur Dragoman ! Veuillez confirmer que cette adresse est la vôtre, afin que nous puissions vous joindre au sujet de vos réservations.',
      'Le bouton fonctionne une seule fois, pendant 24 heures. Si vous n’avez pas de compte ici, ignorez ce message.',
    ],
    action: 'Confirmer l’adresse',
  }),
  'confirm-address': () => ({
    subject: 'Confirmez votre nouvelle adresse e-mail',
    paragraphs: [
      'Vous souhaitez utiliser cette adresse pour votre compte. Elle change dès que vous la confirmez.',
      'Le bouton fonctionne une seule fois, pendant 24 heures. Si ce n’était pas vous, ignorez ce message.',
    ],
    action: 'Confirmer l’adresse',
  }),
  'address-changed': ({ address }) => ({
    subject: 'Votre adresse e-mail est en cours de modification',
    paragraphs: [
      `La nouvelle adresse de votre compte sera ${address}.`,
      'Si c’était vous, il n’y a rien à faire. Sinon, le bouton rétablit cette adresse pendant 48 heures et ferme toutes les sessions ; choisissez ensuite un nouveau mot de passe.',
    ],
    action: 'Ce n’était pas moi',
  }),
  'address-restored': () => ({
    subject: 'Votre adresse e-mail est rétablie',
    paragraphs: [
      'Votre compte a de nouveau cette adresse. Toutes les sessions sont fermées. Le mot de passe et tous les moyens de connexion ajoutés depuis le changement sont supprimés.',
      'Si vous n’avez pas encore choisi de nouveau mot de passe, faites-le maintenant.',
    ],
    action: 'Choisir un mot de passe',
  }),
  'password-changed': () => ({
    subject: 'Votre mot de passe a été modifié',
    paragraphs: [
      'Le mot de passe de votre compte a été modifié, et toutes les autres sessions sont fermées.',
      'Si ce n’était pas vous, choisissez immédiatement un nouveau mot de passe.',
    ],
    action: 'Choisir un mot de passe',
  }),
  changeCancelled: ({ address }) =>
    `Le changement de votre adresse e-mail pour ${address}, qui n’était pas encore confirmé, est annulé.`,
  'new-sign-in': ({ device }) => ({
    subject: 'Nouvelle connexion à votre compte',
    paragraphs: [
      `Quelqu’un s’est connecté à votre compte avec un appareil que nous ne connaissions pas : ${device}.`,
      'Si c’était vous, il n’y a rien à faire. Sinon, changez votre mot de passe : toutes les autres sessions seront fermées.',
    ],
    action: 'Ouvrir les paramètres',
  }),
  'second-factor-on': () => ({
    subject: 'La connexion en deux étapes est activée',
    paragraphs: [
      'Désormais, la connexion à votre compte demande aussi un code de votre application. Les clés d’accès fonctionnent comme avant.',
      'Si ce n’était pas vous, désactivez-la immédiatement dans vos paramètres et changez votre mot de passe. C’est possible dans un navigateur où vous êtes encore connecté, ou après une connexion avec une clé d’accès. Si vous n’avez ni l’un ni l’autre, écrivez-nous.',
    ],
    action: 'Ouvrir les paramètres',
  }),
  'second-factor-off': () => ({
    subject: 'La connexion en deux étapes est désactivée',
    paragraphs: [
      'La connexion à votre compte ne demande plus de code d’une application.',
      'Si ce n’était pas vous, changez immédiatement votre mot de passe et réactivez-la dans vos paramètres.',
    ],
    action: 'Ouvrir les paramètres',
  }),
  'data-exported': () => ({
    subject: 'Vos données ont été téléchargées',
    paragraphs: [
      'Une personne connectée à votre compte a téléchargé une copie de toutes les données qui vous concernent.',
      'Si ce n’était pas vous, changez tout de suite de mot de passe : cela déconnecte toutes les autres personnes.',
    ],
    action: 'Ouvrir les paramètres',
  }),
  'account-deleted': () => ({
    subject: 'Votre compte est supprimé',
    paragraphs: [
      'Votre compte sur Dragoman est supprimé, avec ce qu’il contenait à votre sujet. Ceux qui vous ont payé ou que vous avez payés en gardent les justificatifs, sans votre nom.',
      'Si ce n’était pas vous, écrivez-nous : l’adresse se trouve sur notre site.',
    ],
    action: 'Ouvrir Dragoman',
  }),
  'payouts-set-up': () => ({
    subject: 'Votre compte de versement est configuré',
    paragraphs: [
      'Ce que vous gagnez est versé sur le compte indiqué à notre prestataire de paiement.',
      'Si ce n’était pas vous, changez tout de suite de mot de passe et écrivez-nous avant le prochain versement.',
    ],
    action: 'Ouvrir les revenus',
  }),
  'recovery-code-used': ({ digits }) => ({
    subject: 'Un code de récupération a été utilisé',
    paragraphs: [
      `Quelqu’un s’est connecté à votre compte avec un code de récupération. Codes restants : ${digits}.`,
      'Si ce n’était pas vous, changez immédiatement votre mot de passe. Si vous n’avez plus votre application, désactivez la connexion en deux étapes dans vos paramètres et configurez-la de nouveau.',
    ],
    action: 'Ouvrir les paramètres',
  }),
  'password-guesses': () => ({
    subject: 'Mots de passe erronés pour votre compte',
    paragraphs: [
      'Un mot de passe erroné a été saisi au moins dix fois aujourd’hui pour votre compte. Aucun n’a permis de se connecter.',
      'Vos appareils peuvent toujours se connecter. Si ce n’était pas vous, il n’y a rien à faire ; une clé d’accès, dans vos paramètres, ne se devine pas.',
    ],
    action: 'Ouvrir les paramètres',
  }),
  'sign-in-code': ({ code }) => ({
    subject: `Votre code de connexion : ${code}`,
    paragraphs: [
      `De très nombreux mots de passe erronés ont été saisis pour votre compte. Pour que personne ne continue à deviner, un nouvel appareil doit aussi donner ce code : ${code}`,
      'Il est valable une heure. Si vous n’êtes pas en train de vous connecter, ne faites rien et ne le donnez à personne.',
    ],
    action: 'Se connecter',
  }),
  'passkey-added': ({ name }) => ({
    subject: 'Une clé d’accès a été ajoutée à votre compte',
    paragraphs: [
      `La clé d’accès « ${name} » a été ajoutée à votre compte. Elle permet désormais de se connecter.`,
      'Si c’était vous, il n’y a rien à faire. Sinon, supprimez-la dans vos paramètres et changez votre mot de passe.',
    ],
    action: 'Ouvrir les paramètres',
  }),
  'passkey-removed': ({ name }) => ({
    subject: 'Une clé d’accès a été supprimée de votre compte',
    paragraphs: [
      `La clé d’accès « ${name} » a été supprimée de votre compte. Elle ne permet plus de se connecter.`,
      'Si c’était vous, il n’y a rien à faire. Sinon, vérifiez les moyens de connexion dans vos paramètres et changez votre mot de passe.',
    ],
    action: 'Ouvrir les paramètres',
  }),
  'passkey-copied': ({ name }) => ({
    subject: 'Une connexion à votre compte a été refusée',
    paragraphs: [
      `Quelqu’un a voulu se connecter avec la clé d’accès « ${name} ». Nous l’avons refusée, car elle ressemble à une copie de celle de votre appareil.`,
      'Veuillez supprimer cette clé d’accès dans vos paramètres et en ajouter une nouvelle.',
    ],
    action: 'Ouvrir les paramètres',
  }),
  'provider-linked': ({ name }) => ({
    subject: `Vous pouvez maintenant vous connecter avec ${name}`,
    paragraphs: [
      `Votre compte chez ${name} est maintenant associé à votre compte Dragoman, et vous pouvez vous connecter avec lui.`,
      'Si ce n’était pas vous, retirez-le tout de suite dans vos paramètres et changez votre mot de passe.',
    ],
    action: 'Ouvrir les paramètres',
  }),
  'provider-unlinked': ({ name }) => ({
    subject: `${name} a été retiré de votre compte`,
    paragraphs: [
      `Plus personne ne peut se connecter à votre compte avec ${name}.`,
      'Si ce n’était pas vous, vérifiez tout de suite vos paramètres et changez votre mot de passe.',
    ],
    action: 'Ouvrir les paramètres',
  }),
  'partner-invitation': ({ person, partner }) => ({
    subject: `${person} vous invite chez ${partner}`,
    paragraphs: [
      `${person} vous invite à gérer ensemble le partenaire ${partner} sur Dragoman : ses sites, ses clés, ses webhooks et son rapport.`,
      'Le bouton fonctionne une fois, pendant sept jours. Connectez-vous ou inscrivez-vous d’abord. Si vous ne savez pas pourquoi vous recevez ce message, ignorez-le.',
    ],
    action: 'Voir l’invitation',
  }),
  'unnamed-invitation': () => ({
    subject: 'Vous êtes invité à gérer un partenaire sur Dragoman',
    paragraphs: [
      'Quelqu’un vous invite à gérer ensemble un partenaire sur Dragoman : ses sites, ses clés, ses webhooks et son rapport. Vous verrez lequel en ouvrant l’invitation.',
      'Le bouton fonctionne une fois, pendant sept jours. Connectez-vous ou inscrivez-vous d’abord. Si vous ne savez pas pourquoi vous recevez ce message, ignorez-le.',
    ],
    action: 'Voir l’invitation',
  }),
  messages: ({ person, count, digits }) => ({
    subject: plural('fr', count, {
      one: `Nouveau message de ${person}`,
      other: `${digits} nouveaux messages de ${person}`,
    }),
    paragraphs: [
      plural('fr', count, {
        one: `${person} vous a écrit.`,
        other: `${person} vous a écrit ${digits} messages.`,
      }),
    ],
    action: 'Lire et répondre',
  }),
  activity: {
    openTask: 'Ouvrir la mission',
    openRequest: 'Ouvrir la demande',
    openPartner: 'Ouvrir le partenaire',
    onPartner:
      'Sa page montre les derniers essais. Corrigez l’adresse, réactivez le webhook et renvoyez ce qui manque.',
    openEarnings: 'Ouvrir vos revenus',
    onEarnings: 'Vous y voyez ce qui est bloqué, disponible et versé.',
    view: 'Voir sur Dragoman',
    onTask: 'Sur la page de la mission, vous voyez ce qui est convenu, ce qui a été envoyé et la suite.',
    onRequest: 'Sur la page de la demande, vous voyez toutes les propositions et la suite.',
    onMoney:
      'La page de la mission montre le paiement étape par étape. Tous les montants figurent dans votre compte.',
    agree:
      'Veuillez accepter ou refuser. Tant que vous n’avez pas accepté, ce qui est convenu reste tel quel.',
    answer: 'Veuillez accepter ou refuser. Tant que vous n’avez pas répondu, rien n’est réservé.',
    check: 'Regardez ce qui a été livré. Acceptez ensuite le travail, ou dites ce qui doit changer.',
    change: 'La page de la mission dit ce qui doit changer. Livrez à nouveau quand c’est prêt.',
    compare: 'Lisez la proposition, posez une question et acceptez celle qui vous convient.',
    review: 'Vous pouvez y répondre, une fois, pour tous ceux qui le lisent.',
    pay: 'Rien n’a été débité. Vous pouvez payer sur la page de la mission.',
    wait: 'Rien n’est encore réservé et rien n’a été débité. Vous recevrez un message dès qu’il y aura une réponse.',
    confirmed:
      'Le fichier pour votre agenda est joint. La page de la mission montre la suite ; vous pouvez aussi y écrire et y annuler.',
    rate: 'Quelques mots sur le déroulement aident les autres à choisir. Nous ne demandons qu’une fois.',
    placeMissing: 'Le lieu n’est pas encore indiqué. Demandez-le dans la conversation.',
    accept: 'Accepter',
    decline: 'Refuser',
    writeReview: 'Écrire un avis',
    receipt: ({ person, days }) =>
      `L’argent est bloqué. Il revient à ${person} dès que vous acceptez la livraison${days ? `, ou de lui-même ${days} après la livraison` : ''}.`,
  },
  facts: {
    what: 'Quoi',
    when: 'Quand',
    deadline: 'Échéance',
    party: 'Avec',
    total: 'Prix',
    place: 'Lieu',
    reference: 'Référence',
    payBy: 'À payer avant le',
    answerBy: 'Réponse avant le',
    paid: 'Payé',
    back: 'Vous est remboursé',
    backToCustomer: 'Remboursé au client',
    net: 'Vous recevez',
  },
  wrote: ({ person }) => `${person} a écrit :`,
  reason: 'Le motif :',
  hello: ({ name }) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  fallback: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  why: 'Vous recevez ce message parce que vous avez un compte sur Dragoman.',
  whyInvited:
    'Vous recevez ce message parce qu’une personne qui a un compte sur Dragoman a saisi cette adresse.',
  unsubscribe: 'Ne plus recevoir ce type de messages',
  unknownDevice: 'navigateur inconnu',
  mailbox: 'Boîte aux lettres',
  mailboxText:
    'Aucun serveur de messagerie n’est configuré (MAIL_URL) : les messages restent ici. Seul cet ordinateur peut les voir.',
  mailboxLocked:
    'Ouvrez le lien que la place de marché a affiché à son dernier démarrage. Il sert une fois après chaque démarrage, dans un navigateur.',
  mailboxEmpty: 'Aucun message pour l’instant. Inscrivez-vous ou demandez un nouveau mot de passe.',
  mailboxFailed: ({ reason }) => `Non envoyé : ${reason}`,
  mailboxGone: 'Le contenu n’est pas conservé après l’essai d’envoi.',
  mailboxTo: ({ address }) => `À ${address}`,
};

export const testPayment: TestPaymentTexts = {
  testMode: 'Mode test',
  noMoney: 'Aucun argent ne circule : cette page remplace le service de paiement.',
  error: 'Erreur',
  title: 'Paiement de test',
  toPay: 'À payer',
  cardNumber: 'Numéro de carte',
  cardHint: 'Seules les cartes de test fonctionnent ici. Choisissez-en une, ou saisissez son numéro.',
  cards: 'Cartes de test',
  outcome: {
    done: 'est acceptée',
    'second-step': 'interroge d’abord la banque',
    declined: 'est refusée',
  },
  pay: 'Payer',
  cancel: 'Annuler',
  problem: {
    declined: 'Votre banque a refusé cette carte. Rien n’a été débité. Essayez une autre carte.',
    rejected:
      'Vous avez refusé le paiement auprès de votre banque. Rien n’a été débité. Vous pouvez réessayer.',
    'unknown-card': 'Ce n’est aucune des cartes de test. Choisissez-en une ci-dessous.',
    'no-card': 'Saisissez un numéro de carte.',
  },
  bankTitle: 'Confirmez auprès de votre banque',
  bankQuestion: ({ amount, card }) =>
    `Est-ce bien vous qui payez ${amount} avec la carte qui se termine par ${card} ?`,
  confirm: 'Confirmer',
  reject: 'Refuser',
  paidTitle: 'C’est déjà payé',
  paidText: 'Rien n’a été débité deux fois.',
  expiredTitle: 'Ce paiement a expiré',
  expiredText: 'Rien n’a été débité. S’il est encore dû, vous pouvez recommencer depuis la mission.',
  unknownTitle: 'Ce paiement n’existe pas',
  unknownText: 'L’adresse est peut-être incomplète.',
  backToTask: 'Retour à la mission',
  backToSite: 'Vers le tableau de bord',
  receipt: 'Reçu',
  paidFor: 'Pour',
  amount: 'Montant',
  paidAt: 'Payé',
  card: 'Carte',
  cardEnding: (digits) => `Visa se terminant par ${digits}`,
  refunded: 'Remboursé',
  paymentNumber: 'Numéro de paiement',
  accountTitle: 'Recevoir vos paiements',
  accountText:
    'Ici, le service de paiement demande qui vous êtes et vos coordonnées bancaires. Pendant le test, un clic répond à tout.',
  accountActive: 'Ce compte est actif : l’argent libéré y est versé.',
  activate: 'Activer le compte',
  notNow: 'Pas maintenant',
  backToSettings: 'Retour aux paramètres',
};

export const site: SiteTexts = {
  heads: {
    home: {
      title: 'Ne vous perdez plus dans la traduction',
      description:
        'Documents traduits, appels interprétés, sites web et présentations dans les mots de vos lecteurs. Par des personnes, à un prix connu avant de réserver.',
    },
    allOffers: {
      title: 'Nos traducteurs',
      description:
        'Toutes les offres de la place de marché. Affinez selon vos langues, votre budget et votre besoin.',
    },
    services: {
      title: 'Ce qu’un traducteur peut faire pour vous',
      description:
        'Trois formes d’aide, chacune assurée par une personne qui parle les deux langues, à un prix connu avant de réserver.',
    },
    requests: {
      title: 'Ce que demandent les clients',
      description:
        'Les demandes ouvertes de personnes qui cherchent un traducteur. Répondez avec votre prix et votre horaire.',
    },
    document: {
      title: 'Documents',
      description:
        'Des traducteurs pour vos actes, contrats et courriers administratifs. Au mot, à la page ou à l’heure.',
    },
    call: {
      title: 'Appels',
      description:
        'Des interprètes pour vos appels avec le médecin, le propriétaire ou l’administration. À l’heure ou au forfait.',
    },
    translation: {
      title: 'Traductions',
      description:
        'Sites web, présentations et documentations entières dans les mots de vos lecteurs. Au mot, à la page ou à l’heure.',
    },
    about: {
      title: 'À propos',
      description:
        'Dragoman est un service de traduction tenu par deux étudiants développeurs qui ont grandi en traduisant pour leurs parents.',
    },
    team: {
      title: 'Contact',
      description:
        'Deux personnes répondent ici. Écrivez dans la langue de votre choix : cela nous prendra peut-être un moment, mais c’est bien le but.',
    },
    terms: {
      title: 'Conditions d’utilisation',
      description:
        'Ce que clients et traducteurs conviennent ici : réserver, payer, annuler, se rétracter, et ce que personne ne doit faire.',
    },
    imprint: {
      title: 'Mentions légales',
      description: 'Qui exploite cette place de marché, et comment nous joindre.',
    },
    help: {
      title: 'Aide',
      description:
        'Comment trouver et réserver un traducteur, ce que devient votre argent, et que faire si quelque chose doit changer.',
    },
    privacy: {
      title: 'Politique de confidentialité',
      description:
        'Qui est responsable · Ce que nous conservons à votre sujet · Qui les voit · Ce qui est enregistré sur votre appareil',
    },
    embed: {
      title: 'Intégrer',
      description:
        'Mettez un morceau de la place de marché sur votre page : choisissez un widget, réglez-le, copiez le code.',
    },
    partners: {
      title: 'Pour les partenaires',
      description:
        'Proposez des traducteurs sur vos propres pages et recevez votre part de chaque réservation qui y commence.',
    },
    docs: {
      title: 'Documentation',
      description:
        'Offres, réservation, messagerie et comptes sur toute page : guides, tous les éléments et tous les réglages.',
    },
  },
  withoutScripts: {
    comeAgain:
      'Les offres ne peuvent pas être affichées pour le moment. Veuillez recharger cette page dans un instant.',
    search: 'Rechercher',
    more: 'Afficher plus d’offres',
    narrow: 'Pour voir d’autres offres, affinez la recherche.',
  },
};
