import type { WidgetNameMessages } from './widget-name.messages.ts';

export const messages: WidgetNameMessages = {
  label: 'Oferta más reciente',
  empty: 'Todavía no hay ofertas.',
  by: ({ owner }) => `de ${owner}`,
};
