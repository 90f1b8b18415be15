import { useLayoutEffect, useRef } from 'react';
import { offerCurrency } from '#core/domain/money.ts';
import type { Offer } from '#core/domain/offer.ts';
import { textFor } from '#core/domain/offer-text.ts';
import { fullName } from '#core/domain/person.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useFormat, useLocale, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { unitSuffix } from '#core/ui/price.tsx';
import { fillCard } from './card-template.ts';

interface TemplateCardProps {
  template: DocumentFragment;
  offer: Offer;
  detailsHref: string;
  bookHref: string;
  target: string;
  onDetails(event: { preventDefault(): void }): void;
  onBook(event: { preventDefault(): void }): void;
}

/** An offer in the host page's own card: a child of the grid's element, so that the page's style sheets apply to it. */
export function TemplateCard({ template, offer, target, ...props }: TemplateCardProps) {
  const { host } = useWidget();
  const format = useFormat();
  const { locale } = useLocale();
  const { document, call, translation, ...t } = useMessages(coreMessages);
  const { title, description, lang } = textFor(offer, locale);
  const name = `offer-${offer.id}`;
  const handlers = useRef(props);
  handlers.current = props;
  const texts = {
    title,
    description,
    category: { document, call, translation }[offer.type],
    price: format.price(offer.price) + unitSuffix(t, offer.unit),
    currency: offerCurrency,
    languages: offer.languages.map((code) => format.language(code)).join(' – '),
    owner: fullName(offer),
    image: offer.image ?? '',
    rating: offer.rating ? format.rating(offer.rating) : '',
    reviews: offer.rating_count ? format.number(offer.rating_count) : '',
  };
  const { detailsHref, bookHref } = props;
  const content = JSON.stringify({ texts, lang, detailsHref, bookHref, target });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `content` is everything that the card shows
  useLayoutEffect(() => {
    const card = fillCard(template, {
      texts,
      lang: lang ?? '',
      target,
      links: {
        details: { href: detailsHref, onClick: (event) => handlers.current.onDetails(event) },
        book: { href: bookHref, onClick: (event) => handlers.current.onBook(event) },
      },
    });
    card.slot = name;
    host.append(card);
    return () => card.remove();
  }, [host, template, name, content]);

  return (
    <article part="card" aria-label={title}>
      <slot name={name} />
    </article>
  );
}
