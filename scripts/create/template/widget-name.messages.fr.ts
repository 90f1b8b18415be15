import type { WidgetNameMessages } from './widget-name.messages.ts';

export const messages: WidgetNameMessages = {
  label: 'Offre la plus récente',
  empty: 'Il n’y a pas encore d’offre.',
  by: ({ owner }) => `par ${owner}`,
};
