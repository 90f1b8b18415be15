/** The person who reads the inbox. */
import { useViewer, type Viewer } from '#core/kit/data/use-viewer.ts';
import { useWidget } from '#core/kit/widget-context.ts';

/** Whose inbox it is. */
export type Reader = Exclude<Viewer, { status: 'signed-in' }> | { status: 'signed-in'; id: string };

/** The person of the `demo` attribute. */
export const sampleReader = 'sample-reader';

export function useReader(): Reader {
  const { demo } = useWidget();
  const viewer = useViewer();
  if (demo) return { status: 'signed-in', id: sampleReader };
  return viewer.status === 'signed-in' ? { status: 'signed-in', id: viewer.user.id } : viewer;
}
