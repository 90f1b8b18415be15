import { sampleUser } from '#core/domain/samples/sample-user.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useViewer, type Viewer } from './use-viewer.ts';

const sampleViewer: Viewer = { status: 'signed-in', user: sampleUser };

/** The visitor; in `demo` the sample user. */
export function useViewerOrSample(): Viewer {
  const { demo } = useWidget();
  const viewer = useViewer();
  return demo ? sampleViewer : viewer;
}
