/** The three kinds of help. The filter is called category, the field of an offer type. */
export const categories = ['document', 'call', 'translation'] as const;

export type Category = (typeof categories)[number];

export const isCategory = (word: unknown): word is Category =>
  categories.some((category) => category === word);
