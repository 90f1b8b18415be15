import type { Messages } from './en.ts';

export const messages: Messages = {
  title: 'Aide',
  sections: [
    {
      heading: 'Comment trouver quelqu’un ?',
      paragraphs: [
        'Choisissez documents, appels ou traductions, puis affinez la liste par langue et par prix. Les offres « populaires » viennent en premier : celles qui ont le plus de clients dont les tâches sont terminées et payées, chaque client compté une fois par mois. Personne ne peut acheter une meilleure place. Les étoiles sont la moyenne des notes ; celle d’une plus grande commande pèse plus, jusqu’à 50 €, et une seule par mois compte pour un même client.',
        'Si vous ne trouvez personne, publiez une demande : les traducteurs vous font alors des propositions avec un prix.',
      ],
    },
    {
      heading: 'Comment réserver ?',
      paragraphs: [
        'Ouvrez une offre, choisissez combien et quand, et ajoutez vos fichiers. Vous voyez le montant avant de commander. Certains traducteurs confirment d’abord chaque réservation, d’autres la reçoivent une fois payée ; l’offre le dit.',
      ],
    },
    {
      heading: 'Que devient mon argent ?',
      paragraphs: [
        'Nous le gardons jusqu’à ce que vous acceptiez la livraison. Si le travail ne commence jamais ou si le traducteur annule, tout vous revient. La page de votre tâche montre à tout moment ce qui est payé, gardé et remboursé.',
      ],
    },
    {
      heading: 'Quelque chose doit changer.',
      paragraphs: [
        'Ouvrez la tâche : vous y proposez une autre quantité, un autre prix ou une autre heure, et le traducteur accepte ou refuse. Vous pouvez aussi y annuler, en voyant d’abord ce qui vous revient.',
      ],
    },
    {
      heading: 'Je n’arrive pas à me connecter.',
      paragraphs: [
        'Choisissez « Mot de passe oublié ? » sur la page de connexion, et nous vous envoyons un lien. Si vous vous êtes inscrit par un autre fournisseur, reconnectez-vous par lui.',
      ],
    },
    {
      heading: 'Je traduis. Comment commencer ?',
      paragraphs: [
        'Complétez votre profil, publiez une offre et dites quand on peut vous réserver pour des appels. Pour être payé, configurez votre compte de versement sous les revenus.',
      ],
    },
    {
      heading: 'Nous sommes là pour vous.',
      paragraphs: [
        'Écrivez-nous : notre adresse figure dans les mentions légales. S’il s’agit d’une tâche, indiquez son numéro : il figure dans son adresse.',
      ],
    },
  ],
};
