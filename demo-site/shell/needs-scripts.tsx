import { useMessages } from '#site/messages/messages.ts';

/** Where a server renders a form that only the app can send. */
export function NeedsScripts() {
  const { site } = useMessages();
  return (
    <noscript>
      <p className="without-scripts">{site.needsScripts}</p>
    </noscript>
  );
}
