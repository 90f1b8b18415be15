import { ArrowRight } from 'lucide';
import { Link } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { Icon } from './icon.tsx';

/** A link for translators to the requests of customers. */
export function RequestsLink() {
  const { requests } = useMessages();
  return (
    <Link className="quiet-link" to="/RequestBoard">
      {requests.find}
      <Icon node={ArrowRight} size={16} mirror />
    </Link>
  );
}
