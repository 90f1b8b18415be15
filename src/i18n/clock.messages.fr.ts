import type { ClockMessages } from './clock.messages.ts';

export const messages: ClockMessages = {
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
