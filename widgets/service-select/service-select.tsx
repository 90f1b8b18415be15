import { ArrowRight, BookOpenText, type IconNode, MessageCircleQuestionMark } from 'lucide';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import type { Category } from '#core/domain/category.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { useLink } from '#core/hooks/links/use-link.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { categoryIcons } from '#core/ui/category-chip.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import type { serviceSelectContract } from './service-select.contract.ts';
import { serviceSelectMessages } from './service-select.messages.ts';
import * as styles from './service-select.styles.ts';

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

interface ChoiceCardProps {
  part: string;
  variant?: 'intent' | 'service';
  category?: Category;
  icon: IconNode;
  /** The letter in the background. */
  letter: string;
  title: string;
  text: string;
  headingLevel: number;
  href: string;
  onFollow(event: MouseEvent<HTMLAnchorElement>): void;
}

/** A card that is one link. Its accessible name is the title alone, so that lists of links stay short. */
function ChoiceCard({
  part,
  variant = 'service',
  category,
  icon,
  letter,
  title,
  text,
  headingLevel,
  href,
  onFollow,
}: ChoiceCardProps) {
  const Heading = headingTag(headingLevel);
  return (
    <li className={styles.card} part={`card ${part}`} data-variant={variant} data-letter={letter}>
      <span className={styles.mark} data-category={category}>
        <Icon node={icon} size={variant === 'intent' ? 24 : 20} />
      </span>
      <Heading className={styles.title}>
        <a className={styles.link} part="title" href={href} onClick={onFollow}>
          {title}
        </a>
      </Heading>
      <p className={styles.text}>{text}</p>
      <span className={styles.arrow}>
        <Icon node={ArrowRight} size={20} mirror />
      </span>
    </li>
  );
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

function show(section: HTMLElement | null): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section?.scrollIntoView({ behavior: isReduced ? 'instant' : 'smooth', block: 'start' });
}

const isHere = (address: string): boolean => {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.toLowerCase() === location.pathname.toLowerCase();
};

/** Routers move the focus and scroll up after a navigation. The section is scrolled to after that, in milliseconds. */
const routerDelay = 150;

/** Calls back once the page's router has navigated to the address; never where the page is loaded instead. */
function afterNavigation(address: string, act: () => void, frames = 120): void {
  if (isHere(address)) setTimeout(act, routerDelay);
  else if (frames > 0) requestAnimationFrame(() => afterNavigation(address, act, frames - 1));
}

/**
 * The section with the types of request, which the card “Request” leads to. On the marketplace it has its own path
 * (`/Select/Request`), so that the link is followed too. On other pages it is only scrolled to.
 */
function useRequestSection(requestUrl: string) {
  const { isOwnSite, isGiven } = useWidget();
  const link = useLink();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const href = link('requestUrl', requestUrl.replace(/\/?\{type\}.*$/, ''));
  const hasPath = isOwnSite && !isGiven('requestUrl');

  useEffect(() => {
    if (!hasPath || !isHere(href)) return;
    const timer = setTimeout(() => show(section.current), routerDelay);
    return () => clearTimeout(timer);
  }, [hasPath, href]);

  const onFollow = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    if (hasPath && !isHere(href)) return afterNavigation(href, () => show(section.current));
    event.preventDefault();
    show(section.current);
    heading.current?.focus({ preventScroll: true });
  };
  return { section, heading, href, onFollow };
}
