import { useMessages } from '#site/messages/messages.ts';

/** The first tab stop of every page. */
export function SkipLink() {
  const { site } = useMessages();
  return (
    <a className="skip-link" href="#main">
      {site.skip}
    </a>
  );
}
