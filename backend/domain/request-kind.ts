/** The category of a request, and its type: one of the options of the category. */
import { type Category, categories, categoryOfRequestType, requestTypes } from '@dragoman/widgets/server';
import { missing, wrong } from './errors.ts';

export interface RequestKind {
  category: Category;
  type: string;
}

/** The category may be left out where only one has this type. */
export function requestKind(type: string, category = categoryOfRequestType(type)): RequestKind {
  if (!category) throw missing('category', { rule: 'word', words: categories.join(', ') });
  const words: readonly string[] = requestTypes[category];
  if (!words.includes(type))
    throw wrong('type', { rule: 'word-of-category', words: words.join(', '), category });
  return { category, type };
}
