import { useEffect } from 'react';
import { useMessages } from '#site/messages/messages.ts';

/** Names the page in the tab, in the history and to whoever hears it. */
export function useTitle(title: string): void {
  const { site } = useMessages();
  useEffect(() => {
    document.title = title === site.name ? title : `${title} – ${site.name}`;
  }, [title, site.name]);
}
