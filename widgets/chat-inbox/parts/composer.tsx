import { Paperclip } from 'lucide';
import { type FormEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { conversations } from '#core/api/conversations.ts';
import { isBlank } from '#core/domain/blank.ts';
import { acceptedFileTypes } from '#core/domain/booking.ts';
import { limits } from '#core/domain/limits.ts';
import { useDraft } from '#core/hooks/data/use-draft.ts';
import { useLive } from '#core/hooks/data/use-live-resource.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { Button, IconButton } from '#core/ui/button.tsx';
import { countCharacters } from '#core/ui/forms/counter.tsx';
import { DraftProblem } from '#core/ui/forms/draft-note.tsx';
import { FileItems, FileProblems, useFileCheck } from '#core/ui/forms/file-items.tsx';
import { TextArea } from '#core/ui/forms/text-area.tsx';
import { useDrop } from '#core/ui/forms/use-drop.ts';
import { Icon } from '#core/ui/icon.tsx';
import { isComposing } from '#core/ui/is-composing.ts';
import { chatInboxMessages } from '#widgets/chat-inbox/chat-inbox.messages.ts';
import { namesOf } from './attachments.tsx';
import { chosenFiles, composer } from './thread.styles.ts';

/** From this length on a counter is shown. */
const counterFrom = limits.message * 0.9;

interface ComposerProps {
  /** The name under which the text is stored on the device until it is sent. */
  draftName: string;
  /** What a new message is about: it begins with it, unless one is being written. */
  about: string;
  acceptsFiles: boolean;
  onTyping(): void;
  onSend(text: string, files: readonly File[]): void;
}

const blank = { text: '' };

export function Composer({ draftName, about, acceptsFiles, onTyping, onSend }: ComposerProps) {
  const t = useMessages(chatInboxMessages);
  const draft = useDraft(draftName, blank);
  const { text } = draft.fields;
  const chosen = useMessageAttachments();
  const [wasFileRefused, setFileRefused] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isOver = useDrop(form, acceptsFiles ? chosen.add : () => setFileRefused(true), '[part~=inbox]');
  const area = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing to write about, not when the text is emptied.
  useEffect(() => {
    if (!about) return;
    if (isBlank(latest.current)) change(t.about({ about: about.slice(0, limits.title) }));
    area.current?.focus();
  }, [about]);

  function change(value: string) {
    latest.current = value;
    draft.change({ text: value });
  }

  const used = countCharacters(text);
  const isTooLong = (message: string) => countCharacters(message) > limits.message;
  const canSend = (!isBlank(text) || chosen.files.length > 0) && !isTooLong(text.trim());

  function send() {
    // React may not have rendered since the last Enter: the ref has the current text, the state may not.
    const files = chosen.read();
    const message = isBlank(latest.current) ? namesOf(files) : latest.current.trim();
    if (message === '' || isTooLong(message)) return;
    latest.current = '';
    draft.clear();
    chosen.clear();
    setFileRefused(false);
    onSend(message, files);
    area.current?.focus();
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      ref={form}
      className={composer}
      part="composer"
      data-files={acceptsFiles || undefined}
      data-over={(acceptsFiles && isOver) || undefined}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      {/* A message is sent at once: that the device would not store it is no news to its writer. */}
      {draft.storageProblem === 'elsewhere' && <DraftProblem draft={draft} />}
      <ChosenFiles chosen={wasFileRefused ? { ...chosen, problems: [t.filesNeedTask] } : chosen} />
      {acceptsFiles && <AttachButton chosen={chosen} />}
      <TextArea
        ref={area}
        name="message"
        part="input"
        label={t.input}
        labelHidden
        placeholder={t.placeholder}
        autoComplete="off"
        enterKeyHint="send"
        growTo={5}
        limit={used > counterFrom ? limits.message : undefined}
        value={text}
        onChange={(value) => {
          change(value);
          setFileRefused(false);
          if (!isBlank(value)) onTyping();
        }}
        onKeyDown={sendOnEnter}
      />
      <Button type="submit" variant="primary" part="send" disabled={!canSend}>
        {t.send}
      </Button>
    </form>
  );
}

// The attachments of the next message: the button that adds files, and the list of chosen ones.

function useMessageAttachments() {
  const [files, setFiles] = useState<readonly File[]>([]);
  const latest = useRef(files);
  const update = (next: readonly File[]) => {
    latest.current = next;
    setFiles(next);
  };
  const check = useFileCheck({
    accept: acceptedFileTypes,
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

function AttachButton({ chosen }: { chosen: Chosen }) {
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
        accept={acceptedFileTypes}
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

// Typing indicators, sent and received.

/** Milliseconds. The backend is notified repeatedly during typing, and the indicator stays a little longer than that interval. */
const notifyEvery = 3_000;
const visibleFor = 5_000;

/** Whether the other person is typing, and how to notify them that the reader is. */
export function useTyping(readerId: string, conversationId: string) {
  const { client, demo } = useWidget();
  const [seenAt, setSeenAt] = useState(0);
  const notifiedAt = useRef(0);

  useLive((update) => {
    if (update.kind !== 'typing' && update.kind !== 'message') return;
    if (update.conversationId !== conversationId) return;
    if (update.kind === 'typing' && update.personId !== readerId) setSeenAt(Date.now());
    if (update.kind === 'message' && update.message.author !== readerId) setSeenAt(0);
  });
  useEffect(() => {
    if (!seenAt) return;
    const timer = setTimeout(() => setSeenAt(0), visibleFor);
    return () => clearTimeout(timer);
  }, [seenAt]);

  const notify = useCallback(() => {
    const now = Date.now();
    if (demo || now - notifiedAt.current < notifyEvery) return;
    notifiedAt.current = now;
    // A lost notification does not matter: the next letter sends another.
    conversations(client)
      .reportTyping(conversationId)
      .catch(() => undefined);
  }, [client, demo, conversationId]);

  return { isVisible: seenAt > 0, notify };
}
