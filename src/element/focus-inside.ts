/** Decides which node inside a shadow root gets the focus of its element. */

const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * React restores lost focus after a commit by calling the element's `focus()`, as a page does: the control that was
 * focused before then gets it again. If that control was removed, its nearest focusable ancestor gets the focus, and
 * never another control: that one would receive the visitor's next key press.
 */
export class FocusInside {
  readonly #shadow: ShadowRoot;
  readonly #removals = new MutationObserver(() => this.#focusAncestor());
  #focused: HTMLElement | null = null;
  /** The ancestors of the focused control, from the inside out. */
  #ancestors: HTMLElement[] = [];

  constructor(shadow: ShadowRoot) {
    this.#shadow = shadow;
    shadow.addEventListener('focusin', ({ target }) => {
      this.#focused = target as HTMLElement;
      this.#ancestors = ancestorsOf(this.#focused);
      this.#removals.observe(shadow, { childList: true, subtree: true });
    });
    shadow.addEventListener('focusout', () => {
      const blurred = this.#focused;
      queueMicrotask(() => {
        // Browsers also fire this event for a control that is removed or disabled. The visitor has not left that one.
        if (this.#focused !== blurred || !blurred?.isConnected || blurred.matches(':disabled')) return;
        this.#forget();
      });
    });
  }

  /** Focuses a control inside. Returns false if there is none. */
  focus(options?: FocusOptions): boolean {
    const focused = this.#focused;
    // The observer moves the focus of a removed control.
    if (focused && !focused.isConnected) return true;
    const next = focused?.matches(controls) ? focused : this.#shadow.querySelector<HTMLElement>(controls);
    next?.focus(options);
    return next !== null;
  }

  #forget(): void {
    this.#focused = null;
    this.#removals.disconnect();
  }

  #focusAncestor(): void {
    if (!this.#focused || this.#focused.isConnected) return;
    this.#forget();
    if (document.activeElement !== document.body) return;
    // A hidden ancestor cannot be focused, so the next one is tried.
    this.#ancestors.find((node) => {
      if (node.tabIndex < 0) node.tabIndex = -1;
      node.focus({ preventScroll: true });
      return this.#shadow.activeElement === node;
    });
  }
}

const ancestorsOf = (node: HTMLElement): HTMLElement[] =>
  node.parentElement ? [node.parentElement, ...ancestorsOf(node.parentElement)] : [];
