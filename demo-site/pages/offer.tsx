import { useState } from 'react';
import { useParams } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { useTitle } from '#site/shell/use-title.ts';

/** `/ProductDetails/{id}` */
export function Offer() {
  const { id } = useParams();
  const { offer: texts } = useMessages();
  const [shown, setShown] = useState({ id: '', title: '' });
  useTitle(shown.id === id ? shown.title : texts.title);
  return (
    <div className="container page">
      <dragoman-offer-detail
        offer-id={id}
        heading-level={1}
        load="eager"
        ondragoman-load={({ detail }) => setShown({ id: id ?? '', title: detail.offer.title })}
      />
    </div>
  );
}
