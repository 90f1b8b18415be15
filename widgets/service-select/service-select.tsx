import { BookOpenText, MessageCircleQuestionMark } from 'lucide';
import { type MouseEvent, useId } from 'react';
import type { Category } from '#core/domain/category.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { categoryIcons } from '#core/ui/category-chip.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { ChoiceCard } from './choice-card.tsx';
import type { serviceSelectContract } from './service-select.contract.ts';
import { serviceSelectMessages } from './service-select.messages.ts';
import * as styles from './service-select.styles.ts';
import { useRequestSection } from './use-request-section.ts';

/** In the order of the spec (section 2). */
const services: readonly Category[] = ['call', 'document', 'translation'];
const letters: Readonly<Record<Category, string>> = { call: '»', document: '§', translation: 'я' };

export function ServiceSelect(props: PropsOf<typeof serviceSelectContract>) {
  const { headingLevel, requestUrl, offerUrl } = props;
  const t = useMessages(serviceSelectMessages);
  const core = useMessages(coreMessages);
  const { emit } = useWidget();
  const link = useLink();
  const id = useId();
  const { section, heading, href, onFollow } = useRequestSection(requestUrl);
  const Heading = headingTag(headingLevel);

  const announce = (intent: 'request' | 'offer', type: Category | '') => (event: MouseEvent) => {
    if (!emit('dragoman-service-select', { intent, type })) event.preventDefault();
  };
  return (
    <div className={styles.page}>
      <ul className={styles.intents} part="intents" aria-label={t.intents}>
        <ChoiceCard
          part="request"
          variant="intent"
          icon={MessageCircleQuestionMark}
          letter="ğ"
          title={t.request}
          text={t.requestHint}
          headingLevel={headingLevel}
          href={href}
          onFollow={onFollow}
        />
        <ChoiceCard
          part="offer"
          variant="intent"
          icon={BookOpenText}
          letter="ß"
          title={t.offer}
          text={t.offerHint}
          headingLevel={headingLevel}
          href={link('offerUrl', offerUrl)}
          onFollow={announce('offer', '')}
        />
      </ul>
      <section ref={section} className={styles.section} part="services" aria-labelledby={`${id}-services`}>
        <div>
          <Heading
            ref={heading}
            className={styles.heading}
            id={`${id}-services`}
            part="heading"
            tabIndex={-1}
          >
            {t.selectService}
          </Heading>
          <p className={styles.lead}>{t.selectHint}</p>
        </div>
        <ul className={styles.services}>
          {services.map((type) => (
            <ChoiceCard
              key={type}
              part="service"
              category={type}
              icon={categoryIcons[type]}
              letter={letters[type]}
              title={core[`${type}s`]}
              text={t.serviceHint({ type })}
              headingLevel={headingLevel + 1}
              href={link('requestUrl', requestUrl, { type })}
              onFollow={announce('request', type)}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}
