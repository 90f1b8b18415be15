const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Where the focus of an element goes. React gives it back to the element when a commit took it away, by the same
 * `focus()` that a page calls: the control that had it then gets it again. Where that one is gone, what stood around
 * it gets the focus: were it a control, the next key pressed would go to something else than was meant.
 */
export class FocusInside {
  readonly #shadow: ShadowRoot;
  readonly #removals = new MutationObserver(() => this.#handOn());
  #holder: HTMLElement | null = null;
  /** What stands around the holder, from the inside out. */
  #around: HTMLElement[] = [];

  constructor(shadow: ShadowRoot) {
    this.#shadow = shadow;
    shadow.addEventListener('focusin', ({ target }) => {
      this.#holder = target as HTMLElement;
      this.#around = ancestorsOf(this.#holder);
      this.#removals.observe(shadow, { childList: true, subtree: true });
    });
    shadow.addEventListener('focusout', () => {
      const left = this.#holder;
      queueMicrotask(() => {
        // A control that is taken away, or disabled while it works, is left as well, but by nobody.
        if (this.#holder === left && left?.isConnected && !left.matches(':disabled')) this.#forget();
      });
    });
  }

  /** Whether the element's focus is settled: somebody inside has it, or is about to. */
  take(options?: FocusOptions): boolean {
    const holder = this.#holder;
    if (holder && !holder.isConnected) return true;
    const next = holder?.matches(controls) ? holder : this.#shadow.querySelector<HTMLElement>(controls);
    next?.focus(options);
    return next !== null;
  }

  #forget(): void {
    this.#holder = null;
    this.#removals.disconnect();
  }

  #handOn(): void {
    if (!this.#holder || this.#holder.isConnected) return;
    this.#forget();
    if (document.activeElement !== document.body) return;
    // What is hidden cannot take it.
    this.#around.find((node) => {
      if (node.tabIndex < 0) node.tabIndex = -1;
      node.focus({ preventScroll: true });
      return this.#shadow.activeElement === node;
    });
  }
}

const ancestorsOf = (node: HTMLElement): HTMLElement[] =>
  node.parentElement ? [node.parentElement, ...ancestorsOf(node.parentElement)] : [];
