import type { TaskStatus } from '#core/domain/task-states.ts';
import { duration, plural, translateCodes } from '#core/i18n/format.ts';
import type { Thing } from '#core/i18n/refusal-things.ts';
import type { Messages } from './en.ts';

const things: Record<Thing, string> = {
  address: 'Cette adresse',
  category: 'Cette catégorie',
  conversation: 'Cette conversation',
  document: 'Ce document',
  offer: 'Cette offre',
  partner: 'Ce partenaire',
  payment: 'Ce paiement',
  person: 'Cette personne',
  picture: 'Cette image',
  proposal: 'Cette proposition',
  provider: 'Ce fournisseur',
  request: 'Cette demande',
  task: 'Cette mission',
  flag: 'Ce drapeau',
  script: 'Ce script',
  session: 'Cette session',
  passkey: 'Cette clé d’accès',
  delivery: 'Cet envoi',
  invitation: 'Cette invitation',
  key: 'Cette clé',
  member: 'Ce membre',
  origin: 'Cette origine',
  webhook: 'Ce webhook',
  widget: 'Cet élément',
};

const fields = {
  about: 'À propos',
  address: 'Adresse',
  booking: 'Réservation',
  category: 'Catégorie',
  current: 'Mot de passe actuel',
  date: 'Date',
  description: 'Description',
  details: 'Détails',
  documents: 'Documents',
  dueDate: 'Date',
  dueTime: 'Heure',
  email: 'E-mail',
  firstname: 'Prénom',
  fromLanguage: 'Langue d’origine',
  hours: 'Heures',
  image: 'Image',
  language: 'Langue',
  language_levels: 'Niveaux de langue',
  languages: 'Langues',
  lastname: 'Nom',
  message: 'Message',
  minimum: 'Prix minimum',
  name: 'Nom',
  next: 'Nouveau mot de passe',
  password: 'Mot de passe',
  phonenumber: 'Numéro de téléphone',
  price: 'Prix',
  quantity: 'Quantité',
  rating: 'Étoiles',
  text: 'Texte',
  textLanguage: 'Langue du texte',
  time: 'Heure',
  timezone: 'Fuseau horaire',
  title: 'Titre',
  toLanguage: 'Langue voulue',
  translations: 'Autres langues',
  turnaround_hours: 'Délai en heures',
  type: 'Type',
  unit: 'Unité',
  events: 'Événements',
  logo: 'Logo',
  origin: 'Origine',
  site: 'Site',
  url: 'Adresse',
  reference: 'Référence',
  campaign: 'Campagne',
};

const statuses: Record<TaskStatus, string> = {
  requested: 'demandée',
  accepted: 'acceptée',
  in_progress: 'en cours',
  delivered: 'livrée',
  changes_requested: 'modifications demandées',
  disputed: 'en litige',
  finished: 'terminée',
  declined: 'refusée',
  cancelled: 'annulée',
};

export const messages: Messages = {
  'sign-in-needed': 'Connectez-vous d’abord : la session est absente ou a expiré.',
  'sign-in-over': 'Cette connexion a expiré. Connectez-vous encore une fois.',
  'sign-in-elsewhere': 'La connexion n’est pas configurée pour ce site.',
  'own-window-only': 'Seule la fenêtre de la place de marché peut demander cela.',
  'other-account':
    'Vous êtes connecté ici avec un autre compte que sur la page d’où vous venez. Rien n’a changé ici.',
  'marketplace-only': 'Cela n’est possible que sur les pages de la place de marché elle-même.',
  'invitation-for-another':
    'Cette invitation a été envoyée à une autre adresse e-mail. Connectez-vous au compte qui a cette adresse.',
  'wrong-credentials': 'L’adresse e-mail ou le mot de passe n’est pas correct.',
  'wrong-password': 'Ce n’est pas votre mot de passe actuel.',
  'totp-needed': 'Veuillez saisir le code affiché par votre application d’authentification.',
  'wrong-code': 'Ce code n’est pas valable ou a déjà servi. Veuillez saisir le plus récent.',
  'totp-on': 'La connexion en deux étapes est déjà activée. Désactivez-la d’abord.',
  'totp-over': 'La configuration de la connexion en deux étapes est terminée. Veuillez recommencer.',
  'operator-needed': 'Seuls les opérateurs peuvent le faire. L’assistance peut tout lire ici.',
  'second-factor-needed':
    'Les opérateurs ne modifient rien sans second facteur. Activez la connexion en deux étapes dans vos paramètres, ou connectez-vous ainsi ou avec une clé d’accès.',
  'code-needed':
    'De très nombreux mots de passe erronés ont été essayés pour ce compte. Nous vous avons envoyé par e-mail un code valable une heure : veuillez le saisir aussi.',
  'reauthentication-needed':
    'Veuillez saisir à nouveau votre mot de passe ou utiliser une clé d’accès : la dernière fois remonte à plus de dix minutes.',
  'address-taken':
    'Cette adresse e-mail ne peut pas être utilisée. Connectez-vous ou choisissez-en une autre.',
  'link-used': 'Ce lien a déjà servi, ou un lien plus récent l’a remplacé.',
  'link-expired': 'Ce lien a expiré.',
  'link-unknown': 'Ce lien est incomplet. Ouvrez-le à nouveau depuis le message, ou copiez-le en entier.',
  'password-common':
    'Ce mot de passe figure sur la liste des plus courants, essayés en premier. Veuillez en choisir un autre.',
  'password-pattern':
    'Ce mot de passe est essayé en premier : signes répétés, suite de voisins ou nom avec des chiffres. Veuillez en choisir un autre.',
  'password-name': 'Le mot de passe contient le nom de votre adresse e-mail. Veuillez en choisir un autre.',
  'passkey-expired': 'Cela a pris trop de temps ou a déjà été fait. Veuillez réessayer.',
  'passkey-unknown':
    'Cette clé d’accès est inconnue ici. Elle a peut-être été supprimée : connectez-vous autrement ou utilisez une autre clé.',
  'passkey-refused': 'La réponse de votre appareil n’a pas pu être vérifiée. Veuillez réessayer.',
  'passkey-copied':
    'Cette clé d’accès a été refusée, car elle ressemble à une copie. Connectez-vous autrement, supprimez-la dans vos paramètres et ajoutez-en une nouvelle.',
  'passkey-again': 'Cette clé d’accès est déjà utilisée.',
  'last-sign-in-method':
    'C’est votre seul moyen de connexion. Ajoutez-en d’abord un autre, puis vous pourrez le supprimer.',
  'passkeys-too-many': ({ digits }) =>
    `Vous avez ${digits} clés d’accès, et il n’est pas possible d’en avoir plus. Supprimez-en une d’abord.`,
  'address-unverified':
    'Veuillez d’abord confirmer votre adresse e-mail : nous vous avons envoyé un message avec un lien.',
  'provider-over':
    'Cette connexion a déjà servi, a duré plus de dix minutes ou a commencé dans un autre navigateur. Veuillez recommencer.',
  'provider-cancelled':
    'Vous n’êtes pas connecté, car la connexion a été annulée chez le fournisseur. Réessayez, ou connectez-vous autrement.',
  'provider-refused':
    'La réponse du fournisseur est inutilisable, donc rien n’a changé. Réessayez, ou connectez-vous autrement.',
  'provider-away':
    'Le fournisseur ne répond pas pour le moment. Réessayez dans un instant, ou connectez-vous autrement.',
  'provider-unknown':
    'Ce fournisseur n’est pas disponible ici, ou ne l’est plus. Veuillez vous connecter autrement.',
  'provider-taken':
    'Votre compte chez le fournisseur appartient ici à un autre compte. Connectez-vous avec celui-ci, puis retirez-le d’abord.',
  'provider-other-account':
    'Vous vous êtes connecté à un autre compte que celui qui a cette adresse. Rien n’a donc été associé.',
  'provider-not-yours':
    'Ce compte chez le fournisseur n’est pas associé au vôtre. Connectez-vous là-bas avec celui qui l’est.',
  'too-many-tries': ({ count, digits }) =>
    `Trop de tentatives. Patientez ${duration('fr', count, plural('fr', count, { one: `${digits} seconde`, other: `${digits} secondes` }))}, puis réessayez.`,

  'not-found': ({ thing }) => `${translateCodes(things, thing)} n’existe pas, ou vous n’y avez pas accès.`,
  'records-away': 'Nos données sont injoignables pour le moment. Réessayez dans un instant.',
  busy: 'La place de marché est très sollicitée pour le moment. Réessayez dans un instant.',
  'offers-away': 'Les offres n’ont pas pu être lues. Veuillez réessayer.',
  'no-room': 'Il n’y a plus d’espace libre en ce moment. Rien n’a été enregistré ; réessayez plus tard.',
  fault: 'Un problème est survenu de notre côté. Veuillez réessayer.',
  malformed: ({ reason }) => `Le serveur n’a pas pu comprendre la demande : ${reason}`,
  'key-used':
    'Cette Idempotency-Key a déjà servi pour un autre contenu. Prenez-en une nouvelle pour un nouvel appel.',

  missing: ({ field, rule }) => `« ${translateCodes(fields, field)} » manque. Attendu : ${rule}.`,
  wrong: ({ field, rule }) => `Vérifiez « ${translateCodes(fields, field)} ». Attendu : ${rule}.`,
  'character-nul': ({ field }) =>
    `« ${translateCodes(fields, field)} » contient un caractère NUL, qui ne peut pas être enregistré. Supprimez-le.`,
  'character-half': ({ field }) =>
    `« ${translateCodes(fields, field)} » contient une moitié de caractère, qui ne peut pas être enregistrée. Supprimez-la.`,
  'out-of-range':
    'Une valeur est hors limites ou contient des caractères qui ne peuvent pas être enregistrés. Vérifiez votre saisie.',
  'in-the-past': 'La date et l’heure doivent se situer dans l’avenir. Choisissez un moment plus tardif.',
  'time-skipped':
    'Cette heure n’existe pas ce jour-là, car on avance les horloges. Veuillez en choisir une autre.',
  'too-many-unpaid': ({ least, most }) =>
    `Au plus ${most} de vos réservations peuvent attendre en même temps une réponse ou votre paiement, et ${least} chez une même personne. Payez-en ou annulez-en une d’abord.`,
  'time-taken': 'Aucun appel n’est possible à cette heure. Veuillez en choisir une autre.',
  'due-in-the-past': 'L’échéance doit se situer dans l’avenir. Veuillez choisir une date ultérieure.',
  'days-reversed': 'Le premier jour ne peut pas venir après le dernier.',
  'days-too-many': ({ count, digits }) =>
    `Un rapport couvre au plus ${plural('fr', count, { one: `${digits} jour`, other: `${digits} jours` })}. Choisissez-en moins.`,

  'body-too-large': 'C’est plus que ce qui peut être envoyé en une fois. Envoyez-en moins.',
  'files-too-large': ({ digits }) =>
    `Les fichiers dépassent ensemble ${digits} Mo. Envoyez-les en plusieurs fois.`,
  'file-too-large': ({ name, digits }) =>
    `« ${name} » dépasse ${digits} Mo. Choisissez un fichier plus petit.`,
  'file-empty': ({ name }) => `« ${name} » est vide. Choisissez un autre fichier.`,
  'file-uncountable': ({ name }) =>
    `Compter « ${name} » prend trop de temps. Saisissez vous-même le nombre de mots.`,
  'file-kind': ({ name, kinds }) => `Le type de « ${name} » n’est pas accepté. Acceptés : ${kinds}.`,
  'file-content': ({ name, kind, kinds }) =>
    `Le contenu de « ${name} » n’est pas au format ${kind}. Choisissez un autre fichier. Acceptés : ${kinds}.`,
  'files-without-task': 'Des fichiers peuvent être envoyés dès qu’une mission est convenue.',
  'storage-full': ({ used, allowed }) =>
    `Il n’y a pas de place pour ces fichiers : ${used} Mo sur ${allowed} sont utilisés. Une mission payée en offre plus.`,
  'storage-full-today': ({ used, allowed }) =>
    `Il n’y a pas de place pour ces fichiers aujourd’hui : ${used} Mo sur ${allowed} sont utilisés. Envoyez-les demain.`,
  'picture-too-large': ({ digits }) => `L’image dépasse ${digits} Mo. Choisissez-en une plus petite.`,
  'picture-pixels': ({ digits }) => `L’image a plus de ${digits} mégapixels. Choisissez-en une plus petite.`,
  'picture-kind': ({ kinds }) => `Ce n’est pas une image acceptée ici. Acceptées : ${kinds}.`,

  'person-gone': 'Ce compte est supprimé et ne reçoit plus de messages.',
  'not-possible':
    'Ce n’est pas possible : cette personne et vous ne pouvez ni vous écrire, ni réserver, ni faire de proposition.',
  'own-offer': 'C’est votre propre offre : seuls les autres peuvent la réserver.',
  'offer-changed': 'Cette offre a été modifiée entre-temps. Veuillez la relire avant de réserver.',
  'total-out-of-range': ({ least, most }) =>
    `Le total doit aller de ${least} à ${most} euros, et différer d’au moins ${least} lors d’une modification, ce qu’accepte un paiement par carte.`,
  'too-soon': ({ count, digits }) =>
    `Il faut ${plural('fr', count, { one: `${digits} heure`, other: `${digits} heures` })} à partir de votre réservation. Choisissez un moment plus tardif.`,
  'offer-closed': 'Cette offre n’accepte pas de réservations pour le moment. Choisissez-en une autre.',
  'task-off': ({ status }) => `Cette mission n’est plus ouverte : ${translateCodes(statuses, status)}.`,
  'task-step': ({ status, steps }) =>
    `État de cette mission : ${translateCodes(statuses, status)}. ${steps ? `Possible maintenant : ${translateCodes(statuses, steps)}.` : 'Vous ne pouvez pas la modifier maintenant.'}`,
  'task-paid': 'Cette mission est déjà payée.',
  'too-early':
    'Cet appel n’a pas encore commencé : il peut être lancé 15 minutes avant l’heure prévue, et un litige ouvert à partir de cette heure.',
  'payment-needed': 'Cette mission doit d’abord être payée.',
  'payment-too-early': 'Cette mission pourra être payée dès qu’elle sera acceptée.',
  'nothing-to-pay': 'Il n’y a rien à payer pour cette mission.',
  'payment-pending': 'Le paiement de cette mission est en cours. Attendez que la banque le confirme.',
  'bank-dispute-open':
    'La banque du client conteste ce paiement. L’argent ne peut pas bouger avant sa décision.',
  'dispute-again': 'Cette mission est déjà en litige.',
  'dispute-without-money': 'Aucun argent n’est bloqué pour cette mission : il n’y a rien à trancher.',
  'dispute-not-yours': 'Seule la personne qui a ouvert un litige peut le retirer.',
  'dispute-missing': 'Cette mission n’est pas en litige.',
  'refund-changed': 'La somme qui revient au client a changé entre-temps. Veuillez la relire.',
  'settlement-missing':
    'Il n’y a pas de proposition en attente : elle a reçu une réponse ou a été remplacée.',
  'dispute-changed':
    'Le litige a été retiré entre-temps et un autre a été ouvert. Veuillez le lire avant de décider.',
  'change-too-late':
    'Ce qui a été convenu peut être modifié jusqu’à la livraison du travail, et pas pendant un litige.',
  'change-nothing': 'C’est déjà ce qui a été convenu. Modifiez la quantité, le prix, le jour ou l’heure.',
  'change-changed':
    'La proposition a été modifiée, acceptée, refusée ou retirée entre-temps. Veuillez lire ce qui vaut maintenant.',
  'change-yours': 'Cette proposition est la vôtre : seule l’autre partie peut y répondre.',
  'change-not-yours': 'Seule la personne qui a fait cette proposition peut la retirer.',
  'settlement-changed':
    'La proposition a été modifiée entre-temps. Veuillez lire la nouvelle avant de répondre.',
  'settlement-yours': 'Cette proposition est la vôtre : seule l’autre partie peut y répondre.',
  'money-held':
    'De l’argent est bloqué pour vos missions en cours. Terminez-les ou trouvez un accord ; vous pourrez ensuite supprimer votre compte.',
  'money-available':
    'Vous avez gagné de l’argent qui n’est pas encore versé. Configurez les versements dans vos paramètres ; dès qu’il sera versé, vous pourrez supprimer votre compte.',
  'payouts-away':
    'Les versements ne peuvent pas être configurés pour le moment. Veuillez réessayer plus tard.',
  'payment-refused':
    'Le service de paiement n’accepte pas de paiement pour cette tâche. Écrivez-nous si cela se reproduit.',
  'payments-off': 'Les paiements ne sont pas disponibles sur cette place de marché.',
  'payment-silent': 'Le service de paiement ne répond pas. Réessayez dans un instant.',
  'place-by-owner': 'Seule la personne qui traduit peut indiquer où un appel a lieu.',
  'place-of-calls': 'Seul un appel a un lieu.',
  'deliverable-by-owner': 'Seule la personne qui traduit peut remettre le travail.',
  'deliverable-too-early': 'Le travail peut être remis une fois qu’il a commencé.',
  'review-by-customer': 'Seule la personne qui a réservé peut évaluer une mission.',
  'review-too-early': 'Une mission peut être évaluée dès qu’elle est terminée.',
  'review-again': 'Vous avez déjà évalué cette mission.',
  'reply-by-owner': 'Seule la personne qui a traduit peut répondre à un avis.',
  'reply-again': 'Il n’y a pas d’avis, ou il a déjà reçu une réponse.',

  'own-request': 'C’est votre propre demande : seuls les autres peuvent proposer.',
  'request-closed': 'Cette demande est close. Elle n’accepte plus de propositions.',
  'request-answered':
    'Quelqu’un a déjà répondu à cette demande : elle ne peut plus être modifiée. Vous pouvez la retirer et en publier une nouvelle.',
  'proposal-again': 'Vous avez déjà fait une proposition pour cette demande.',
  'proposal-not-yours': 'Seule la personne qui a fait une proposition peut la modifier ou la retirer.',
  'proposal-closed': 'Cette proposition n’est plus ouverte : on ne peut plus rien y changer.',
  'request-changed':
    'Cette demande a été modifiée entre-temps. Veuillez la relire avant d’envoyer votre proposition.',
  'proposal-changed': 'Cette proposition a été modifiée entre-temps. Veuillez la relire avant de l’accepter.',
  'request-not-yours': 'Seule la personne qui a fait la demande peut accepter ou refuser une proposition.',
  'accepted-already': 'Cette demande ou cette proposition est déjà close.',

  'partner-fixed':
    'Ce partenaire a été créé par l’exploitant de la place de marché. Demandez-lui de le modifier.',
  'partner-key-needed':
    'Envoyez une clé du partenaire (dk_…) comme jeton Bearer dans l’en-tête Authorization.',
  'member-already': 'Cette personne est déjà membre.',
  'member-last': 'Un partenaire a au moins un membre. Invitez d’abord quelqu’un d’autre.',
  'origin-unproven': ({ origin }) =>
    `Nous n’avons trouvé le jeton ni dans ${origin}/.well-known/dragoman.txt ni dans un élément meta de la page d’accueil. Placez-le à cet endroit, puis vérifiez à nouveau.`,
  'origin-unreachable': ({ origin }) =>
    `Nous n’avons pas pu lire ${origin}. Le site doit répondre avec un certificat valide et sans redirection.`,
  'outside-private':
    'Cette adresse mène à un réseau privé, que nous n’appelons pas. Donnez-en une que tout le monde peut atteindre.',
  'limit-reached': ({ digits }) =>
    `Il y en a déjà ${digits}, et il ne peut pas y en avoir plus. Supprimez-en d’abord.`,
  'webhook-off': 'Ce webhook est désactivé. Activez-le d’abord.',

  'rule-text': ({ least, most }) => `un texte de ${least} à ${most} caractères`,
  'rule-short': ({ most }) => `un texte de ${most} caractères au plus`,
  'rule-known-email': 'l’adresse e-mail d’un compte',
  'rule-known-password': 'le mot de passe du compte',
  'rule-present-password': 'votre mot de passe actuel',
  'rule-email': 'une adresse e-mail, par exemple name@example.com',
  'rule-phone': 'un numéro, par exemple 555-123-4567 ou +49 151 23456789',
  'rule-place': 'un numéro de téléphone ou une adresse qui commence par https://',
  'rule-price': ({ least, most }) => `un nombre de ${least} à ${most}, par exemple 45 ou 45,5`,
  'rule-whole': ({ least, most }) => `un nombre entier de ${least} à ${most}`,
  'rule-steps': ({ least, most, step }) => `un nombre de ${least} à ${most} par pas de ${step}`,
  'rule-places': ({ most }) => `un nombre avec au plus ${most} décimales`,
  'rule-once': '1, car le prix vaut pour l’ensemble',
  'rule-as-quantity': 'la même valeur que « Quantité »',
  'rule-within-days': ({ most }) => `un jour dans les ${most} prochains jours`,
  'rule-date': 'une date, par exemple 2027-01-31',
  'rule-day': 'un jour qui existe, par exemple 2027-01-31',
  'rule-list': ({ most }) => `une liste d’au plus ${most} éléments`,
  'rule-time': 'une heure, par exemple 14:30',
  'rule-timezone': 'un fuseau horaire, par exemple Europe/Berlin',
  'rule-language': 'un code de langue à deux lettres, par exemple en',
  'rule-languages': ({ least, most }) =>
    least === most ? `nombre de langues : ${most}` : `nombre de langues : ${least} à ${most}`,
  'rule-flag': 'true ou false',
  'rule-translations': ({ most }) =>
    `titre et description en ${most} langues au plus, par codes de langue à deux lettres`,
  'rule-levels': ({ words }) => `un choix parmi ${words} pour chaque code de langue à deux lettres`,
  'rule-word': ({ words }) => `un choix parmi ${words}`,
  'rule-word-of-category': ({ words, category }) => `un choix parmi ${words} dans la catégorie ${category}`,
  'rule-somebody-else': 'une autre personne que vous',
  'rule-file': 'au moins un fichier',
  'rule-passkey': 'la réponse du navigateur à la demande d’une clé d’accès',
  'rule-name': ({ most, word }) =>
    `un texte de 1 à ${most} caractères sur une ligne, sans adresse web ou e-mail ni mot de plus de ${word} caractères`,
  'rule-line': ({ most }) => `un texte de ${most} caractères au plus, sur une ligne`,
  'rule-origin': 'une origine comme https://agency.example, sans chemin',
  'rule-website': 'une adresse qui commence par https:// ou http://',
  'rule-secure-address': 'une adresse qui commence par https://',
  'rule-webhook-address': 'une adresse qui commence par https://, sur le port 443, 4443, 8443 ou 9443',
  'rule-words': ({ words }) => `au moins un parmi ${words}`,
  'rule-picture': 'une image',
};
