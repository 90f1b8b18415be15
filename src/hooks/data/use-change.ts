import { useCallback, useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { isOutdated } from '#core/api/api-error.ts';
import type { ServerMessage } from '#core/api/signed-in.ts';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { useNotify } from '#core/hooks/errors/use-server-message.ts';
import { useWidget } from '#core/hooks/widget-context.ts';

/**
 * Changes something in the backend that other views show too: `affected` names what they read. In `demo` nothing is
 * changed.
 */
export function useChange(affected: readonly string[]) {
  const { demo, runtime, tag } = useWidget();
  const refresh = useRefresh();
  const errorText = useErrorText();
  const notify = useNotify();

  /** If the page was outdated, what it shows is read again. What was pressed may be gone then, so that a toast says why. */
  async function guarded<Result>(call: Promise<Result>): Promise<Result> {
    try {
      return await call;
    } catch (error) {
      if (isOutdated(error)) {
        runtime.notices.notify('warning', errorText(error), { topic: tag });
        await refresh(...affected);
      }
      throw error;
    }
  }

  return {
    guarded,
    /** Shows the backend's message, or `done`. Resolves to true once what it changed is read again. */
    async change(call: () => Promise<ServerMessage>, done: string): Promise<boolean> {
      if (demo) return true;
      notify(await guarded(call()), done);
      await refresh(...affected);
      return true;
    },
  };
}

/**
 * Reads resources of the page again: all whose key begins with one of these names. For an action in one widget that
 * changes what others show.
 */
export function useRefresh(): (...names: string[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(
    async (...names) => {
      // The answer to an action may arrive after the widget, and with the last one the cache, was removed.
      if (!isMounted.current) return;
      await mutate((key) => Array.isArray(key) && names.includes(String(key[1])));
    },
    [mutate],
  );
}
