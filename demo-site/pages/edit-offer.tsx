import { useParams } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { useTitle } from '#site/shell/use-title.ts';

/** `/Offers/{id}/Edit` */
export function EditOffer() {
  const { id } = useParams();
  const { editOffer } = useMessages();
  useTitle(editOffer.title);
  return (
    <div className="container page">
      <dragoman-offer-form class="page-space" offer-id={id} heading-level={1} load="eager" />
    </div>
  );
}
