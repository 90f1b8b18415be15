import { useParams } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { useTitle } from '#site/shell/use-title.ts';

/** `/Checkout/{id}`: open to everybody; the widget asks to sign in when the booking is sent. */
export function Checkout() {
  const { id } = useParams();
  const { checkout } = useMessages();
  useTitle(checkout.title);
  return (
    <div className="container page">
      <dragoman-checkout class="page-room" offer-id={id} heading-level={1} load="eager" />
    </div>
  );
}
