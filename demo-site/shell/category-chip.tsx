import { useMessages } from '#site/messages/messages.ts';
import { type Category, categoryIcons } from './categories.ts';
import { Icon } from './icon.tsx';

/** The coloured label of a category. Hidden from screen readers, because the heading beside it has the same text. */
export function CategoryChip({ category }: { category: Category }) {
  const { categories } = useMessages();
  return (
    <span className={`chip chip--${category}`} aria-hidden="true">
      <Icon node={categoryIcons[category]} size={14} />
      {categories[category].name}
    </span>
  );
}
