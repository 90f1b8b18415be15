import { useEffect } from 'react';
import { useMessages } from '#site/messages/messages.ts';
import { useUnread } from './unread.ts';

/** Sets the document title, which begins with the number of conversations with unread messages. */
export function useTitle(title: string): void {
  const { site } = useMessages();
  const unread = useUnread();
  useEffect(() => {
    const name = title === site.name ? title : `${title} – ${site.name}`;
    document.title = unread > 0 ? `(${unread}) ${name}` : name;
  }, [title, unread, site.name]);
}

/** The title of the open page alone. */
export const pageTitle = (): string => document.title.replace(/^\(\d+\) /, '');
