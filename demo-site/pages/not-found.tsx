import { Link } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { Letters } from '#site/shell/letters.tsx';
import { useTitle } from '#site/shell/use-title.ts';

export function NotFound() {
  const { notFound } = useMessages();
  useTitle(notFound.title);
  return (
    <div className="lost container">
      <Letters letters={['∅']} className="lost__letter" />
      <h1>{notFound.title}</h1>
      <p className="lead">{notFound.text}</p>
      <p>
        <Link className="button button--primary" to="/">
          {notFound.back}
        </Link>
      </p>
    </div>
  );
}
