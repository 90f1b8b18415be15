/** How text that people wrote stands on a page. Sent to the browser: all of it stands inside. */

/** All that there is to read, in shadow roots and fields too. */
export function readable(): string {
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

/** Text that could turn what stands beside it, and a page that has become too wide. */
export function layoutFlaws(): string[] {
  const turning = /[\u202a-\u202e\u2066\u2067]/;
  const isShut = (node: Element | null): boolean => {
    if (!node) return false;
    const { display, unicodeBidi } = getComputedStyle(node);
    return (
      /isolate|plaintext/.test(unicodeBidi) || (!/^(inline|contents)$/.test(display) && !node.children.length)
    );
  };
  const turned = (root: ParentNode): string[] =>
    [...root.querySelectorAll('*')].flatMap((node) => [
      ...(node.shadowRoot ? turned(node.shadowRoot) : []),
      ...[...node.childNodes]
        .filter((child): child is Text => child instanceof Text && turning.test(child.data))
        .filter(({ data }) => !(data.includes('\u2068') || isShut(node) || isShut(node.parentElement)))
        .map(
          ({ data }) =>
            `<${node.localName} part="${node.part}"> lets it turn its neighbours: ${JSON.stringify(data)}`,
        ),
    ]);
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = (root: ParentNode): string[] =>
    [...root.querySelectorAll('*')].flatMap((node) => [
      ...(node.shadowRoot ? wide(node.shadowRoot) : []),
      ...(node.getBoundingClientRect().right > clientWidth + 1
        ? [`<${node.localName} part="${node.part}">`]
        : []),
    ]);
  return [
    ...turned(document.body),
    ...(scrollWidth > clientWidth
      ? [`wider than the window: ${wide(document.body).slice(0, 5).join()}`]
      : []),
  ];
}
