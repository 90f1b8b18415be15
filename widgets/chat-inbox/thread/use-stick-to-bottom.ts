import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** As near to the end as counts for being there. */
const near = 80;

/** A row, and where it stood. */
interface Mark {
  row: HTMLElement;
  top: number;
}

/** The rows that are in the document; what stands for others is hidden. */
export const rowsIn = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>(':scope > :not([aria-hidden])') ?? []),
];

/** The rows in view from the top: some, because the day above a message goes when earlier ones of that day come. */
function rowsInView(list: HTMLElement | null, scrollTop: number): Mark[] {
  const rows = rowsIn(list);
  const from = rows.findIndex((row) => row.offsetTop >= scrollTop);
  return from < 0 ? [] : rows.slice(from, from + 3).map((row) => ({ row, top: row.offsetTop }));
}

export interface StickToBottom {
  box: RefObject<HTMLDivElement | null>;
  list: RefObject<HTMLOListElement | null>;
  isAtEnd: boolean;
  onScroll(): void;
  goToEnd(): void;
  /** To be called whenever rows have come or gone, before the browser draws that. */
  follow(): void;
}

/**
 * Keeps a scrolling box at its end while the person is there, whatever grows or shrinks in or around it, and where
 * they are while they are not.
 */
export function useStickToBottom(): StickToBottom {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const isStuck = useRef(true);
  const lastTop = useRef(0);
  const marks = useRef<readonly Mark[]>([]);

  const note = useCallback(() => {
    const node = box.current;
    if (!node) return;
    const { scrollTop, scrollHeight, clientHeight } = node;
    const distance = scrollHeight - clientHeight - scrollTop;
    // Only a person moves up; a distance that comes from growing content is closed again.
    if (distance <= near) isStuck.current = true;
    else if (scrollTop < lastTop.current - 1) isStuck.current = false;
    lastTop.current = scrollTop;
    marks.current = rowsInView(list.current, scrollTop);
    setAtEnd(isStuck.current);
  }, []);

  const goToEnd = useCallback(() => {
    isStuck.current = true;
    box.current?.scrollTo({ top: box.current.scrollHeight });
    note();
  }, [note]);

  /** Whatever was put in or changed its size above them, the rows in view stay where they are. */
  const stay = useCallback(() => {
    const mark = marks.current.find(({ row }) => row.isConnected);
    const moved = mark ? mark.row.offsetTop - mark.top : 0;
    if (box.current && moved !== 0) box.current.scrollTop += moved;
    note();
  }, [note]);

  const follow = useCallback(() => {
    if (isStuck.current) goToEnd();
    else stay();
  }, [goToEnd, stay]);

  useLayoutEffect(() => {
    const observer = new ResizeObserver(follow);
    for (const node of [box.current, list.current]) if (node) observer.observe(node);
    follow();
    return () => observer.disconnect();
  }, [follow]);

  useEffect(note, [note]);

  return { box, list, isAtEnd, onScroll: note, goToEnd, follow };
}
