import type { Messages } from './en.ts';

export const money: Messages['money'] = {
  heading: 'Comment l’argent circule',
  paid: {
    'before-start':
      'Vous voyez le total avant de réserver : le tarif horaire multiplié par les heures choisies. Vous payez par carte après la réservation, et le travail commence une fois le paiement reçu.',
    'before-finish':
      'Vous voyez le total avant de réserver : le tarif horaire multiplié par les heures choisies. Vous payez par carte, au plus tard avant d’accepter la livraison.',
    off: 'Vous voyez le total avant de réserver : le tarif horaire multiplié par les heures choisies. Payer ici par carte est l’affaire de vous deux ; la suite vaut pour l’argent payé ici.',
  },
  held: ({ fee }) =>
    `L’argent reste chez notre prestataire de paiement, et nous le conservons jusqu’à ce que vous acceptiez la livraison. Il revient alors au traducteur, moins nos frais de ${fee}. Les traducteurs voient ce qu’ils reçoivent par heure avant de publier une offre.`,
  heldWithoutFee:
    'L’argent reste chez notre prestataire de paiement, et nous le conservons jusqu’à ce que vous acceptiez la livraison. Il revient alors en entier au traducteur : nous ne prenons pas de frais.',
  finish: ({ days }) =>
    `Une livraison payée à laquelle vous ne répondez pas est réputée acceptée après un délai (${days}) ; nous vous le rappelons avant.`,
  refund:
    'Si une mission est refusée ou annulée avant le début du travail, tout vous est remboursé. Pour arrêter une mission commencée, vous convenez à deux du partage de l’argent. Si vous n’y parvenez pas, chacun de vous peut ouvrir un litige : nous lisons les deux points de vue, la conversation et les fichiers, puis nous tranchons.',
};
