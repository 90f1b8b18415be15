import { useState } from 'react';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { acceptsFile } from './file-accept.ts';

interface Rules {
  accept?: string;
  multiple?: boolean;
  maxBytes?: number;
  onAdd: (files: File[]) => void;
}

/** Passes accepted files on and says why the first rejected one was not. */
export function useFileCheck({ accept, multiple, maxBytes = Number.POSITIVE_INFINITY, onAdd }: Rules) {
  const messages = useMessages(coreMessages);
  const format = useFormat();
  const [refused, setRefused] = useState<File>();

  const problemOf = (file: File): string | undefined => {
    if (!acceptsFile(file, accept)) return messages.fileWrongType({ name: file.name });
    if (file.size === 0) return messages.fileEmpty({ name: file.name });
    if (file.size > maxBytes)
      return messages.fileTooLarge({ name: file.name, limit: format.bytes(maxBytes) });
    return undefined;
  };

  return {
    problem: refused && problemOf(refused),
    check(list: FileList | null) {
      const candidates = [...(list ?? [])].slice(0, multiple ? undefined : 1);
      const accepted = candidates.filter((file) => !problemOf(file));
      setRefused(candidates.find(problemOf));
      if (accepted.length) onAdd(accepted);
    },
  };
}
