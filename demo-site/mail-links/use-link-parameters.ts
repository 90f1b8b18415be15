import { useLayoutEffect, useState } from 'react';

/** The parameters of a link from a mail. They leave the address at once: it is in the history, and others may see it. */
export function useLinkParameters(): URLSearchParams {
  const [given] = useState(() => new URLSearchParams(location.search));
  useLayoutEffect(() => {
    if (location.search) history.replaceState(history.state, '', location.pathname);
  }, []);
  return given;
}
