/** React repeats these once what they were for is hydrated. */
const repeated = ['focusin', 'mouseover', 'pointerover', 'dragenter', 'gotpointercapture'];

const stop = (event: Event): void => event.stopPropagation();

/**
 * Stops such events while a view hydrates: the browser takes the target from an event that began in a shadow root, and React
 * fails where it repeats one without. The returned function ends that.
 */
export function stopRepeated(root: ShadowRoot): () => void {
  for (const type of repeated) root.addEventListener(type, stop, { capture: true });
  return () => {
    for (const type of repeated) root.removeEventListener(type, stop, { capture: true });
  };
}
