/** React repeats these once what they were for is hydrated. */
const repeated = ['focusin', 'mouseover', 'pointerover', 'dragenter', 'gotpointercapture'];

/**
 * Lets React find the target of such events: once all listeners have run, the browser takes it from an event that began in a
 * shadow root, or names the host. For good, because parts of a view hydrate later than the rest.
 */
export function retainTargets(root: Document | ShadowRoot): void {
  for (const type of repeated) root.addEventListener(type, retainTarget, { capture: true });
}

function retainTarget(event: Event): void {
  const { target } = event;
  const read = Object.getOwnPropertyDescriptor(Event.prototype, 'target')?.get;
  Object.defineProperty(event, 'target', {
    configurable: true,
    // As long as listeners run, each sees the target that is in its own tree.
    get: () => (event.eventPhase === Event.NONE ? target : read?.call(event)),
  });
}
