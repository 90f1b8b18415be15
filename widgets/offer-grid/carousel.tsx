import { ArrowLeft, ArrowRight } from 'lucide';
import { type RefObject, useEffect, useState } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { IconButton } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import * as styles from './layouts.styles.ts';
import { offerGridMessages } from './offer-grid.messages.ts';

interface ArrowsProps {
  list: RefObject<HTMLUListElement | null>;
  count: number;
}

/** How far the list is scrolled: from 0 at its start to its length, whichever way it reads. */
const positionIn = (list: HTMLUListElement) => ({
  at: Math.abs(list.scrollLeft),
  end: list.scrollWidth - list.clientWidth,
});

/** The buttons that scroll the cards by what is in view. Until they work, and without them, the list itself scrolls. */
export function CarouselArrows({ list, count }: ArrowsProps) {
  const t = useMessages(offerGridMessages);
  const [edge, setEdge] = useState({ isStart: true, isEnd: true });

  // biome-ignore lint/correctness/useExhaustiveDependencies: more cards move the end
  useEffect(() => {
    const node = list.current;
    if (!node) return;
    const update = () => {
      const { at, end } = positionIn(node);
      setEdge({ isStart: at <= 1, isEnd: at >= end - 1 });
    };
    const sizes = new ResizeObserver(update);
    sizes.observe(node);
    node.addEventListener('scroll', update, { passive: true });
    return () => {
      sizes.disconnect();
      node.removeEventListener('scroll', update);
    };
  }, [list, count]);

  const scroll = (direction: 1 | -1) => {
    const node = list.current;
    if (!node) return;
    const { direction: reading } = getComputedStyle(node);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    node.scrollBy({
      left: direction * (reading === 'rtl' ? -1 : 1) * node.clientWidth * 0.9,
      behavior: isCalm ? 'auto' : 'smooth',
    });
  };
  return (
    <div className={styles.arrows} data-idle={(edge.isStart && edge.isEnd) || undefined}>
      <IconButton
        label={t.previous}
        part="previous"
        variant="secondary"
        disabled={edge.isStart}
        onClick={() => scroll(-1)}
      >
        <Icon node={ArrowLeft} mirror />
      </IconButton>
      <IconButton
        label={t.next}
        part="next"
        variant="secondary"
        disabled={edge.isEnd}
        onClick={() => scroll(1)}
      >
        <Icon node={ArrowRight} mirror />
      </IconButton>
    </div>
  );
}
