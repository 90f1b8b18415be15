import { useState } from 'react';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { acceptsFile, kindsIn } from './file-accept.ts';

interface Rules {
  accept?: string;
  multiple?: boolean;
  maxBytes?: number;
  /** With `chosen`, how many files there may be in all. */
  maxFiles?: number;
  /** How many files were accepted before. */
  chosen?: number;
  onAdd: (files: File[]) => void;
}

type Reason = 'kind' | 'empty' | 'size' | 'count';

interface Refused {
  file: File;
  reason: Reason;
}

/** Passes accepted files on, and names each of the others with the reason and the limit. */
export function useFileCheck({
  accept,
  multiple,
  maxBytes = Number.POSITIVE_INFINITY,
  maxFiles = Number.POSITIVE_INFINITY,
  chosen = 0,
  onAdd,
}: Rules) {
  const messages = useMessages(coreMessages);
  const format = useFormat();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const most = multiple ? maxFiles : chosen + 1;

  const reasonOf = (file: File): Reason | undefined => {
    if (!acceptsFile(file, accept)) return 'kind';
    if (file.size === 0) return 'empty';
    return file.size > maxBytes ? 'size' : undefined;
  };

  const textOf = ({ file: { name }, reason }: Refused): string => {
    switch (reason) {
      case 'kind':
        return messages.fileWrongType({ name, kinds: kindsIn(accept).join(', ') });
      case 'empty':
        return messages.fileEmpty({ name });
      case 'size':
        return messages.fileTooLarge({ name, limit: format.bytes(maxBytes) });
      case 'count':
        return messages.fileOneTooMany({ name, limit: format.number(most) });
    }
  };

  return {
    problems: refused.map(textOf),
    check(list: FileList | null) {
      const accepted: File[] = [];
      const rest: Refused[] = [];
      for (const file of list ?? []) {
        const reason = reasonOf(file) ?? (chosen + accepted.length < most ? undefined : 'count');
        if (reason) rest.push({ file, reason });
        else accepted.push(file);
      }
      setRefused(rest);
      if (accepted.length) onAdd(accepted);
    },
    forget: () => setRefused([]),
  };
}
