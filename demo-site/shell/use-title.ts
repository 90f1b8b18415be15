import { useContext, useEffect } from 'react';
import type { KnownPage } from '#core/domain/pages.ts';
import { type Messages, useMessages } from '#site/messages/messages.ts';
import { useUnread } from './unread.ts';
import { TitleContext } from './visitor.ts';

/**
 * Sets the document title; without one, it stays what the server wrote, where it knows of no better one: `onServer`. It
 * begins with the number of conversations with unread messages.
 */
export function useTitle(title: string | undefined, onServer = title): void {
  const { site } = useMessages();
  const unread = useUnread();
  const setOnServer = useContext(TitleContext);
  if (onServer !== undefined) setOnServer?.(onServer);
  useEffect(() => {
    if (title === undefined) return;
    const name = title === site.name ? title : `${title} – ${site.name}`;
    document.title = unread > 0 ? `(${unread}) ${name}` : name;
  }, [title, unread, site.name]);
}

/** Titles the page that is rendered after it by the name in src/domain/pages.ts. The page may set a better title itself. */
export function PageTitle({ name }: { name: KnownPage['title'] }) {
  useTitle(titleIn(useMessages(), name));
  return null;
}

function titleIn(messages: Messages, name: KnownPage['title']): string | undefined {
  switch (name) {
    case 'home':
      return messages.site.name;
    case null:
    // The texts of these pages come with them.
    case 'docs':
    case 'embed':
    case 'partners':
    case 'terms':
    case 'privacy':
    case 'imprint':
    case 'help':
      return undefined;
    default:
      return messages[name].title;
  }
}

/** The title of the open page alone. */
export const pageTitle = (): string => document.title.replace(/^\(\d+\) /, '');
