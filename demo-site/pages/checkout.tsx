import { useParams } from 'react-router';
import { NeedsScripts } from '#site/shell/needs-scripts.tsx';

/** `/Checkout/{id}`: for everybody. The widget asks signed-out visitors to sign in when they send the booking. */
export function Checkout() {
  const { id } = useParams();
  return (
    <div className="container page">
      <NeedsScripts />
      <dragoman-checkout offer-id={id} heading-level={1} load="eager" />
    </div>
  );
}
