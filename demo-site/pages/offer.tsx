import { useState } from 'react';
import { useParams } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { usePreferences } from '#site/shell/preferences.ts';
import { useTitle } from '#site/shell/use-title.ts';

interface ShownOffer {
  id: string | undefined;
  title: string;
  /** By language. */
  translations: Readonly<Record<string, { title: string }>>;
}

/** `/ProductDetails/{id}`: its title is in the reader's language where the offer's text is. */
export function Offer() {
  const { id } = useParams();
  const { offer: texts } = useMessages();
  const { locale } = usePreferences();
  const [shown, setShown] = useState<ShownOffer>();
  const offer = shown?.id === id ? shown : undefined;
  useTitle(offer?.translations[locale]?.title ?? offer?.title ?? texts.title);
  return (
    <div className="container page">
      <dragoman-offer-detail
        offer-id={id}
        heading-level={1}
        load="eager"
        ondragoman-load={({ detail: { offer: loaded } }) =>
          setShown({ id, title: loaded.title, translations: loaded.translations })
        }
      />
    </div>
  );
}
