import { FileText, type IconNode, Languages, Phone } from 'lucide';

/** The three categories, in the order in which the site shows them. */
export const categories = ['document', 'call', 'translation'] as const;

export type Category = (typeof categories)[number];

export const categoryIcons: Record<Category, IconNode> = {
  document: FileText,
  call: Phone,
  translation: Languages,
};

export const categoryOf = (name: string | undefined): Category | undefined =>
  categories.find((category) => category === name?.toLowerCase());
