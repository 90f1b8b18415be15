import { useMessages } from '#site/messages/messages.ts';

/** The loading text of a page. CSS shows it only after a short delay. */
export function Loading() {
  const { site } = useMessages();
  return (
    <p className="loading container" role="status">
      {site.loading}
    </p>
  );
}
