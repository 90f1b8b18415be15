import { useEffect, useMemo } from 'react';
import type { User } from '#core/domain/user.ts';
import { useSession, useWidget } from '#core/hooks/widget-context.ts';
import { errorDetail } from './use-resource.ts';

/**
 * The visitor who looks at the widget; `unknown` until it is clear whether a stored sign-in is still valid. Where the
 * backend does not answer that, a retry in any widget helps all of them.
 */
export type Viewer =
  | { status: 'unknown' }
  | { status: 'unreachable'; error: Error; isRetrying: boolean; retry(): void }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: User };

const unknown: Viewer = { status: 'unknown' };
const signedOut: Viewer = { status: 'signed-out' };

export function useViewer(): Viewer {
  const { session, demo, emit } = useWidget();
  const user = useSession((session) => session.user);
  const status = useSession((session) => session.status);
  const failure = useSession((session) => session.failure);
  const isUnreachable = status === 'unreachable' && !demo;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page learns of it once, not of each attempt.
  useEffect(() => {
    if (isUnreachable && failure) emit('dragoman-error', errorDetail(failure.error));
  }, [isUnreachable, emit]);

  return useMemo(() => {
    if (user) return { status: 'signed-in', user };
    if (isUnreachable && failure)
      return { status: 'unreachable', ...failure, retry: () => void session.restore() };
    return status === 'signed-out' ? signedOut : unknown;
  }, [user, status, isUnreachable, failure, session]);
}

/** What a resource of the visitor shows while the backend does not answer who that is. */
export const failedFor = (viewer: Viewer) =>
  viewer.status === 'unreachable' ? { ...viewer, status: 'failed' as const } : null;
