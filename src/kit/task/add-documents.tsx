import { FilePlus } from 'lucide';
import { Suspense, useState } from 'react';
import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import type { DocumentKind } from '#core/domain/task.ts';
import { useMessages } from '#core/i18n/context.ts';
import { Icon } from '#core/ui/icon.tsx';
import { UploadDialog } from './lazy-dialogs.ts';
import { taskMessages } from './task.messages.ts';
import * as styles from './task.styles.ts';

interface AddDocumentsProps {
  task: AcceptedTask;
  kind?: DocumentKind;
  part?: string;
}

/** A button with a dialog to upload more files. */
export function AddDocuments({ task, kind = 'source', part = 'add-documents' }: AddDocumentsProps) {
  const t = useMessages(taskMessages);
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <button className={styles.belonging} part={part} type="button" onClick={() => setState('open')}>
        <Icon node={FilePlus} />
        {kind === 'deliverable' ? t.addWork : t.addDocuments}
      </button>
      {/* Stays after it was closed, with the files that could not be sent. */}
      {state !== 'unused' && (
        <Suspense fallback={null}>
          <UploadDialog task={task} kind={kind} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
