import { useContext, useEffect } from 'react';
import { useMessages } from '#site/messages/messages.ts';
import { useUnread } from './unread.ts';
import { TitleContext } from './visitor.ts';

/**
 * Sets the document title; without one, it stays what the server wrote, where it knows of no better one: `onServer`. It
 * begins with the number of conversations with unread messages.
 */
export function useTitle(title: string | undefined, onServer = title): void {
  const { site } = useMessages();
  const unread = useUnread();
  const tell = useContext(TitleContext);
  if (onServer !== undefined) tell?.(onServer);
  useEffect(() => {
    if (title === undefined) return;
    const name = title === site.name ? title : `${title} – ${site.name}`;
    document.title = unread > 0 ? `(${unread}) ${name}` : name;
  }, [title, unread, site.name]);
}

/** The title of the open page alone. */
export const pageTitle = (): string => document.title.replace(/^\(\d+\) /, '');
