/** How many dialogs keep the page from scrolling. */
let locks = 0;
let before = { overflow: '', gutter: '' };

/** Keeps the page behind a dialog from scrolling, without moving it where its scroll bar was. Returns what ends that. */
export function lockScroll({ style }: HTMLElement = document.documentElement): () => void {
  locks += 1;
  if (locks === 1) {
    before = { overflow: style.overflow, gutter: style.scrollbarGutter };
    // Where the scroll bar takes room, its room stays.
    if (innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  return () => {
    locks -= 1;
    if (locks > 0) return;
    style.overflow = before.overflow;
    style.scrollbarGutter = before.gutter;
  };
}
