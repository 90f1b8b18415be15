import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { limits } from '#core/domain/limits.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useDraft } from '#core/kit/data/use-draft.ts';
import { Button } from '#core/ui/button.tsx';
import { countCharacters } from '#core/ui/counter.tsx';
import { TextArea } from '#core/ui/text-area.tsx';
import { chatInboxMessages } from '#widgets/chat-inbox/chat-inbox.messages.ts';
import { namesOf } from '#widgets/chat-inbox/thread/attachments.tsx';
import { composer } from '#widgets/chat-inbox/thread/thread.styles.ts';
import { AttachButton, ChosenFiles, useMessageAttachments } from './chosen-files.tsx';

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
  const area = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing to write about, not when the text is emptied.
  useEffect(() => {
    if (!about) return;
    if (latest.current.trim() === '') change(t.about({ about: about.slice(0, limits.title) }));
    area.current?.focus();
  }, [about]);

  function change(value: string) {
    latest.current = value;
    draft.change({ text: value });
  }

  const used = countCharacters(text);
  const isTooLong = (message: string) => countCharacters(message) > limits.message;
  const canSend = (text.trim() !== '' || chosen.files.length > 0) && !isTooLong(text.trim());

  function send() {
    // React may not have rendered since the last Enter: the ref has the current text, the state may not.
    const files = chosen.read();
    const message = latest.current.trim() || namesOf(files);
    if (message === '' || isTooLong(message)) return;
    latest.current = '';
    draft.clear();
    chosen.clear();
    onSend(message, files);
    area.current?.focus();
  }

  function sendOnEnter(event: KeyboardEvent) {
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className={composer}
      part="composer"
      data-files={acceptsFiles || undefined}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <ChosenFiles chosen={chosen} />
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
          if (value.trim() !== '') onTyping();
        }}
        onKeyDown={sendOnEnter}
      />
      <Button type="submit" variant="primary" part="send" disabled={!canSend}>
        {t.send}
      </Button>
    </form>
  );
}
