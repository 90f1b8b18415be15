/** Renders the first widget of the page that was about to be opened together with that page. */
import { flushSync } from 'react-dom';
import { firstFrame } from './first-frame.ts';

/** As many cards as a phone's screen holds. */
const onPhone = 3;

const prefetched = new Set<string>();

/** Answers of this widget were requested. */
export function addPrefetched(tag: string): void {
  prefetched.add(tag);
  firstFrame.render = renderInTime;
}

/**
 * React renders in a task of its own: the browser may show an empty element before it. So the first one of a prefetched
 * widget is rendered at once.
 */
function renderInTime(tag: string | null, render: () => void): void {
  if (tag && prefetched.delete(tag)) {
    if (innerWidth < 600) firstFrame.cards = onPhone;
    try {
      flushSync(render);
    } finally {
      firstFrame.cards = Number.POSITIVE_INFINITY;
    }
  } else render();
}
