import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { type Configuration, read, write } from './configuration.ts';

/** Changes some of the configuration; `control` tells which control did, so that typing makes one step back. */
export type Change = (control: string, change: Partial<Configuration>) => void;

/** Marks the steps in the history that the builder makes itself. */
const own = 'set up';

/** The configuration as the address has it, and the address as the configuration wants it. */
export function useConfiguration(): [Configuration, Change] {
  const [address, setAddress] = useSearchParams();
  // Somebody who types is ahead of the router: what it reports of our own writing is old news.
  const { state } = useLocation();
  const isOurs = useNavigationType() !== 'POP' && state === own;
  // The router answers a moment later, which would move the cursor in a field that somebody types in.
  const [configuration, setConfiguration] = useState(() => read(address));
  const last = useRef({ written: address.toString(), control: '' });

  useEffect(() => {
    const text = address.toString();
    if (isOurs || text === last.current.written) return;
    last.current = { written: text, control: '' };
    setConfiguration(read(address));
  }, [address, isOurs]);

  const change: Change = (control, changes) => {
    const next = { ...configuration, ...changes };
    const params = write(next);
    const replace = control === last.current.control;
    last.current = { written: params.toString(), control };
    setConfiguration(next);
    setAddress(params, { replace, preventScrollReset: true, state: own });
  };
  return [configuration, change];
}
