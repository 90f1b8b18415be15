const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Where the focus of an element goes. React gives it back to the element when a commit took it away, by the same
 * `focus()` that a page calls: the control that had it then gets it again. Where that one is gone nobody gets it,
 * for the next key pressed would go to whatever stands first.
 */
export class FocusInside {
  readonly #shadow: ShadowRoot;
  #holder: HTMLElement | null = null;

  constructor(shadow: ShadowRoot) {
    this.#shadow = shadow;
    shadow.addEventListener('focusin', ({ target }) => {
      this.#holder = target as HTMLElement;
    });
    shadow.addEventListener('focusout', () => {
      const left = this.#holder;
      // A control that a script takes away is left as well, and the script has not ended yet.
      queueMicrotask(() => {
        if (this.#holder === left) this.#holder = null;
      });
    });
  }

  /** Whether the element's focus is settled: somebody inside has it, or nobody should. */
  take(options?: FocusOptions): boolean {
    const holder = this.#holder;
    if (holder && !holder.isConnected) {
      this.#holder = null;
      return true;
    }
    const next = holder ?? this.#shadow.querySelector<HTMLElement>(controls);
    next?.focus(options);
    return next !== null;
  }
}
