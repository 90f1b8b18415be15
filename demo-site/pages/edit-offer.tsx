import { useParams } from 'react-router';

/** `/Offers/{id}/Edit` */
export function EditOffer() {
  const { id } = useParams();
  return (
    <div className="container page">
      <dragoman-offer-form class="page-space" offer-id={id} heading-level={1} load="eager" />
    </div>
  );
}
