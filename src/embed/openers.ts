/** `data-dragoman-open` on links and buttons of the page. */

/** The link or button of a plain click, also in an open shadow root. Any other click does what it does without us. */
function openerOf(event: MouseEvent): HTMLElement | undefined {
  const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  if (button || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return undefined;
  return (event.composedPath() as HTMLElement[]).find((node) => node.dataset?.dragomanOpen !== undefined);
}

/** Calls `open` for each click on an element that opens one of these widgets. */
export function onOpener(isKnown: (widget: string) => boolean, open: (opener: HTMLElement) => void): void {
  document.addEventListener('click', (event) => {
    const opener = openerOf(event);
    if (!opener || !isKnown(opener.dataset.dragomanOpen ?? '')) return;
    event.preventDefault();
    open(opener);
  });
}
