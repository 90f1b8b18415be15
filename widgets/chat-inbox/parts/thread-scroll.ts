import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useVirtualRows, type VirtualRows, virtualizeAbove } from '#core/ui/virtual/use-virtual-rows.ts';

/** In px. More than on a page, because a thread is scrolled faster. */
const overscan = [300, 900] as const;

/** Enough to fill a high screen. */
const initialRows = 40;

interface VirtualThread extends VirtualRows {
  /** Whether the newest message is in the document. */
  hasEnd: boolean;
}

/** Virtualizes a long conversation, which begins at its end and gets longer at its start. */
export function useVirtualThread({ box, list }: StickToBottom, keys: readonly string[]): VirtualThread {
  const rows = useVirtualRows({
    list,
    viewport: box,
    count: keys.length,
    keys,
    anchor: 'end',
    overscan,
    // A conversation that becomes long while earlier messages are loaded keeps its rendered rows.
    initialRows: keys.length > virtualizeAbove ? initialRows : virtualizeAbove,
  });
  return { ...rows, hasEnd: rows.segments.at(-1)?.spacerHeight === null };
}

/** A visitor who is so near to the end, in px, counts as being there. */
const endTolerance = 80;

const endOf = ({ scrollHeight, clientHeight }: HTMLElement): number => scrollHeight - clientHeight;

/** A row, and where it stood. */
interface Anchor {
  row: HTMLElement;
  top: number;
}

/** The first rows in view. More than one, because the day above a message goes when earlier ones of that day come in. */
function anchorsIn(list: HTMLElement | null, scrollTop: number): Anchor[] {
  const rows = [...(list?.querySelectorAll<HTMLElement>(':scope > :not([aria-hidden])') ?? [])];
  const from = rows.findIndex((row) => row.offsetTop >= scrollTop);
  return from < 0 ? [] : rows.slice(from, from + 3).map((row) => ({ row, top: row.offsetTop }));
}

interface StickToBottom {
  box: RefObject<HTMLDivElement | null>;
  list: RefObject<HTMLOListElement | null>;
  isAtEnd: boolean;
  onScroll(): void;
  goToEnd(): void;
}

/**
 * Keeps a scrolling box at its end while the visitor is there, and otherwise the rows in view where they are, whatever
 * comes in, grows or shrinks.
 */
export function useStickToBottom(): StickToBottom {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const isSticking = useRef(true);
  const lastTop = useRef(0);
  const lastHeight = useRef(0);
  const anchors = useRef<readonly Anchor[]>([]);

  /** Only a visitor moves up; a distance that comes from growing content is closed again. Returns where the visitor is. */
  const noteDirection = useCallback((node: HTMLElement) => {
    // The browser moves the box up when its content becomes too short for where it was.
    const isCutOff = node.scrollHeight < lastHeight.current && node.scrollTop < lastTop.current;
    if (isCutOff && !isSticking.current && node.scrollTop >= endOf(node) - 1) {
      lastHeight.current = node.scrollHeight;
      return lastTop.current;
    }
    const { scrollTop, scrollHeight } = node;
    if (endOf(node) - scrollTop <= endTolerance) isSticking.current = true;
    else if (scrollTop < lastTop.current - 1) isSticking.current = false;
    lastTop.current = scrollTop;
    lastHeight.current = scrollHeight;
    return scrollTop;
  }, []);

  const notePosition = useCallback(() => {
    const node = box.current;
    if (!node) return;
    noteDirection(node);
    anchors.current = anchorsIn(list.current, node.scrollTop);
    setAtEnd(isSticking.current);
  }, [noteDirection]);

  const goToEnd = useCallback(() => {
    isSticking.current = true;
    box.current?.scrollTo({ top: box.current.scrollHeight });
    notePosition();
  }, [notePosition]);

  const reanchor = useCallback(() => {
    const node = box.current;
    if (!node) return;
    // A visitor may have moved up before the scroll event says so.
    const top = noteDirection(node);
    if (isSticking.current) return goToEnd();
    const anchor = anchors.current.find(({ row }) => row.isConnected);
    const moved = anchor ? anchor.row.offsetTop - anchor.top : 0;
    if (moved !== 0) node.scrollTop = top + moved;
    notePosition();
  }, [noteDirection, goToEnd, notePosition]);

  useLayoutEffect(() => {
    const observer = new ResizeObserver(reanchor);
    for (const node of [box.current, list.current]) if (node) observer.observe(node);
    return () => observer.disconnect();
  }, [reanchor]);

  // Without dependencies: rows may have come or gone with anything that was rendered.
  useLayoutEffect(reanchor);

  useEffect(notePosition, [notePosition]);

  return { box, list, isAtEnd, onScroll: notePosition, goToEnd };
}
