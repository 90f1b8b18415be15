import { type RefObject, useEffect } from 'react';

type Toaster = HTMLElementTagNameMap['dragoman-toaster'];

/** Toasts float at the top of the screen, over whatever is there; at its bottom where they would cover what has the focus. */
export function useToastPlace(toaster: RefObject<Toaster | null>): void {
  useEffect(() => {
    const view = toaster.current;
    if (!view) return;
    const place = () => {
      const toasts = [...(view.shadowRoot?.querySelectorAll('[part~=notice]') ?? [])];
      const focus = focusedIn(document);
      if (toasts.length === 0) view.placement = 'top-center';
      else if (focus && toasts.some((toast) => overlaps(toast, focus)))
        view.placement = view.placement === 'top-center' ? 'bottom-center' : 'top-center';
    };
    const changes = new MutationObserver(place);
    void customElements.whenDefined(view.localName).then(() => {
      if (view.shadowRoot) changes.observe(view.shadowRoot, { subtree: true, childList: true });
    });
    document.addEventListener('focusin', place);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', place);
    };
  }, [toaster]);
}

/** Toasts themselves do not count: they may have the focus where they are. */
function focusedIn({ activeElement }: DocumentOrShadowRoot): Element | null {
  if (!activeElement?.shadowRoot) return activeElement?.matches('body, main') ? null : activeElement;
  return activeElement.localName === 'dragoman-toaster' ? null : focusedIn(activeElement.shadowRoot);
}

function overlaps(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}
