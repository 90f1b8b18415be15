/** Answers of the backend with the live events that arrived since. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { LiveResource } from '#core/kit/data/use-live-resource.ts';

/**
 * Merges the last answer with live events that arrived since. On unmount the merged value is written back to the cache, so
 * that a conversation which is opened again looks as it did before.
 */
export function useMergedQuery<Value>(
  query: LiveResource<Value>,
  merge: (current: Value | null, answer: Value) => Value,
) {
  const answer = query.status === 'ready' ? query.value : null;
  const [lastAnswer, setLastAnswer] = useState<Value | null>(null);
  const [merged, setMerged] = useState<Value | null>(null);
  if (answer && answer !== lastAnswer) {
    setLastAnswer(answer);
    setMerged(merge(merged, answer));
  }
  const writeBack = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    writeBack.current = () => {
      if (query.status === 'ready' && merged && merged !== query.value) query.writeBack(merged);
    };
  });
  useLayoutEffect(() => () => writeBack.current(), []);
  return [merged, setMerged] as const;
}
