import { useParams } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { NeedsScripts } from '#site/shell/needs-scripts.tsx';
import { useTitle } from '#site/shell/use-title.ts';

/** `/Checkout/{id}`: for everybody. The widget asks signed-out visitors to sign in when they send the booking. */
export function Checkout() {
  const { id } = useParams();
  const { checkout } = useMessages();
  useTitle(checkout.title);
  return (
    <div className="container page">
      <NeedsScripts />
      <dragoman-checkout offer-id={id} heading-level={1} load="eager" />
    </div>
  );
}
