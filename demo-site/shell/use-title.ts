import { useEffect } from 'react';
import { useMessages } from '#site/messages/messages.ts';

/** Sets the document title. */
export function useTitle(title: string): void {
  const { site } = useMessages();
  useEffect(() => {
    document.title = title === site.name ? title : `${title} – ${site.name}`;
  }, [title, site.name]);
}
