import { ArrowRight, type IconNode } from 'lucide';
import type { MouseEvent } from 'react';
import type { Category } from '#core/domain/category.ts';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import * as styles from './service-select.styles.ts';

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
export function ChoiceCard({
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
