import type { User } from '#core/domain/user.ts';
import { useSession } from '#core/kit/widget-context.ts';

/** The visitor who looks at the widget; `unknown` until it is clear whether a stored sign-in is still valid. */
export type Viewer = { status: 'unknown' } | { status: 'signed-out' } | { status: 'signed-in'; user: User };

const unknown: Viewer = { status: 'unknown' };
const signedOut: Viewer = { status: 'signed-out' };

export function useViewer(): Viewer {
  const user = useSession((session) => session.user);
  const status = useSession((session) => session.status);
  if (user) return { status: 'signed-in', user };
  return status === 'signed-out' ? signedOut : unknown;
}
