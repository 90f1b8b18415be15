import { useEffect, useState } from 'react';

/** Milliseconds. */
const typingDelay = 300;

/** The query of a list, once its visitor has stopped to type. All else of it applies at once. */
export function useDebouncedWords<Query extends { q: string }>(query: Query): Query {
  const [debounced, setDebounced] = useState(query);
  const isTyping = query.q !== '' && query.q !== debounced.q;
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(query), isTyping ? typingDelay : 0);
    return () => clearTimeout(timer);
  }, [query, isTyping]);
  return isTyping ? debounced : query;
}
