/** The three kinds of help on the marketplace: the filter is called a category, the field of an offer its type. */
export const categories = ['document', 'call', 'translation'] as const;

export type Category = (typeof categories)[number];

export const isCategory = (word: unknown): word is Category =>
  categories.some((category) => category === word);
