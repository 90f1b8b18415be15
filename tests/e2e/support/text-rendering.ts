/** How user text is rendered. These functions run in the browser, so they are self-contained. */

/** All text of the page, shadow roots and form fields included. */
export function allText(): string {
  const textOf = (root: ParentNode): string =>
    [...root.querySelectorAll('*')].reduce(
      (text, node) =>
        `${text}${node.shadowRoot ? `\n${node.shadowRoot.textContent}\n${textOf(node.shadowRoot)}` : ''}${
          node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement ? `\n${node.value}` : ''
        }`,
      '',
    );
  return `${document.title}\n${document.body.textContent}\n${textOf(document)}`;
}

/** Bidi control characters that could reorder neighbouring text, and a page wider than its window. */
export function layoutProblems(): string[] {
  const bidiControls = /[\u202a-\u202e\u2066\u2067]/;
  const isIsolated = (node: Element | null): boolean => {
    if (!node) return false;
    const { display, unicodeBidi } = getComputedStyle(node);
    return (
      /isolate|plaintext/.test(unicodeBidi) || (!/^(inline|contents)$/.test(display) && !node.children.length)
    );
  };
  const unisolated = (root: ParentNode): string[] =>
    [...root.querySelectorAll('*')].flatMap((node) => [
      ...(node.shadowRoot ? unisolated(node.shadowRoot) : []),
      ...[...node.childNodes]
        .filter((child): child is Text => child instanceof Text && bidiControls.test(child.data))
        .filter(
          ({ data }) => !(data.includes('\u2068') || isIsolated(node) || isIsolated(node.parentElement)),
        )
        .map(
          ({ data }) =>
            `<${node.localName} part="${node.part}"> does not isolate bidi text: ${JSON.stringify(data)}`,
        ),
    ]);
  const { scrollWidth, clientWidth } = document.documentElement;
  const overflowing = (root: ParentNode): string[] =>
    [...root.querySelectorAll('*')].flatMap((node) => [
      ...(node.shadowRoot ? overflowing(node.shadowRoot) : []),
      ...(node.getBoundingClientRect().right > clientWidth + 1
        ? [`<${node.localName} part="${node.part}">`]
        : []),
    ]);
  return [
    ...unisolated(document.body),
    ...(scrollWidth > clientWidth
      ? [`wider than the window: ${overflowing(document.body).slice(0, 5).join()}`]
      : []),
  ];
}
