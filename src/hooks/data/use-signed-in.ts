import { useWidget } from '#core/hooks/widget-context.ts';
import { failedFor, useViewer } from './use-viewer.ts';

/** For what only a visitor who is signed in can read. In `demo` there is a sample of it for everybody. */
export function useSignedIn() {
  const { demo } = useWidget();
  const viewer = useViewer();
  const person = viewer.status === 'signed-in' ? viewer.user.id : null;
  return {
    /** The key under which this person's answer is cached; null, and no call, while nobody is signed in. */
    key: (name: string, ...parts: readonly unknown[]) => (demo || person ? [name, person, ...parts] : null),
    /** What was found, or why there is nothing to look for. */
    only<Found>(found: Found) {
      if (demo) return found;
      return viewer.status === 'signed-out' ? viewer : (failedFor(viewer) ?? found);
    },
  };
}
