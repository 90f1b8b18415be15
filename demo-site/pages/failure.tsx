import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { Lost } from '#site/shell/lost.tsx';
import { useTitle } from '#site/shell/use-title.ts';
import { NotFound } from './not-found.tsx';

/** What the router shows instead of a page that does not exist or that broke. */
export function Failure() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <Broken />;
}

function Broken() {
  const { failure } = useMessages();
  useTitle(failure.title);
  return (
    <Lost letter="‽" title={failure.title} text={failure.text}>
      <button className="button button--primary" type="button" onClick={() => location.reload()}>
        {failure.reload}
      </button>
    </Lost>
  );
}
