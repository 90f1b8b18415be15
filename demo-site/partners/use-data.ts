/** Reads from the backend, and acts on it. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePartnerMessages } from '#site/messages/partners.ts';
import { CallFailure, send } from './calls.ts';

export type Data<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; httpStatus: number; problem: string };

export function useData<T>(path: string): [data: Data<T>, reload: () => Promise<void>] {
  const { offline } = usePartnerMessages();
  const [data, setData] = useState<Data<T>>({ status: 'loading' });
  const newest = useRef(0);
  const reload = useCallback(async () => {
    newest.current += 1;
    const mine = newest.current;
    const next = await send<T>('GET', path).then(
      (value): Data<T> => ({ status: 'ready', value }),
      (error: unknown): Data<T> => ({ status: 'failed', ...failureOf(error, offline) }),
    );
    if (mine === newest.current) setData(next);
  }, [path, offline]);
  useEffect(() => {
    setData({ status: 'loading' });
    void reload();
    return () => {
      newest.current += 1;
    };
  }, [reload]);
  return [data, reload];
}

export interface Action {
  isBusy: boolean;
  /** Why it was refused; empty where it was not. */
  problem: string;
  /** Resolves to whether it worked. A second click while it is busy does nothing. */
  run(work: () => Promise<unknown>): Promise<boolean>;
}

export function useAction(): Action {
  const { offline } = usePartnerMessages();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);
  return {
    isBusy,
    problem,
    async run(work) {
      if (busy.current) return false;
      busy.current = true;
      setBusy(true);
      setProblem('');
      try {
        await work();
        return true;
      } catch (error) {
        setProblem(failureOf(error, offline).problem);
        return false;
      } finally {
        busy.current = false;
        setBusy(false);
      }
    },
  };
}

const failureOf = (error: unknown, offline: string) => ({
  httpStatus: error instanceof CallFailure ? error.status : 0,
  problem: (error instanceof Error && error.message) || offline,
});
