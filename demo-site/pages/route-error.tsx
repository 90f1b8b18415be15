import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { ErrorLayout } from '#site/shell/error-layout.tsx';
import { useTitle } from '#site/shell/use-title.ts';
import { NotFound } from './not-found.tsx';

/** The error element of the router: the not-found page, or a page for unexpected errors. */
export function RouteError() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <UnexpectedError />;
}

function UnexpectedError() {
  const { unexpectedError: texts } = useMessages();
  useTitle(texts.title);
  return (
    <ErrorLayout letter="‽" title={texts.title} text={texts.text}>
      <button className="button button--primary" type="button" onClick={() => location.reload()}>
        {texts.reload}
      </button>
    </ErrorLayout>
  );
}
