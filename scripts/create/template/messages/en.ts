import type { Translated } from '#core/i18n/catalogue.ts';

export const messages = {
  label: 'Newest offer',
  empty: 'No offer yet.',
  by: ({ owner }: { owner: string }) => `by ${owner}`,
};

export type Messages = Translated<typeof messages>;
