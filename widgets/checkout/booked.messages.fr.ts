import type { BookedMessages } from './booked.messages.ts';

export const messages: BookedMessages = {
  timeTaken: ({ name }) => `${name} a un autre appel à cette heure.`,
  nextFree: 'Prochaines disponibilités :',
  noneFree: 'Veuillez choisir une autre heure.',
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
};
