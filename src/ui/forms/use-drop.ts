import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

export type OnFiles = (files: FileList | null) => void;

/**
 * Takes files that are dropped anywhere on the form, or on what else `around` selects: beside the zone the browser would
 * open them in place of the page. Without `onFiles` they are refused. Returns whether files are over it that it would take.
 */
export function useDrop(
  zone: RefObject<HTMLElement | null>,
  onFiles: OnFiles | undefined,
  around = 'form',
): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useLayoutEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const area = zone.current?.closest<HTMLElement>(around) ?? zone.current;
    if (!area) return;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(latest.current !== undefined);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && area.contains(relatedTarget))) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      latest.current?.(event.dataTransfer?.files ?? null);
    };
    const listeners = { dragenter: over, dragover: over, dragleave: leave, drop } as const;
    const types = ['dragenter', 'dragover', 'dragleave', 'drop'] as const;
    for (const type of types) area.addEventListener(type, listeners[type]);
    return () => {
      for (const type of types) area.removeEventListener(type, listeners[type]);
    };
  }, [zone, around]);
  return isOver;
}

/** A text that is dropped into a field is left to the browser. */
const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;
