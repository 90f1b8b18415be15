import { useVirtualRows, type VirtualRows, virtualizeAbove } from '#core/ui/virtual/use-virtual-rows.ts';
import type { StickToBottom } from './use-stick-to-bottom.ts';

/** In px: a thread is scrolled faster than a page. */
const overscan = [300, 900] as const;

/** Enough to fill a high screen. */
const initialRows = 40;

export interface VirtualThread extends VirtualRows {
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
    // A conversation that gets long while it is read back keeps the rows that it had.
    initialRows: keys.length > virtualizeAbove ? initialRows : virtualizeAbove,
  });
  return { ...rows, hasEnd: rows.segments.at(-1)?.spacerHeight === null };
}
