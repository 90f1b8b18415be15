import { useVirtualRows, type VirtualRows, virtualizeAbove } from '#core/ui/virtual/use-virtual-rows.ts';
import type { StickToBottom } from './use-stick-to-bottom.ts';

/** In px. More than on a page, because a thread is scrolled faster. */
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
    // A conversation that becomes long while earlier messages are loaded keeps its rendered rows.
    initialRows: keys.length > virtualizeAbove ? initialRows : virtualizeAbove,
  });
  return { ...rows, hasEnd: rows.segments.at(-1)?.spacerHeight === null };
}
