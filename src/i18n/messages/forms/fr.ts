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

export const money: Translated<typeof english.money> = {
  fieldHours: ({ least, most }) => `Indiquez des heures ou des demi-heures, de ${least} à ${most}.`,
  fieldTotal: ({ least, most }) =>
    `Le total doit aller de ${least} à ${most}\u00a0: un paiement par carte n’en accepte pas d’autre. Modifiez les heures.`,
  hoursCount: ({ hours, digits }) => `${digits} ${plural('fr', hours, { one: 'heure', other: 'heures' })}`,
  moreTime: 'Une demi-heure de plus',
  lessTime: 'Une demi-heure de moins',
  youGet: ({ amount, percent }) => `Vous recevez ${amount} par heure ; la place de marché garde ${percent}.`,
  youGetAll: ({ amount }) => `Vous recevez ${amount} par heure ; la place de marché ne garde rien.`,
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
