/** How a page's first frame comes about: as `prefetched-tags.ts` says where the page prefetches widgets. */
export const firstFrame = {
  /** With a tag where an element renders for the first time. */
  render(_tag: string | null, render: () => void): void {
    render();
  },
  /** So many cards are enough for a grid that is being rendered: the frame waits for it. */
  cards: Number.POSITIVE_INFINITY,
};
