/** The draft of a form, stored on the device for the person who typed it. */
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useWidget } from '#core/hooks/widget-context.ts';
import type { DraftStorage } from '#core/ui/forms/draft-note.tsx';
import { usePersonalStorage } from './use-personal-storage.ts';

export type DraftFields = Record<string, string | readonly string[]>;

export interface Draft<Fields extends DraftFields> extends DraftStorage {
  fields: Fields;
  /** Whether the visitor has written anything. */
  isWritten: boolean;
  change(changes: Partial<Fields>): void;
  /** Removes the draft, here and from storage. The form is then blank, or holds the fields given. */
  clear(fields?: Fields): void;
}

const isSameType = (stored: unknown, field: string | readonly string[]): boolean =>
  Array.isArray(field)
    ? Array.isArray(stored) && stored.every((item) => typeof item === 'string')
    : typeof stored === typeof field;

/** The fields as they were stored. A field that was not stored, or with another type, stays as it is. */
function restored<Fields extends DraftFields>(fields: Fields, stored: unknown): Fields {
  if (typeof stored !== 'object' || stored === null) return fields;
  const known = Object.entries(fields).map(([name, field]) => {
    const found: unknown = Reflect.get(stored, name);
    return [name, isSameType(found, field) ? found : field];
  });
  // Each value was just checked against its field's type.
  return Object.fromEntries(known) as Fields;
}

const textOf = (record: unknown): string | undefined => JSON.stringify(record);

/** A server has no drafts. The browser reads them once it has hydrated what the server rendered. */
const notYet = -1;

/**
 * What the visitor writes into a form, stored on this device from the first letter until it is sent. When `name` changes,
 * or somebody signs in, the form shows the draft of that name or person, or else keeps its fields. In `demo` nothing is
 * stored. Another tab may have a draft of the same name: what this form has neither read nor written itself it replaces
 * only when the visitor says so.
 */
export function useDraft<Fields extends DraftFields>(name: string, blank: Fields): Draft<Fields> {
  const { demo } = useWidget();
  const personal = usePersonalStorage();
  const storedAs = demo ? '' : name;
  const arrivals = useSyncExternalStore(personal.subscribe, personal.arrivals, () => notYet);
  const open = (fields: Fields) => {
    const stored = storedAs && arrivals !== notYet ? personal.read(storedAs) : undefined;
    return { storedAs, arrivals, fields: restored(fields, stored), read: textOf(stored), isChanged: false };
  };
  const [state, setState] = useState(() => open(blank));
  if (state.storedAs !== storedAs || (storedAs && state.arrivals !== arrivals)) setState(open(state.fields));

  /** The record as this form has read or written it. */
  const known = useRef(state.read);
  const hasOther = useCallback(() => {
    const stored = textOf(storedAs ? personal.read(storedAs) : undefined);
    return stored !== undefined && stored !== known.current;
  }, [storedAs, personal]);
  const [isElsewhere, setElsewhere] = useState(false);
  const isStored = useSyncExternalStore(
    personal.subscribe,
    () => personal.isStored(storedAs),
    () => true,
  );

  const store = useCallback(
    (fields: Fields) => {
      known.current = textOf(fields);
      setElsewhere(false);
      personal.write(storedAs, fields);
    },
    [storedAs, personal],
  );
  useEffect(() => {
    if (!state.isChanged) {
      known.current = state.read;
      setElsewhere(false);
    } else if (hasOther()) setElsewhere(true);
    else if (storedAs) store(state.fields);
  }, [state, storedAs, hasOther, store]);

  const change = useCallback(
    (changes: Partial<Fields>) =>
      setState((before) => ({ ...before, fields: { ...before.fields, ...changes }, isChanged: true })),
    [],
  );
  const clear = useCallback(
    (next: Fields = blank) => {
      if (storedAs && !hasOther()) personal.remove(storedAs);
      setState({ storedAs, arrivals, fields: next, read: undefined, isChanged: false });
    },
    [storedAs, arrivals, personal, blank, hasOther],
  );
  const replaceOther = () => store(state.fields);
  // Meanwhile the other tab may have sent its draft.
  const showOther = () => (hasOther() ? setState(open(blank)) : replaceOther());

  const isWritten = Object.entries(state.fields).some(
    ([field, value]) => String(value) !== String(blank[field]),
  );
  const storageProblem = isElsewhere ? 'elsewhere' : isStored ? null : 'unstored';
  return { fields: state.fields, isWritten, change, clear, storageProblem, replaceOther, showOther };
}
