import { useEffect, useRef, useState } from 'react';

/** In milliseconds. */
const typingDelay = 300;

/** The value, once its visitor has stopped to type. What is no typing applies at once. */
export function useDebounced<Value>(value: Value, isTyping: (before: Value, now: Value) => boolean): Value {
  const [debounced, setDebounced] = useState(value);
  const last = useRef(value);
  const isWaiting = isTyping(debounced, value);
  last.current = value;
  useEffect(() => {
    if (!isWaiting) return setDebounced(value);
    const timer = setTimeout(() => setDebounced(last.current), typingDelay);
    return () => clearTimeout(timer);
  }, [value, isWaiting]);
  return isWaiting ? debounced : value;
}
