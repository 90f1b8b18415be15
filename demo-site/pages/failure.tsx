import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { Letters } from '#site/shell/letters.tsx';
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
    <div className="lost container">
      <Letters letters={['…']} className="lost__letter" />
      <h1>{failure.title}</h1>
      <p className="lead">{failure.text}</p>
      <p>
        <button className="button button--primary" type="button" onClick={() => location.reload()}>
          {failure.reload}
        </button>
      </p>
    </div>
  );
}
