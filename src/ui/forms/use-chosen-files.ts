import { useState } from 'react';

export interface ChosenFile {
  id: string;
  file: File;
}

const idOf = ({ name, size, lastModified }: File): string => `${name}/${size}/${lastModified}`;

/** Files chosen for sending, each once. */
export function useChosenFiles() {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);

  return {
    chosen,
    add(files: readonly File[]) {
      const known = new Set(chosen.map(({ id }) => id));
      const fresh = files.map((file) => ({ id: idOf(file), file })).filter(({ id }) => !known.has(id));
      setChosen([...chosen, ...fresh]);
    },
    remove: (id: string | number) => setChosen((before) => before.filter((one) => one.id !== id)),
    clear: () => setChosen([]),
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
