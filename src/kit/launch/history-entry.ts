const stateName = 'dragomanDialog';
const markOf = (state: unknown): number => Number(Object(state)[stateName] ?? 0);

let entries = 0;
/** Going back takes a moment. An entry that is added meanwhile would be the one that is left. */
let leaving: Promise<unknown> | undefined;

/**
 * Adds an entry to the browser's history, so that its back button closes what is open instead of leaving the page. The
 * page's own state stays in it. Returns what takes the entry out again, for everything that closes otherwise.
 */
export function addHistoryEntry(onBack: () => void): () => void {
  let isOver = false;
  let leave = () => undefined as unknown;
  const add = () => {
    if (!isOver) leave = enter(onBack);
  };
  if (leaving) void leaving.then(add);
  else add();
  return () => {
    isOver = true;
    leave();
  };
}

function enter(onBack: () => void): () => void {
  entries += 1;
  const mark = entries;
  try {
    history.pushState({ ...Object(history.state), [stateName]: mark }, '');
  } catch {
    // A frame without an origin, such as one with `srcdoc` in a sandbox, may have no entries.
    return () => undefined;
  }
  const onPop = () => {
    if (markOf(history.state) < mark) onBack();
  };
  addEventListener('popstate', onPop);
  return () => {
    removeEventListener('popstate', onPop);
    if (markOf(history.state) !== mark) return;
    leaving = new Promise((resolve) => addEventListener('popstate', resolve, { once: true })).finally(() => {
      leaving = undefined;
    });
    history.back();
  };
}
