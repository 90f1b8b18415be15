/** `data-dragoman-open` on links and buttons of the page. */

/** The link or button of a plain click, also in an open shadow root. Any other click does what it does without us. */
function openerOf(event: MouseEvent): HTMLElement | undefined {
  const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  if (button || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return undefined;
  return (event.composedPath() as HTMLElement[]).find((node) => node.dataset?.dragomanOpen !== undefined);
}

/**
 * Opens a widget at each click on an element that opens one of these widgets, and on one that opens nothing by itself: a
 * link leads somewhere, a button with a misspelt name has to say something.
 */
export function onOpener(
  isKnown: (widget: string) => boolean,
  opening: () => Promise<Pick<typeof import('./open-widget.ts'), 'openFrom'>>,
): void {
  document.addEventListener('click', (event) => {
    const opener = openerOf(event);
    if (!opener) return;
    const known = isKnown(opener.dataset.dragomanOpen ?? '');
    if (known) event.preventDefault();
    const link = opener.closest('a');
    if (!known && link) return;
    opening()
      .catch(opening)
      .then(
        ({ openFrom }) => openFrom(opener, known),
        // Without its code a link leads where it says.
        (error) => {
          if (link?.protocol.startsWith('http')) location.assign(link.href);
          else console.error('dragoman: the dialog cannot be loaded – Check the backend', error);
        },
      );
  });
}
