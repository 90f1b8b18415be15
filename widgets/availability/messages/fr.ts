import { plural } from '#core/i18n/format.ts';
import type { Messages } from './en.ts';

export const messages: Messages = {
  heading: 'Horaires des appels',
  lead: 'On peut réserver des appels avec vous pendant ces horaires. Les autres offres ont plutôt une échéance.',
  signedOut: 'Connectez-vous pour définir vos horaires.',
  week: 'Votre semaine',
  timezone: 'Fuseau horaire',
  anyTime:
    'Vous n’avez défini aucun horaire : des appels peuvent être réservés à toute heure, de jour comme de nuit.',
  officeHours: 'Du lundi au vendredi, de 9 h à 17 h',
  closed: 'Aucun appel',
  addHours: ({ day }) => `Ajouter des horaires : ${day}`,
  removeHours: ({ about }) => `Supprimer les horaires : ${about}`,
  fromOf: ({ about }) => `De, ${about}`,
  toOf: ({ about }) => `À, ${about}`,
  nextDay: 'Se termine le lendemain.',
  exceptions: 'Exceptions',
  exceptionsHint:
    'D’autres horaires s’appliquent à ces dates. Sans heures, aucun appel ne peut être réservé ce jour-là.',
  addException: 'Ajouter une date',
  date: 'Date',
  rules: 'Réservation',
  notice: 'Préavis',
  noticeHint: 'Délai minimal entre la réservation et l’appel.',
  noNotice: 'Aucun',
  buffer: 'Pause',
  bufferHint: 'Reste libre avant et après chaque appel.',
  noBuffer: 'Aucune',
  longest: 'Appel le plus long',
  horizon: 'Réservable à l’avance',
  submit: 'Enregistrer',
  saved: 'Vos horaires sont enregistrés.',
  outside: ({ count }) =>
    plural('fr', count, {
      one: `${count} appel déjà réservé est en dehors de ces horaires. Il reste réservé.`,
      other: `${count} appels déjà réservés sont en dehors de ces horaires. Ils restent réservés.`,
    }),
  imports: 'Occupé dans d’autres agendas',
  importsHint:
    'Indiquez les agendas que vous tenez ailleurs. Personne ne peut réserver d’appel quand vous y êtes occupé. Nous les lisons toutes les 15 minutes ; les clients n’en voient rien.',
  importUrl: 'Adresse d’un agenda',
  importUrlHint:
    'L’adresse secrète, dans les paramètres de votre agenda. Elle finit le plus souvent par .ics.',
  importWrong: 'Veuillez saisir une adresse qui commence par https:// ou webcal://.',
  addImport: 'Ajouter l’agenda',
  importAdded: 'L’agenda est ajouté.',
  importRemoved: 'L’agenda est retiré.',
  removeImport: ({ url }) => `Retirer l’agenda de ${url}`,
  importRead: ({ moment }) => `Lu : ${moment}`,
  importLast: ({ moment }) => `Ce qu’il indiquait le ${moment} vaut encore sept jours.`,
  importUnreachable:
    'Nous n’avons pas pu le lire : il n’y a pas d’agenda à cette adresse, ou son serveur ne répond pas.',
  importNoCalendar: 'Nous n’avons pas pu le lire : ce qui se trouve à cette adresse n’est pas un agenda.',
  importTooMuch: 'Nous n’avons pas pu le lire : il est trop grand, ou ses entrées se répètent trop souvent.',
  calendar: 'Votre agenda',
  calendarHint:
    'Abonnez votre agenda à cette adresse, et toutes vos tâches y apparaîtront. Gardez-la secrète : quiconque la connaît peut les lire.',
  calendarUrl: 'Adresse pour votre agenda',
  copy: 'Copier',
  copied: 'L’adresse est copiée.',
  notCopied: 'Le navigateur ne l’a pas permis. Veuillez sélectionner l’adresse et la copier.',
  renew: 'Nouvelle adresse',
  renewed: 'Vous avez une nouvelle adresse. La précédente ne fonctionne plus.',
  renewTitle: 'Créer une nouvelle adresse ?',
  renewText: 'L’adresse actuelle cesse aussitôt : les agendas qui l’utilisent ont besoin de la nouvelle.',
  keep: 'Garder l’actuelle',
};
