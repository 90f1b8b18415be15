import { Link } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { ErrorLayout } from '#site/shell/error-layout.tsx';
import { useTitle } from '#site/shell/use-title.ts';

/** `/Error`: other sites, such as a payment page, redirect here after a failure. */
export function ErrorPage() {
  const { trouble } = useMessages();
  useTitle(trouble.title);
  return (
    <ErrorLayout letter="¿" title={trouble.title} text={trouble.text}>
      <Link className="button button--primary" to="/">
        {trouble.home}
      </Link>
      <Link className="button" to="/TeamSection">
        {trouble.contact}
      </Link>
    </ErrorLayout>
  );
}
