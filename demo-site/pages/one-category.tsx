import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { type Category, categoryOf } from '#site/shell/categories.ts';
import { FilteredGrid } from '#site/shell/filtered-grid.tsx';
import { filteredGrid } from '#site/shell/shown-widgets.ts';
import { useTitle } from '#site/shell/use-title.ts';

/** `/{category}`: every offer of one category under its heading. */
export function OneCategory() {
  const { key, search } = useLocation();
  const category = categoryOf(useParams().category) ?? 'document';
  return <Offers key={key} search={search} category={category} />;
}

interface OffersProps {
  search: string;
  category: Category;
}

/** The heading follows the filter: a visitor may look beyond the page's own category. */
function Offers({ search, category }: OffersProps) {
  const { categories, allOffers } = useMessages();
  const [shown, setShown] = useState(() => filteredGrid(new URLSearchParams(search), category).category);
  const { title, lead } = shown ? { title: categories[shown].name, lead: categories[shown].hero } : allOffers;
  useTitle(title);
  return (
    <div className="container page">
      <h1>{title}</h1>
      <p className="lead lead--above">{lead}</p>
      <FilteredGrid category={category} onCategory={setShown} />
    </div>
  );
}
