import type { Translated } from '#core/i18n/catalogue.ts';
import { plural } from '#core/i18n/format.ts';
import type * as english from './en.ts';

export const clock: Translated<typeof english.clock> = {
  yourTime: ({ time }) => `${time} chez vous`,
  elsewhere: ({ time, place }) => `${time} à ${place}`,
  datePast: 'Ce jour est passé. Choisissez aujourd’hui ou un jour ultérieur.',
  timePast: 'Cette heure est passée. Choisissez-en une plus tardive.',
  dateFar: ({ days }) => `Veuillez choisir un jour dans les ${days} prochains jours.`,
  deliverBy: 'À livrer avant le',
  startsAt: 'Commence le',
  skipped: 'Cette heure n’existe pas ce jour-là, car on avance les horloges. Veuillez en choisir une autre.',
  twice: 'Ce jour-là on retarde les horloges, et cette heure revient deux fois ; nous prenons la première.',
  clocksChange: ({ places }) => `D’ici là, l’heure change à ${places}.`,
};

const per = { hour: ' par heure', word: ' par mot', page: ' par page', fixed: '' };

const words = (count: number, digits: string) =>
  `${digits} ${plural('fr', count, { one: 'mot', other: 'mots' })}`;
const pages = (count: number, digits: string) =>
  `${digits} ${plural('fr', count, { one: 'page', other: 'pages' })}`;

export const money: Translated<typeof english.money> = {
  fieldPrice: ({ unit, least, most }) =>
    `Saisissez un prix de ${least} à ${most}, par exemple ${unit === 'word' ? '0,12' : '45 ou 45,50'}.`,
  priceHint: ({ unit, least, most }) =>
    ({
      hour: `Par heure, de ${least} à ${most}.`,
      word: `Par mot, de ${least} à ${most}.`,
      page: `Par page de 250 mots, de ${least} à ${most}.`,
      fixed: `Pour l’ensemble, de ${least} à ${most}.`,
    })[unit],
  unit: 'Unité',
  unitName: ({ unit }) =>
    ({ hour: 'par heure', word: 'par mot', page: 'par page', fixed: 'pour l’ensemble' })[unit],
  quantity: ({ unit }) => ({ hour: 'Heures', word: 'Mots', page: 'Pages', fixed: 'Prix' })[unit],
  fieldQuantity: ({ unit, least, most }) =>
    unit === 'hour'
      ? `Indiquez des heures ou des demi-heures, de ${least} à ${most}.`
      : `Saisissez un nombre entier de ${least} à ${most}.`,
  fieldTotal: ({ unit, least, most }) =>
    `Le total doit aller de ${least} à ${most}\u00a0: un paiement par carte n’en accepte pas d’autre. Modifiez ${
      { hour: 'les heures', word: 'le nombre de mots', page: 'le nombre de pages', fixed: 'le prix' }[unit]
    }.`,
  counted: ({ unit, count, digits }) =>
    ({
      hour: `${digits} ${plural('fr', count, { one: 'heure', other: 'heures' })}`,
      word: words(count, digits),
      page: pages(count, digits),
      fixed: '',
    })[unit],
  countedShort: ({ unit, count, digits }) =>
    ({ hour: `${digits} h`, word: words(count, digits), page: pages(count, digits), fixed: '' })[unit],
  more: ({ unit }) =>
    ({ hour: 'Une demi-heure de plus', word: 'Un mot de plus', page: 'Une page de plus', fixed: '' })[unit],
  less: ({ unit }) =>
    ({ hour: 'Une demi-heure de moins', word: 'Un mot de moins', page: 'Une page de moins', fixed: '' })[
      unit
    ],
  atLeast: ({ amount }) => `au moins ${amount}`,
  youGet: ({ unit, amount, percent }) =>
    `Vous recevez ${amount}${per[unit]}\u00a0; la place de marché garde ${percent}.`,
  youGetAll: ({ unit, amount }) =>
    `Vous recevez ${amount}${per[unit]}\u00a0; la place de marché ne garde rien.`,
};

export const level: Translated<typeof english.level> = {
  level: ({ level }) => (level === 'native' ? 'langue maternelle' : level),
  levelInWords: ({ level }) =>
    ({
      A1: 'A1, débutant',
      A2: 'A2, élémentaire',
      B1: 'B1, intermédiaire',
      B2: 'B2, avancé',
      C1: 'C1, autonome',
      C2: 'C2, maîtrise',
      native: 'Langue maternelle',
    })[level],
};

export const askQuestion: Translated<typeof english.askQuestion> = {
  ask: 'Poser une question',
};

export const cancellation: Translated<typeof english.cancellation> = {
  term: 'Annulation',
  'rule-free': 'L’annulation est gratuite jusqu’au début du travail.',
  'rule-day':
    'L’annulation est gratuite jusqu’à 24 heures avant la date prévue ; ensuite, la moitié du prix est remboursée.',
  'rule-three-days':
    'L’annulation est gratuite jusqu’à 72 heures avant la date prévue ; ensuite, la moitié du prix est remboursée, et rien dans les dernières 24 heures.',
  'name-free': 'Gratuite',
  'name-day': '24 heures',
  'name-three-days': '72 heures',
};
