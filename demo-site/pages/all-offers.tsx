import { useMessages } from '#site/messages/messages.ts';
import { FilteredGrid } from '#site/shell/filtered-grid.tsx';

/** `/HomePage`: all offers with filters. */
export function AllOffers() {
  const { allOffers } = useMessages();
  return (
    <div className="container page">
      <h1>{allOffers.title}</h1>
      <p className="lead lead--above">{allOffers.lead}</p>
      <FilteredGrid />
    </div>
  );
}
