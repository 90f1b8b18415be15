import { type JSX, useState } from 'react';
import { useParams } from 'react-router';
import { useIsHydrated } from '#core/ui/use-is-hydrated.ts';
import { useMessages } from '#site/messages/messages.ts';
import { usePreferences } from '#site/shell/preferences.ts';
import { offerDetail } from '#site/shell/shown-widgets.ts';
import { useTitle } from '#site/shell/use-title.ts';

interface ShownOffer {
  id: string | undefined;
  title: string;
  /** The keys are languages. */
  translations: Readonly<Record<string, { title: string }>>;
}

/** `/ProductDetails/{id}`: its title is in the reader's language where the offer's text is. */
export function Offer() {
  const { id } = useParams();
  const { offer: texts } = useMessages();
  const { locale } = usePreferences();
  const [shown, setShown] = useState<ShownOffer>();
  const isHydrated = useIsHydrated();
  const [isFromServer] = useState(!isHydrated);
  const listeners: Pick<JSX.IntrinsicElements['dragoman-offer-detail'], 'ondragoman-load'> = {
    'ondragoman-load': ({ detail: { offer: loaded } }) =>
      setShown({ id, title: loaded.title, translations: loaded.translations ?? {} }),
  };
  const offer = shown?.id === id ? shown : undefined;
  const title = isFromServer ? undefined : texts.title;
  useTitle(offer?.translations[locale]?.title ?? offer?.title ?? title, texts.title);
  return (
    <div className="container page">
      <dragoman-offer-detail
        heading-level={1}
        load="eager"
        {...offerDetail(id)}
        {...(isHydrated && listeners)}
      />
    </div>
  );
}
