import { plural } from '#core/i18n/format.ts';
import type { Messages } from './en.ts';

export const messages: Messages = {
  by: ({ person, sentence }) => `${person} : ${sentence}`,
  became: ({ before, after }) => `${before} → ${after}`,
  'booking-requested': ({ person, title }) => `${person} souhaite réserver « ${title} ». Merci de répondre.`,
  'bank-dispute-opened': ({ title, amount }) =>
    `La banque du client conteste le paiement de ${amount} pour « ${title} ». Rien ne bouge jusqu’à sa décision.`,
  'bank-dispute-won': ({ title, amount }) =>
    `La banque a confirmé le paiement de ${amount} pour « ${title} ».`,
  'bank-dispute-lost': ({ title, amount }) => `La banque a rendu ${amount} au client pour « ${title} ».`,
  'dispute-opened': ({ person, title }) =>
    `${person} a demandé à la place de marché de trancher au sujet de « ${title} ». L’argent reste bloqué.`,
  'dispute-withdrawn': ({ person, title }) => `${person} a retiré le litige au sujet de « ${title} ».`,
  'dispute-decided': ({ title, amount }) =>
    `La place de marché a tranché pour « ${title} » : ${amount} du prix reviennent au traducteur.`,
  'finish-announced': ({ title, when }) =>
    `« ${title} » se terminera automatiquement le ${when}. D’ici là, vous pouvez accepter la livraison ou demander des modifications.`,
  'payment-reminder': ({ title, amount, when }) =>
    `« ${title} » reste à payer : ${amount}. Sans paiement, la réservation prend fin le ${when}.`,
  'ended-unpaid': ({ title }) => `« ${title} » n’a pas été payée à temps : la réservation a pris fin.`,
  'owner-missed': ({ title }) =>
    `« ${title} » n’a pas commencé dans la semaine suivant la date prévue : elle est annulée.`,
  'payment-failed': ({ title }) => `Le paiement de « ${title} » n’a pas abouti. Vous pouvez réessayer.`,
  'payment-returned': ({ title, amount }) =>
    `« ${title} » n’avait plus besoin du paiement de ${amount}. Il est rendu au client.`,
  'refund-delayed': ({ title, amount }) =>
    `Le remboursement de ${amount} pour « ${title} » prend plus de temps : le service de paiement ne l’a pas encore effectué et nous nous en occupons.`,
  refunded: ({ title, amount }) => `${amount} vous sont remboursés pour « ${title} ».`,
  released: ({ title, amount }) => `Vous avez gagné ${amount} avec « ${title} ».`,
  'change-proposed': ({ person, title, terms }) => `${person} propose de modifier « ${title} » : ${terms}.`,
  'change-accepted': ({ person, title, terms }) =>
    `${person} a accepté la modification de « ${title} » : ${terms}.`,
  'change-due': ({ person, title, terms, amount }) =>
    `${person} a accepté la modification de « ${title} » : ${terms}. Elle vaudra dès que la différence de ${amount} sera payée.`,
  'change-in-force': ({ title, terms }) =>
    `La différence pour « ${title} » est payée, et la modification vaut désormais : ${terms}.`,
  'change-declined': ({ person, title }) =>
    `${person} a refusé la modification de « ${title} ». Ce qui était convenu reste inchangé.`,
  'change-withdrawn': ({ person, title }) => `${person} a retiré sa proposition de modifier « ${title} ».`,
  'change-ended': ({ title }) =>
    `La modification proposée pour « ${title} » ne compte plus : ce qui était convenu reste inchangé.`,
  'change-lapsed': ({ title }) =>
    `La différence pour « ${title} » n’a pas été payée à temps : ce qui était convenu reste inchangé.`,
  'settlement-accepted': ({ person, title, amount }) =>
    `${person} a accepté le partage pour « ${title} » : ${amount} du prix reviennent au traducteur.`,
  'settlement-declined': ({ person, title }) => `${person} a refusé le partage pour « ${title} ».`,
  'settlement-proposed': ({ person, title, amount }) =>
    `${person} propose un accord pour « ${title} » : ${amount} du prix reviendraient au traducteur.`,
  'task-requested': ({ title }) => `« ${title} » attend une réponse.`,
  'task-disputed': ({ title }) => `« ${title} » est en litige.`,
  'booking-requested-for': ({ person, title, when }) =>
    `${person} souhaite réserver « ${title} » pour ${when}.`,
  booked: ({ person, title }) => `${person} a réservé « ${title} ».`,
  'booking-confirmed': ({ person, title }) => `Vous avez réservé « ${title} » avec ${person}.`,
  'booking-sent': ({ person, title }) =>
    `Vous avez demandé « ${title} ». Rien n’est convenu avant la réponse de ${person}.`,
  'call-reminder': ({ person, title, when }) => `« ${title} » avec ${person} commence le ${when}.`,
  'review-invitation': ({ person, title }) => `Comment s’est passée la mission « ${title} » avec ${person} ?`,
  'payment-received': ({ title, amount }) => `Vous avez payé ${amount} pour « ${title} ».`,
  'booked-for': ({ person, title, when }) => `${person} a réservé « ${title} » pour ${when}.`,
  'documents-added': ({ person, title, count, digits }) =>
    `${person} a ajouté ${plural('fr', count, { one: 'un document', other: `${digits} documents` })} à « ${title} ».`,
  paid: ({ title, amount }) => `« ${title} » est payé : ${amount} sont mis de côté pour vous.`,
  'place-set': ({ person, title }) => `${person} a indiqué où se tient l’appel « ${title} ».`,
  'proposal-accepted': ({ person, title }) => `${person} a accepté votre proposition pour « ${title} ».`,
  'proposal-accepted-for': ({ person, title, when }) =>
    `${person} a accepté la proposition pour « ${title} », ${when}.`,
  'proposal-changed': ({ person, title, amount, when }) =>
    `${person} a modifié sa proposition pour « ${title} » : ${amount}, ${when}.`,
  'proposal-refused': ({ person, title }) => `${person} a refusé votre proposition pour « ${title} ».`,
  'proposal-declined': ({ title }) => `« ${title} » a été confié à quelqu’un d’autre.`,
  'proposal-made': ({ person, title }) => `${person} propose son aide pour « ${title} ».`,
  'proposal-withdrawn': ({ person, title }) => `${person} a retiré sa proposition pour « ${title} ».`,
  'webhook-switched-off': ({ title }) =>
    `Le webhook de ${title} a été désactivé : il échoue depuis cinq jours.`,
  'request-withdrawn': ({ title }) => `La demande « ${title} » a été retirée.`,
  'provider-linked': ({ title }) => `${title} a été associé à votre compte.`,
  'provider-unlinked': ({ title }) => `${title} a été retiré de votre compte.`,
  'second-factor-on': () => 'La connexion en deux étapes a été activée pour votre compte.',
  'second-factor-off': () => 'La connexion en deux étapes a été désactivée pour votre compte.',
  'recovery-code-used': () => 'Quelqu’un s’est connecté à votre compte avec un code de récupération.',
  'passkey-added': ({ title }) => `La clé d’accès « ${title} » a été ajoutée à votre compte.`,
  'passkey-removed': ({ title }) => `La clé d’accès « ${title} » a été supprimée de votre compte.`,
  'passkey-copied': ({ title }) =>
    `Une connexion avec la clé d’accès « ${title} » a été refusée, car elle ressemble à une copie.`,
  'review-answered': ({ person, title }) => `${person} a répondu à votre avis sur « ${title} ».`,
  'review-written': ({ person, title, digits }) => `${person} a noté « ${title} » ${digits} sur 5.`,
  'task-accepted': ({ title }) => `« ${title} » est réservé.`,
  'task-in_progress': ({ title }) => `« ${title} » est en cours.`,
  'task-delivered': ({ title }) => `« ${title} » est livré.`,
  'task-changes_requested': ({ title }) => `« ${title} » demande des modifications.`,
  'task-finished': ({ title }) => `« ${title} » est terminé.`,
  'task-declined': ({ title }) => `« ${title} » est refusé.`,
  'task-cancelled': ({ title }) => `« ${title} » est annulé.`,
};
