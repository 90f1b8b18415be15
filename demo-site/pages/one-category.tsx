import { useParams } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { categoryOf } from '#site/shell/categories.ts';
import { FilteredGrid } from '#site/shell/filtered-grid.tsx';
import { useTitle } from '#site/shell/use-title.ts';

/** `/{category}`: every offer of one category under its heading. */
export function OneCategory() {
  const category = categoryOf(useParams().category) ?? 'document';
  const { categories } = useMessages();
  const { name, hero } = categories[category];
  useTitle(name);
  return (
    <div className="container page">
      <h1>{name}</h1>
      <p className="lead lead--above">{hero}</p>
      <FilteredGrid category={category} />
    </div>
  );
}
