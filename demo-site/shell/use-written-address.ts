import { type URLSearchParamsInit, useSearchParams } from 'react-router';

/** Without changes for so long, in milliseconds, the address is written. */
const rest = 100;

let waiting: (() => void) | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * The parameters of the page's address, and a function that replaces them. A browser may take long to write an address: in
 * profiles with a processor four times slower 6 to 31 ms. First it shows what the visitor has done, and a word that they
 * type is written once.
 */
export function useWrittenAddress(): [URLSearchParams, (parameters: URLSearchParamsInit) => void] {
  const [address, setAddress] = useSearchParams();
  const write = (parameters: URLSearchParamsInit) => {
    const { pathname } = location;
    writeLater(() => {
      // The visitor may have gone back meanwhile.
      if (location.pathname === pathname) setAddress(parameters, { replace: true, preventScrollReset: true });
    });
  };
  return [address, write];
}

function writeLater(write: () => void): void {
  waiting = write;
  clearTimeout(timer);
  timer = setTimeout(writeNow, rest);
  // The visitor may be about to follow a link. A write on the way to the next page would end that way.
  for (const type of ['pointerdown', 'click'])
    addEventListener(type, writeNow, { capture: true, once: true });
}

function writeNow(): void {
  clearTimeout(timer);
  waiting?.();
  waiting = undefined;
}
