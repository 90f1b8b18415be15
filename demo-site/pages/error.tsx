import { Link } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { ErrorLayout } from '#site/shell/error-layout.tsx';

/** `/Error`: other sites, such as a payment page, redirect here after a failure. */
export function ErrorPage() {
  const { error } = useMessages();
  return (
    <ErrorLayout letter="¿" title={error.title} text={error.text}>
      <Link className="button button--primary" to="/">
        {error.home}
      </Link>
      <Link className="button" to="/TeamSection">
        {error.contact}
      </Link>
    </ErrorLayout>
  );
}
