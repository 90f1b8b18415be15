/** Renders the widgets of the page that was about to be opened together with that page. */
import { flushSync } from 'react-dom';

const prefetched = new Set<string>();

/** Answers of this widget were requested. */
export const addPrefetched = (tag: string): void => void prefetched.add(tag);

/**
 * Renders an element, which has a tag here where it does so for the first time. React does that in a task of its own: the
 * browser may show an empty element before it. So the first one of a prefetched widget is rendered at once.
 */
export function renderInTime(tag: string | null, render: () => void): void {
  if (tag && prefetched.delete(tag)) flushSync(render);
  else render();
}
