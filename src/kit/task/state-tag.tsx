import { Tag, type TagProps } from '#core/ui/tag.tsx';
import { useStatusText } from './status-text.ts';

const tones: Readonly<Record<string, TagProps['tone']>> = {
  requested: 'warning',
  accepted: 'accent',
  in_progress: 'info',
  delivered: 'info',
  changes_requested: 'warning',
  disputed: 'warning',
  finished: 'success',
};

/** How far a task is. */
export function StateTag({ status }: { status: string }) {
  const statusText = useStatusText();
  return (
    <Tag part="state" tone={tones[status]}>
      {statusText(status)}
    </Tag>
  );
}
