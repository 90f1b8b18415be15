/**
 * What links from mails and partners' pages carry. It leaves the address before anything else of the page starts: an address
 * is in the history, and others may see it. Tokens of invitations are in the fragment, which no server ever gets.
 */
import { useEffect, useLayoutEffect, useState } from 'react';

const isMailLink = /^\/(resetpassword|verifyemail|undoemail|unsubscribe|partners)\/?$/i;

// A server renders a page without them.
const isBrowser = typeof location !== 'undefined';
const readAddress = () => new URLSearchParams(location.search || location.hash.slice(1));
const isInAddress = () => isBrowser && (location.search !== '' || location.hash !== '');

function takeFromAddress(): URLSearchParams {
  const parameters = readAddress();
  if (isInAddress()) history.replaceState(history.state, '', location.pathname);
  return parameters;
}

let taken = isBrowser && isMailLink.test(location.pathname) ? takeFromAddress() : new URLSearchParams();

/** A page that was left and is opened again has none: the back button does not bring them back. */
export function useLinkParameters(): URLSearchParams {
  const [given] = useState(() => (isInAddress() ? readAddress() : taken));
  useLayoutEffect(() => void takeFromAddress(), []);
  useEffect(
    () => () => {
      taken = new URLSearchParams();
    },
    [],
  );
  return given;
}

/** The one-time code of a link from a partner's page, where somebody is signed in. */
interface LinkCode {
  code: string;
  /** The one page that the code is for. */
  page: string;
}

function takeLinkCode(): LinkCode | null {
  const [, code, hash] = /^#link-code=([\w-]{43})(?:&(.*))?$/.exec(location.hash) ?? [];
  if (!code) return null;
  const page = location.pathname + location.search;
  history.replaceState(history.state, '', hash ? `${page}#${hash}` : page);
  return { code, page };
}

export const linkCode = isBrowser ? takeLinkCode() : null;
