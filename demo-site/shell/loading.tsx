import { useMessages } from '#site/messages/messages.ts';

/** A calm wait: it says nothing at all unless it takes a moment. */
export function Loading() {
  const { site } = useMessages();
  return (
    <p className="loading container" role="status">
      {site.loading}
    </p>
  );
}
