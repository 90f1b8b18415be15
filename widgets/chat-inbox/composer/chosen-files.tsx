/** The attachments of the next message: the button that adds files, and the list of chosen ones. */
import { Paperclip } from 'lucide';
import { useRef, useState } from 'react';
import { documentKinds } from '#core/domain/booking.ts';
import { limits } from '#core/domain/limits.ts';
import { useMessages } from '#core/i18n/context.ts';
import { IconButton } from '#core/ui/button.tsx';
import { FileItems } from '#core/ui/file-items.tsx';
import { FileProblems } from '#core/ui/file-problems.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { useFileCheck } from '#core/ui/use-file-check.ts';
import { chatInboxMessages } from '#widgets/chat-inbox/chat-inbox.messages.ts';
import { chosenFiles } from '#widgets/chat-inbox/thread/thread.styles.ts';

export function useMessageAttachments() {
  const [files, setFiles] = useState<readonly File[]>([]);
  const latest = useRef(files);
  const update = (next: readonly File[]) => {
    latest.current = next;
    setFiles(next);
  };
  const check = useFileCheck({
    accept: documentKinds,
    multiple: true,
    maxBytes: limits.documentBytes,
    maxFiles: limits.documents,
    chosen: files.length,
    onAdd: (more) => update([...latest.current, ...more]),
  });
  return {
    files,
    problems: check.problems,
    add: check.check,
    /** The current files, also before React has rendered them. */
    read: () => latest.current,
    remove(index: number) {
      check.forget();
      update(latest.current.filter((_, place) => place !== index));
    },
    clear() {
      check.forget();
      update([]);
    },
  };
}

type Chosen = ReturnType<typeof useMessageAttachments>;

export function AttachButton({ chosen }: { chosen: Chosen }) {
  const t = useMessages(chatInboxMessages);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={t.attach} part="attach" onClick={() => input.current?.click()}>
        <Icon node={Paperclip} size={20} />
      </IconButton>
      <input
        ref={input}
        type="file"
        name="documents"
        accept={documentKinds}
        multiple
        hidden
        onChange={({ currentTarget }) => {
          chosen.add(currentTarget.files);
          // Otherwise the browser fires no change for a file that is chosen again after it was removed.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

export function ChosenFiles({ chosen: { files, problems, remove } }: { chosen: Chosen }) {
  const items = files.map(({ name, size }, id) => ({ id, name, size, state: 'waiting' as const }));
  return (
    <div className={chosenFiles}>
      <FileItems files={items} onRemove={(id) => remove(Number(id))} />
      <FileProblems problems={problems} />
    </div>
  );
}
