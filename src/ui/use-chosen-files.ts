import { useState } from 'react';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';

export interface ChosenFile {
  id: string;
  file: File;
}

const idOf = ({ name, size, lastModified }: File): string => `${name}/${size}/${lastModified}`;

/** Files chosen for sending, each once and up to a maximum, with an error text for those that are not accepted. */
export function useChosenFiles(maxFiles: number) {
  const messages = useMessages(coreMessages);
  const format = useFormat();
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [isFull, setFull] = useState(false);

  return {
    chosen,
    error: isFull ? messages.filesTooMany({ count: format.number(maxFiles) }) : undefined,
    add(files: readonly File[]) {
      const known = new Set(chosen.map(({ id }) => id));
      const fresh = files.map((file) => ({ id: idOf(file), file })).filter(({ id }) => !known.has(id));
      const all = [...chosen, ...fresh];
      setChosen(all.slice(0, maxFiles));
      setFull(all.length > maxFiles);
    },
    remove(id: string | number) {
      setChosen((before) => before.filter((one) => one.id !== id));
      setFull(false);
    },
    clear() {
      setChosen([]);
      setFull(false);
    },
  };
}

export type ChosenFiles = ReturnType<typeof useChosenFiles>;

/** Divides the progress of a whole upload, from 0 to 1, among files that are sent one after the other. */
export function progressOfEach(files: readonly Pick<File, 'size'>[], sent: number): number[] {
  let left = sent * files.reduce((all, { size }) => all + size, 0);
  return files.map(({ size }) => {
    const gone = Math.min(left, size);
    left -= gone;
    return size > 0 ? gone / size : 1;
  });
}
