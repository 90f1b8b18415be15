import type { Messages } from './en.ts';

export const messages: Messages = {
  placeholders:
    'Les champs marqués sont à compléter par l’exploitant de cette place de marché avant son ouverture.',
  updated: 'Dernière mise à jour : [date]',
  terms: {
    title: 'Conditions d’utilisation',
    sections: [
      {
        heading: 'De quoi il s’agit',
        paragraphs: [
          '[nom de l’entreprise] exploite cette place de marché. Des traducteurs y proposent leur travail, des clients le réservent. Le contrat sur le travail lie ces deux personnes ; nous les mettons en relation, gardons l’argent et tranchons quand elles ne s’accordent pas, comme le disent ces conditions.',
        ],
      },
      {
        heading: 'Votre compte',
        paragraphs: [
          'Toute personne qui s’inscrit est majeure, donne son propre nom et une adresse e-mail où le courrier arrive. Gardez votre mot de passe pour vous : ce qui est fait avec votre compte est réputé fait par vous, jusqu’à ce que vous nous disiez le contraire.',
          'Vous pouvez supprimer votre compte à tout moment dans les paramètres. Ce qui a été convenu auparavant est d’abord terminé ou annulé.',
        ],
      },
      {
        heading: 'Réserver, et ce que cela coûte',
        paragraphs: [
          'Une offre indique un prix et ce à quoi il s’applique : une heure, un mot, une page ou le tout. Avant de commander, vous voyez combien vous réservez et ce que cela coûte. Avec le bouton de réservation, ou en acceptant une proposition, vous commandez avec obligation de paiement.',
          'Certains traducteurs répondent d’abord : rien n’est alors convenu avant qu’ils aient accepté. D’autres sont payés d’abord : ils apprennent votre réservation une fois que vous avez payé, sinon elle prend fin d’elle-même. Ce qui est convenu ne change que si les deux parties acceptent le changement.',
        ],
      },
      {
        heading: 'Payer',
        paragraphs: [
          'Vous payez par l’intermédiaire de [prestataire de paiement]. Nous gardons l’argent jusqu’à ce que vous acceptiez la livraison, ou qu’elle soit réputée acceptée faute de réponse à temps. Le traducteur le reçoit alors, moins nos frais, qu’il voit avant de publier une offre.',
        ],
      },
      {
        heading: 'Annuler',
        paragraphs: [
          'Chaque offre dit ce qui vous revient si vous annulez, et jusqu’à quand : tout jusqu’au début du travail, ou moins à mesure que l’heure convenue approche. Le montant est affiché avant que vous confirmiez. Si le traducteur annule ou ne commence jamais, tout vous revient.',
        ],
      },
      {
        heading: 'Droit de rétractation des consommateurs',
        paragraphs: [
          'Si vous réservez en tant que consommateur dans l’Union européenne, vous pouvez vous rétracter dans un délai de 14 jours sans donner de motif. Une déclaration claire suffit, par lettre ou par e-mail : [nom de l’entreprise], [adresse postale], [e-mail de contact]. Vous récupérez alors dans les 14 jours ce que vous avez payé, par le même moyen.',
          'Le travail que vous demandez pendant ces 14 jours commence aussitôt, parce que vous le demandez. Si vous vous rétractez après son début, vous payez la part faite jusque-là. Une fois tout accompli, vous ne pouvez plus vous rétracter.',
        ],
      },
      {
        heading: 'Ce que promettent les traducteurs',
        paragraphs: [
          'Les traducteurs font ce qu’ils ont convenu, à temps, eux-mêmes, et gardent pour eux ce qu’ils lisent et entendent. Qui se dit assermenté ou certifié peut le prouver. Impôts et cotisations sont leur affaire.',
        ],
      },
      {
        heading: 'Ce que personne ne doit faire ici',
        paragraphs: [
          'Personne ne doit tromper autrui, envoyer de la publicité, insulter ou menacer, publier ce qui appartient à d’autres ou ce qui est illégal, ni contourner les règles de cette place de marché par des programmes.',
          'Nous retirons ce genre de contenu et fermons des comptes s’il le faut. La personne concernée l’apprend, avec le motif, et peut s’y opposer.',
        ],
      },
      {
        heading: 'Si quelque chose se passe mal',
        paragraphs: [
          'Parlez-vous d’abord : chaque tâche a sa conversation. Si vous ne vous accordez pas, chacun peut ouvrir un litige tant que l’argent est gardé ; nous lisons les deux versions et décidons de l’argent. Les tribunaux vous restent ouverts.',
          '[Responsabilité, telle que la formulent les avocats de l’exploitant]',
        ],
      },
      {
        heading: 'Ces conditions',
        paragraphs: ['[Droit applicable et tribunal compétent]'],
      },
    ],
  },
  privacy: {
    title: 'Politique de confidentialité',
    sections: [
      {
        heading: 'Qui est responsable',
        paragraphs: [
          '[nom de l’entreprise], [adresse postale], est responsable de ce qu’il advient de vos données sur ce site. Écrivez-nous à [e-mail de contact]. Notre délégué à la protection des données est [nom du délégué à la protection des données].',
        ],
      },
      {
        heading: 'Ce que nous conservons à votre sujet',
        paragraphs: [
          'Lorsque vous vous inscrivez : votre prénom, votre nom, votre adresse e-mail, votre langue et une empreinte de votre mot de passe, à partir de laquelle celui-ci ne peut pas être lu. Dans votre profil, si vous le remplissez : numéro de téléphone, adresse, langues et photo.',
          'Lorsque vous publiez ou réservez : vos offres et demandes, les détails, dates et heures de vos missions, les documents que vous y joignez et les messages échangés avec l’autre partie.',
          'Quand vous indiquez vos agendas : leurs adresses, et quand vous y êtes occupé, rien d’autre.',
          'Lorsque vous ne faites que regarder : rien à votre sujet. Notre serveur note qu’une adresse a été demandée, quand et avec quel résultat, afin de faire fonctionner le service et de repousser les attaques. Ces notes sont effacées après [nombre de jours] jours.',
        ],
      },
      {
        heading: 'Qui les voit',
        paragraphs: [
          'Tout le monde voit vos offres, avec votre nom, votre photo et vos langues. Seules les deux parties d’une mission en voient les détails, les documents et les messages ; pendant un litige, nous les voyons aussi, afin de trancher. Les partenaires dont les pages affichent nos offres apprennent combien de réservations sont passées par eux et pour quel montant, et rien à votre sujet.',
          'Nous ne vendons pas de données, n’affichons pas de publicité et ne laissons personne vous suivre. Les pages de ce site ne chargent rien qui vienne de tiers.',
        ],
      },
      {
        heading: 'Ce qui est enregistré sur votre appareil',
        paragraphs: [
          'Tant que votre session est ouverte, un jeton qui le prouve, dans un cookie nommé token et dans le stockage local sous le même nom. Le cookie expire au bout d’une heure. La déconnexion efface les deux. Après la connexion, un cookie nommé dragoman-device marque ce navigateur pendant 400 jours : des inconnus qui devinent votre mot de passe ne vous en ferment pas l’accès. Un cookie nommé dragoman.visited retient, jusqu’à la fermeture du navigateur, que vous en avez été informé. Si vous vous connectez sur la page d’un partenaire, un cookie nommé dragoman-browser marque ce navigateur pendant une heure : les liens de cette page mènent ici avec votre session ouverte, dans aucun autre navigateur. Dès que vous choisissez une langue ou des couleurs, un cookie nommé dragoman-preferences les retient pendant un an.',
          'Les brouillons des formulaires et des messages que vous n’avez pas encore envoyés, pendant 30 jours, dans le stockage local. Les brouillons sont chiffrés avec une clé que vous seul recevez en vous connectant : après votre déconnexion, personne ne peut les lire sur cet appareil. Ce que vous écrivez sans être connecté n’est pas chiffré tant que personne ne se connecte. Tout cela est nécessaire à ce que vous avez demandé ; il n’y a rien d’autre, donc aucun bandeau à fermer.',
        ],
      },
      {
        heading: 'Paiements',
        paragraphs: [
          'Si vous payez par carte, la page de paiement appartient à [prestataire de paiement]. Il reçoit votre adresse e-mail, votre langue, le montant et le titre de la mission. Nous apprenons si vous avez payé et recevons l’adresse du reçu. Nous ne voyons jamais le numéro de votre carte.',
          'Si vous gagnez de l’argent ici, [prestataire de paiement] vous le verse. Il reçoit de nous votre adresse e-mail et les montants, et vous demande ce que la loi exige, comme votre compte bancaire. Nous en apprenons seulement si vous pouvez être payé.',
          'De chaque paiement, remboursement et versement, nous conservons le montant, la date et la mission.',
        ],
      },
      {
        heading: 'Où et combien de temps',
        paragraphs: [
          'Les données se trouvent sur les serveurs de [hébergeur], en [pays]. Nous les conservons tant que vous avez un compte. Dès que vous le supprimez, nous effaçons tout, sauf les données des paiements, sans votre nom, que la loi nous oblige à conserver pendant [durée de conservation].',
        ],
      },
      {
        heading: 'Vos droits',
        paragraphs: [
          'Vous pouvez demander ce que nous savons de vous, le faire rectifier, effacer ou remettre dans un format courant, et vous opposer à son utilisation. Écrivez à [e-mail de contact] ; nous répondons sous un mois. Vous pouvez aussi saisir [autorité de contrôle].',
          'Nous nous fondons sur l’article 6, paragraphe 1, du Règlement général sur la protection des données : point b) pour exécuter notre contrat avec vous, c) pour les données des paiements, f) pour la sécurité du service.',
        ],
      },
    ],
  },
  imprint: {
    title: 'Mentions légales',
    sections: [
      {
        heading: 'Qui exploite cette place de marché',
        paragraphs: [
          '[nom de l’entreprise], [forme juridique], [adresse postale]. Représentée par [nom du représentant].',
        ],
      },
      {
        heading: 'Comment nous joindre',
        paragraphs: ['E-mail : [e-mail de contact]. Téléphone : [numéro de téléphone].'],
      },
      {
        heading: 'Registre et TVA',
        paragraphs: [
          'Inscrite sous le numéro [numéro] au registre de [tribunal]. Numéro de TVA : [numéro de TVA].',
        ],
      },
      {
        heading: 'Responsable du contenu',
        paragraphs: [
          '[nom et adresse de la personne responsable]. Les traducteurs sont responsables de leurs offres.',
        ],
      },
      {
        heading: 'Contenus illicites',
        paragraphs: [
          'Les autorités et les utilisateurs nous joignent au sujet de contenus illicites à [e-mail de contact], en [langues].',
        ],
      },
    ],
  },
  help: {
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
          'Écrivez à [e-mail de contact]. S’il s’agit d’une tâche, indiquez son numéro : il figure dans son adresse.',
        ],
      },
    ],
  },
};
