import { useEffect, useState, useSyncExternalStore } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { ErrorLayout } from '#site/shell/error-layout.tsx';
import { canReload, PageNotLoaded, reload } from '#site/shell/page-not-loaded.ts';
import { useTitle } from '#site/shell/use-title.ts';
import { NotFound } from './not-found.tsx';

/** The error element of the router: the not-found page, or a page for unexpected errors. */
export function RouteError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return error instanceof PageNotLoaded ? <NotLoaded /> : <UnexpectedError />;
}

function UnexpectedError() {
  const { unexpectedError: texts } = useMessages();
  return <Reload letter="‽" title={texts.title} text={texts.text} />;
}

/** The server renders the page for who is online. For anybody else it is loaded again once they are. */
function NotLoaded() {
  const { unexpectedError: texts } = useMessages();
  const [isReloading] = useState(canReload);
  const [wasOffline] = useState(() => !navigator.onLine);
  const isOnline = useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  );
  const reloads = isReloading || (wasOffline && isOnline);
  useEffect(() => {
    if (reloads) reload();
  }, [reloads]);
  if (isReloading) return null;
  if (!wasOffline) return <UnexpectedError />;
  return <Reload letter="¿" title={texts.offlineTitle} text={texts.offline} />;
}

function Reload(props: { letter: string; title: string; text: string }) {
  const { unexpectedError: texts } = useMessages();
  useTitle(props.title);
  return (
    <ErrorLayout {...props}>
      <button className="button button--primary" type="button" onClick={() => location.reload()}>
        {texts.reload}
      </button>
    </ErrorLayout>
  );
}

function followConnection(notify: () => void): () => void {
  addEventListener('online', notify);
  return () => removeEventListener('online', notify);
}
