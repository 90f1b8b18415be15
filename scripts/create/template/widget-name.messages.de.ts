import type { WidgetNameMessages } from './widget-name.messages.ts';

export const messages: WidgetNameMessages = {
  label: 'Neuestes Angebot',
  empty: 'Es gibt noch kein Angebot.',
  by: ({ owner }) => `von ${owner}`,
};
