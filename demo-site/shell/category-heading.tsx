import { useMessages } from '#site/messages/messages.ts';
import { type Category, categoryIcons } from './categories.ts';
import { Icon } from './icon.tsx';

interface CategoryHeadingProps {
  category: Category;
  /** The heading's id, which labels its section. */
  id: string;
}

/** The name of a category as a heading, with its icon on its colour. */
export function CategoryHeading({ category, id }: CategoryHeadingProps) {
  const { categories } = useMessages();
  return (
    <div className="category-heading">
      <span className={`category-heading__icon category-heading__icon--${category}`}>
        <Icon node={categoryIcons[category]} size={20} />
      </span>
      <h2 id={id}>{categories[category].name}</h2>
    </div>
  );
}
