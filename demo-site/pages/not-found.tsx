import { Link } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { ErrorLayout } from '#site/shell/error-layout.tsx';
import { useTitle } from '#site/shell/use-title.ts';

export function NotFound() {
  const { notFound } = useMessages();
  useTitle(notFound.title);
  return (
    <ErrorLayout letter="Ø" title={notFound.title} text={notFound.text}>
      <Link className="button button--primary" to="/">
        {notFound.back}
      </Link>
    </ErrorLayout>
  );
}
