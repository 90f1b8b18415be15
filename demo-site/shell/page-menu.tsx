/** A menu of pages: a column beside them, on narrow screens a row above them. */
import { ChevronLeft, ChevronRight, type IconNode } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from './icon.tsx';

export interface MenuEntry {
  path: string;
  icon: IconNode;
  text: string;
  /** What stands after the text. */
  more?: ReactNode;
}

interface PageMenuProps {
  label: string;
  entries: readonly MenuEntry[];
}

export function PageMenu({ label, entries }: PageMenuProps) {
  const { pathname } = useLocation();
  const here = pathname.toLowerCase().replace(/\/$/, '');
  const { row, hidden } = useScrollingRow();
  return (
    <nav className="account__menu" aria-label={label} data-hidden={hidden || undefined}>
      <ul className="account__links" ref={row}>
        {entries.map(({ path, icon, text, more }) => (
          <li key={path}>
            <Link className="account__link" to={path} aria-current={ariaCurrent(path, here, entries)}>
              <Icon node={icon} />
              {text}
              {more}
            </Link>
          </li>
        ))}
      </ul>
      <span className="account__more account__more--before" aria-hidden="true">
        <Icon node={ChevronLeft} mirror />
      </span>
      <span className="account__more account__more--after" aria-hidden="true">
        <Icon node={ChevronRight} mirror />
      </span>
    </nav>
  );
}

/** The entry of the page itself, or the nearest one above it. */
function ariaCurrent(path: string, here: string, entries: readonly MenuEntry[]): 'page' | 'true' | undefined {
  const isAbove = (entry: string) => here.startsWith(`${entry.toLowerCase()}/`);
  if (here === path.toLowerCase()) return 'page';
  const isNearest = entries.every((one) => one.path.length <= path.length || !isAbove(one.path));
  const isEntry = entries.some((one) => one.path.toLowerCase() === here);
  return isAbove(path) && isNearest && !isEntry ? 'true' : undefined;
}

/** The width of an arrow with its soft edge, in px. */
const arrow = 52;

/** On phones the row scrolls: the entry of the open page is always in view, and an arrow marks each edge with hidden ones. */
function useScrollingRow() {
  const row = useRef<HTMLUListElement>(null);
  const [hidden, setHidden] = useState('');

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const measure = () => {
      // Negative where the text runs from right to left.
      const before = Math.abs(list.scrollLeft);
      const after = list.scrollWidth - list.clientWidth - before;
      setHidden([before > 1 && 'before', after > 1 && 'after'].filter(Boolean).join(' '));
    };
    const showCurrent = () => {
      const current = list.querySelector('[aria-current]');
      if (!current) return;
      const [box, entry] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
      if (entry.left < box.left + arrow || entry.right > box.right - arrow)
        list.scrollLeft += (entry.left + entry.right - box.left - box.right) / 2;
      measure();
    };
    // Sizes change with the window, the language, and when the site's font arrives.
    const sizes = new ResizeObserver(showCurrent);
    for (const node of [list, ...list.children]) sizes.observe(node);
    list.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      list.removeEventListener('scroll', measure);
    };
  }, []);
  return { row, hidden };
}
