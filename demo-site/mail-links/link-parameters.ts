/**
 * The parameters of a link from a mail. They leave the address before anything else of the page starts: an address is in
 * the history, and others may see it.
 */
import { useEffect, useLayoutEffect, useState } from 'react';

const isMailLink = /^\/(resetpassword|verifyemail|undoemail|unsubscribe)\/?$/i;

function takeFromAddress(): URLSearchParams {
  const parameters = new URLSearchParams(location.search);
  if (location.search) history.replaceState(history.state, '', location.pathname);
  return parameters;
}

let taken = isMailLink.test(location.pathname) ? takeFromAddress() : new URLSearchParams();

/** A page that was left and is opened again has none: the back button does not bring them back. */
export function useLinkParameters(): URLSearchParams {
  const [given] = useState(() => (location.search ? new URLSearchParams(location.search) : taken));
  useLayoutEffect(() => void takeFromAddress(), []);
  useEffect(
    () => () => {
      taken = new URLSearchParams();
    },
    [],
  );
  return given;
}
