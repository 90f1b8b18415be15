import { acceptedFileTypes } from '#core/domain/booking.ts';
import { limits } from '#core/domain/limits.ts';
import type { AcceptedTask } from '#core/domain/task.ts';
import type { DocumentKind } from '#core/domain/task-states.ts';
import { useFormat, useMessages, useTitleOf } from '#core/i18n/context.ts';
import { taskMessages } from '#core/i18n/tasks.messages.ts';
import { Button } from '#core/ui/button.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { FileDrop } from '#core/ui/forms/file-drop.tsx';
import { useUploads } from './use-uploads.ts';

interface UploadDialogProps {
  task: AcceptedTask;
  kind: DocumentKind;
  open: boolean;
  onClose(): void;
}

/** A dialog to upload more files. Each is sent by itself, so that a rejected one does not stop the others. */
export function UploadDialog({ task, kind, open, onClose }: UploadDialogProps) {
  const t = useMessages(taskMessages);
  const format = useFormat();
  const uploads = useUploads(task, kind);
  const { title } = useTitleOf(task);
  const isBusy = uploads.status === 'busy';
  const close = () => {
    if (isBusy) return;
    onClose();
    uploads.removeUploaded();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={kind === 'deliverable' ? t.addWorkTo({ title }) : t.addDocumentsTo({ title })}
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
        label={kind === 'deliverable' ? t.work : t.documents}
        hint={t.documentsHint({
          size: format.bytes(limits.documentBytes),
          count: format.number(limits.documents),
        })}
        disabled={isBusy}
        accept={acceptedFileTypes}
        multiple
        maxBytes={limits.documentBytes}
        maxFiles={limits.documents}
        files={uploads.files}
        onAdd={uploads.add}
        onRemove={uploads.remove}
      />
    </Dialog>
  );
}
