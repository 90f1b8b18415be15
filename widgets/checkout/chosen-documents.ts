import { useState } from 'react';
import { limits } from '#core/domain/limits.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { checkoutMessages } from './checkout.messages.ts';

export interface ChosenDocument {
  id: string;
  file: File;
}

const idOf = ({ name, size, lastModified }: File): string => `${name}/${size}/${lastModified}`;

/** The files that go along, each once; what does not fit is told in words before anything is sent. */
export function useChosenDocuments() {
  const t = useMessages(checkoutMessages);
  const format = useFormat();
  const [chosen, setChosen] = useState<readonly ChosenDocument[]>([]);
  const [error, setError] = useState<string>();

  return {
    chosen,
    error,
    add(files: readonly File[]) {
      const known = new Set(chosen.map(({ id }) => id));
      const empty = files.find(({ size }) => size === 0);
      const fresh = files
        .filter((file) => file.size > 0 && !known.has(idOf(file)))
        .map((file) => ({ id: idOf(file), file }));
      const all = [...chosen, ...fresh];
      setChosen(all.slice(0, limits.documents));
      if (all.length > limits.documents) setError(t.tooManyFiles({ count: format.number(limits.documents) }));
      else setError(empty && t.emptyFile({ name: empty.name }));
    },
    remove(id: ChosenDocument['id'] | number) {
      setChosen(chosen.filter((document) => document.id !== id));
      setError(undefined);
    },
  };
}
