import { FilePlus } from 'lucide';
import { useState } from 'react';
import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { documentKinds } from '#core/domain/booking.ts';
import { limits } from '#core/domain/limits.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { Button } from '#core/ui/button.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { FileDrop } from '#core/ui/file-drop.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';
import { useUploads } from '#widgets/dashboard/tasks/documents.data.ts';
import * as styles from '#widgets/dashboard/tasks/task-table.styles.ts';

/** A button with a dialog to upload more files. Each is sent by itself, so that a rejected one does not stop the others. */
export function AddDocuments({ task }: { task: AcceptedTask }) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const uploads = useUploads(task);
  const isBusy = uploads.status === 'busy';
  const close = () => {
    if (isBusy) return;
    setOpen(false);
    uploads.removeUploaded();
  };
  return (
    <>
      <button className={styles.belonging} part="add-documents" type="button" onClick={() => setOpen(true)}>
        <Icon node={FilePlus} />
        {t.addDocuments}
      </button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t.addDocumentsTo({ title: task.title })}
        actions={
          <>
            <Button part="dismiss" disabled={isBusy} onClick={close}>
              {t.closeDialog}
            </Button>
            <Button
              variant="primary"
              part="confirm"
              busy={isBusy}
              disabled={uploads.waiting === 0}
              onClick={() => void uploads.send()}
            >
              {t.sendDocuments}
            </Button>
          </>
        }
      >
        <FileDrop
          name="documents"
          part="documents"
          label={t.documents}
          hint={t.documentsHint({
            size: format.bytes(limits.documentBytes),
            count: format.number(limits.documents),
          })}
          error={uploads.error}
          disabled={isBusy}
          accept={documentKinds}
          multiple
          maxBytes={limits.documentBytes}
          files={uploads.files}
          onAdd={uploads.add}
          onRemove={uploads.remove}
        />
      </Dialog>
    </>
  );
}
