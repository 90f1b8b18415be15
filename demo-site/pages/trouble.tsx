import { Link } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { Lost } from '#site/shell/lost.tsx';
import { useTitle } from '#site/shell/use-title.ts';

/** `/Error`: where something outside of this site, such as a payment page, may send people when it went wrong. */
export function Trouble() {
  const { trouble } = useMessages();
  useTitle(trouble.title);
  return (
    <Lost letter="¿" title={trouble.title} text={trouble.text}>
      <Link className="button button--primary" to="/">
        {trouble.home}
      </Link>
      <Link className="button" to="/TeamSection">
        {trouble.contact}
      </Link>
    </Lost>
  );
}
