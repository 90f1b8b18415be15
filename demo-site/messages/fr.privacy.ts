import type { Messages } from './en.ts';

export const privacy: Messages['privacy'] = {
  title: 'Politique de confidentialité',
  placeholders:
    'Les champs marqués sont à compléter par l’exploitant de cette place de marché avant son ouverture.',
  updated: 'Dernière mise à jour : [date]',
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
        'Tant que votre session est ouverte, un jeton qui le prouve, dans un cookie nommé token et dans le stockage local sous le même nom. Le cookie expire au bout d’une heure. La déconnexion efface les deux. Un cookie nommé dragoman.visited retient, jusqu’à la fermeture du navigateur, que vous en avez été informé. Si vous vous connectez sur la page d’un partenaire, un cookie nommé dragoman-browser marque ce navigateur pendant une heure : les liens de cette page mènent ici avec votre session ouverte, dans aucun autre navigateur. Dès que vous choisissez une langue ou des couleurs, un cookie nommé dragoman-preferences les retient pendant un an.',
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
};
