import { useMessages } from '#site/messages/messages.ts';
import { useTitle } from '#site/shell/use-title.ts';

/** `/Select/Offer` */
export function PublishOffer() {
  const { publishOffer } = useMessages();
  useTitle(publishOffer.title);
  return (
    <div className="container page">
      <dragoman-offer-form heading-level={1} load="eager" />
    </div>
  );
}
