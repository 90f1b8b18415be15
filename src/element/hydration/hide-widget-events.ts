/** At the first of these in what is not hydrated yet, React hydrates it at once, which takes long on a slow phone. */
const discrete = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'keydown',
  'keypress',
  'keyup',
  'beforeinput',
  'input',
  'textInput',
  'change',
  'compositionstart',
  'compositionend',
] as const;

/**
 * While the page hydrates, hides from its React root what visitors do in widgets: each widget has a root of its own, and the
 * page can go on in small pieces. The returned function ends that.
 */
export function hideWidgetEvents(root: HTMLElement): () => void {
  const hideFromRoot = (event: Event) => hideTarget(event, root);
  for (const type of discrete) document.addEventListener(type, hideFromRoot, { capture: true });
  return () => {
    for (const type of discrete) document.removeEventListener(type, hideFromRoot, { capture: true });
  };
}

function hideTarget(event: Event, root: HTMLElement): void {
  const [origin] = event.composedPath();
  if (!(origin instanceof Node && origin.getRootNode() instanceof ShadowRoot)) return;
  const read = Object.getOwnPropertyDescriptor(Event.prototype, 'target')?.get;
  Object.defineProperty(event, 'target', {
    configurable: true,
    // React knows nothing about the document, and so does nothing. All other listeners see the target in their own tree.
    get: () => (event.currentTarget === root ? document : read?.call(event)),
  });
}
