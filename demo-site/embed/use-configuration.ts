import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { type Configuration, readConfiguration, writeConfiguration } from './configuration.ts';

/** Changes parts of the configuration. Successive changes by the same `control` make one history entry. */
export type Change = (control: string, change: Partial<Configuration>) => void;

/** Marks history entries that the builder creates. */
const ownChange = 'set up';

/** Keeps the configuration and the URL in sync. */
export function useConfiguration(): [Configuration, Change] {
  const [address, setAddress] = useSearchParams();
  // While a visitor types, the router reports our own changes late. Those reports are ignored.
  const { state } = useLocation();
  const isOwnChange = useNavigationType() !== 'POP' && state === ownChange;
  // The state updates at once. If it waited for the router, the cursor would move while the visitor types.
  const [configuration, setConfiguration] = useState(() => readConfiguration(address));
  const last = useRef({ written: address.toString(), control: '' });

  useEffect(() => {
    const text = address.toString();
    if (isOwnChange || text === last.current.written) return;
    last.current = { written: text, control: '' };
    setConfiguration(readConfiguration(address));
  }, [address, isOwnChange]);

  const change: Change = (control, changes) => {
    const next = { ...configuration, ...changes };
    const params = writeConfiguration(next);
    const replace = control === last.current.control;
    last.current = { written: params.toString(), control };
    setConfiguration(next);
    setAddress(params, { replace, preventScrollReset: true, state: ownChange });
  };
  return [configuration, change];
}
