import type { Translated } from '#core/i18n/catalogue.ts';
import { plural } from '#core/i18n/format.ts';
import type * as english from './en.ts';

export const checkout: Translated<typeof english.checkout> = {
  heading: ({ name }) => `Ce que ${name} doit savoir`,
  translator: 'le traducteur',
  elsewhere: ({ host }) =>
    `La réservation se poursuit sur ${host}. Ce que vous écrivez ici y est repris ; vous pourrez y ajouter des fichiers.`,
  goOnThere: ({ host }) => `Continuer sur ${host}`,
  signedOut:
    'Aucune session n’est ouverte. Connectez-vous pour réserver ; ce que vous saisissez ici est conservé.',
  signInForFiles: 'Les fichiers ne sont pas conservés pendant la connexion : mieux vaut les choisir ensuite.',
  details: 'Détails de la mission',
  detailsHint: ({ type }) =>
    ({
      document: 'Décrivez les documents, leur usage et l’échéance éventuelle.',
      call: 'Dites qui appeler, à quel sujet et ce que vous souhaitez obtenir.',
      translation: 'Décrivez le texte, qui le lira et l’échéance éventuelle.',
    })[type],
  time: 'Heure',
  quantityHint: ({ unit }) =>
    unit === 'page'
      ? 'Pages de 250 mots. Nous les comptons dès que vous choisissez vos fichiers.'
      : 'Nous les comptons dès que vous choisissez vos fichiers.',
  quantityAlone: ({ unit }) =>
    unit === 'page' ? 'Combien de pages de 250 mots compte le texte.' : 'Combien de mots compte le texte.',
  turnaround: ({ hours }) => `Au moins ${hours} à partir de maintenant.`,
  tooSoon: ({ name, when }) => `Il faut plus de temps à ${name}\u00a0: choisissez ${when} ou plus tard.`,
  ownZone: ({ zone }) => `Les heures sont les vôtres (${zone}).`,
  documents: 'Documents',
  documentsHint: ({ size, count }) => `PDF, Word, texte ou images, ${size} chacun, ${count} au plus.`,
  bookedAtOnce: 'Réservé immédiatement.',
  onRequest: ({ name, hours, digits }) =>
    `${name} répond sous ${digits} ${plural('fr', hours, { one: 'heure', other: 'heures' })} ; rien n’est convenu avant.`,
  onRequestSoon: ({ name }) => `${name} répond d’abord ; rien n’est convenu avant.`,
  paidFirst: ({ name, minutes }) =>
    `À payer tout de suite : ${name} reçoit votre réservation une fois payée. Vous avez ${minutes} pour cela, et l’horaire vous est réservé jusque-là.`,
  bookedUnpaid: 'Il ne manque que le paiement.',
  requested: 'Votre demande est envoyée.',
  stepDescription: 'Description',
  stepDate: 'Choix de la date',
  stepTime: 'Choix de l’heure',
  stepDocuments: 'Envoi des documents',
  summary: 'Votre réservation',
  checkout: 'Réserver',
  sending: 'Réservation…',
  payLater: 'Rien ne vous est débité maintenant.',
  payBeforeStart:
    'Rien ne vous est débité maintenant. Vous payez avant le début du travail, et nous conservons l’argent jusqu’à ce que vous acceptiez la livraison.',
  payBeforeFinish: 'Rien ne vous est débité maintenant. Vous payez avant d’accepter la livraison.',
  obligation: ({ amount }) => `Commande avec obligation de paiement de ${amount}.`,
  terms: 'Conditions et droit de rétractation',
  payNext: 'Vous paierez ensuite par carte.',
  ownOffer: 'C’est votre propre offre. Seules d’autres personnes peuvent la réserver.',
  inactive: ({ name }) => `${name} n’accepte pas de réservations pour cette offre en ce moment.`,
  similar: 'Voir des offres similaires',
  missing: 'Cette offre n’existe pas.',
  missingHint: 'Elle a peut-être été retirée, ou l’adresse comporte une erreur.',
  browse: 'Voir d’autres offres',
  booked: 'Votre réservation est enregistrée.',
  unpaid: 'Votre réservation est enregistrée, seul le paiement n’a pas pu être lancé.',
  retryPayment: 'Relancer le paiement',
};

export const booked: Translated<typeof english.booked> = {
  timeTaken: ({ name }) => `${name} n’est pas libre à cette heure.`,
  nextFree: 'Prochaines disponibilités :',
  noneFree: 'Veuillez choisir une autre heure.',
  freeTimes: 'Créneaux libres',
  freeDay: 'Jour',
  freeTimesOf: ({ day }) => `Créneaux libres\u00a0: ${day}`,
  moreDays: 'Plus de jours',
  noneFreeSoon: ({ name, digits }) => `Aucun créneau libre chez ${name} dans les ${digits} prochains jours.`,
  toCalendar: 'Ajouter au calendrier',
  openTask: 'Ouvrir la mission',
  filesSent: ({ names }) => `Avec ${names}`,
  bookedHint: ({ name }) => `Une conversation avec ${name} est ouverte.`,
  leadingOn: 'Elle s’affiche dans un instant.',
  openMessages: 'Ouvrir la conversation',
  payFirst: ({ name }) => `${name} peut commencer dès que vous avez payé.`,
  payNow: ({ amount }) => `Payer ${amount} maintenant`,
  heldUntil: 'Nous conservons l’argent jusqu’à ce que vous acceptiez la livraison.',
  payFailed: 'Le paiement n’a pas pu être lancé.',
  changedTitle: 'L’offre a changé',
  changedText: ({ name }) =>
    `${name} l’a modifiée pendant que vous remplissiez le formulaire. Rien n’est encore réservé.`,
  readColumn: 'Avant',
  nowColumn: 'Maintenant',
  changedName: 'Titre',
  changedType: 'Type',
  changedLanguages: 'Langues',
  changedPrice: 'Prix',
  changedTotal: 'Total',
  changedBooking: 'Réservation',
  changedCancellation: 'Annulation',
  atOnce: 'immédiate',
  afterAnswer: 'après une réponse',
  oncePaid: 'une fois payée',
  bookChanged: ({ total }) => `Réserver pour ${total}`,
  counting: 'Comptage des mots…',
  countedWords: ({ words }) => `Vos fichiers comptent ${words}.`,
  countedPages: ({ words, pages }) => `Vos fichiers comptent ${words}, soit ${pages}.`,
  uncounted: ({ count, names, unit }) =>
    plural('fr', count, {
      one: `${names} n’a pas de texte que nous puissions compter.`,
      other: `${names} n’ont pas de texte que nous puissions compter.`,
    }) + (unit === 'page' ? ' Ajoutez ses pages vous-même.' : ' Ajoutez ses mots vous-même.'),
  countFailed: 'Les mots n’ont pas pu être comptés. Vous pouvez indiquer combien il y en a.',
  countAgain: 'Recompter',
  takeCounted: ({ amount }) => `Reprendre ${amount}`,
  changedMinimum: 'Au moins',
  backToForm: 'Retour au formulaire',
  notYet: 'Pas encore',
};
