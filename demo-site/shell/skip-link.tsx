import { useMessages } from '#site/messages/messages.ts';

/** The first stop of the Tab key. */
export function SkipLink() {
  const { site } = useMessages();
  return (
    <a className="skip-link" href="#main">
      {site.skip}
    </a>
  );
}
