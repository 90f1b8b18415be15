import { useSession, useWidget } from '#core/element/widget-context.ts';

/** Whose inbox it is; `unknown` until it is clear whether anybody is signed in. */
export type Reader = { status: 'unknown' } | { status: 'signed-out' } | { status: 'signed-in'; id: string };

/** The person of the `demo` attribute. */
export const sampleReader = 'sample-reader';

export function useReader(): Reader {
  const { demo } = useWidget();
  const isSignedOut = useSession(({ status }) => status === 'signed-out');
  const id = useSession(({ user }) => user?.id);
  if (demo) return { status: 'signed-in', id: sampleReader };
  if (isSignedOut) return { status: 'signed-out' };
  return id === undefined ? { status: 'unknown' } : { status: 'signed-in', id };
}
