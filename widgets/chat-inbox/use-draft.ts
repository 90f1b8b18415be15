import { useCallback, useState } from 'react';
import { useWidget } from '#core/element/widget-context.ts';
import { dropDraft, readDraft, writeDraft } from '#core/session/drafts.ts';

/** The beginnings of a message, kept on this device for each conversation until it is sent. */
export function useDraft(readerId: string, conversationId: string) {
  const { demo } = useWidget();
  const name = `chat.${readerId}.${conversationId}`;
  const [text, setText] = useState(() => {
    const draft = demo ? '' : readDraft(name);
    return typeof draft === 'string' ? draft : '';
  });
  const write = useCallback(
    (next: string) => {
      setText(next);
      if (demo) return;
      if (next) writeDraft(name, next);
      else dropDraft(name);
    },
    [demo, name],
  );
  return [text, write] as const;
}
