import { defineMessages, type Translated } from '#core/i18n/catalogue.ts';

const english = {
  label: 'Newest offer',
  empty: 'There is no offer yet.',
  by: ({ owner }: { owner: string }) => `by ${owner}`,
};

export type WidgetNameMessages = Translated<typeof english>;

export const widgetNameMessages = defineMessages(english, {
  de: () => import('./widget-name.messages.de.ts'),
  fr: () => import('./widget-name.messages.fr.ts'),
  es: () => import('./widget-name.messages.es.ts'),
  ar: () => import('./widget-name.messages.ar.ts'),
});
