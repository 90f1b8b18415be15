import { Link } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { Lost } from '#site/shell/lost.tsx';
import { useTitle } from '#site/shell/use-title.ts';

export function NotFound() {
  const { notFound } = useMessages();
  useTitle(notFound.title);
  return (
    <Lost letter="Ø" title={notFound.title} text={notFound.text}>
      <Link className="button button--primary" to="/">
        {notFound.back}
      </Link>
    </Lost>
  );
}
