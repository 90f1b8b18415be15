import { useCallback, useEffect, useState } from 'react';
import { useWidget } from '#core/kit/widget-context.ts';
import { dropDraft, readDraft, writeDraft } from '#core/session/drafts.ts';

export type DraftFields = Record<string, string | readonly string[]>;

export interface Draft<Fields extends DraftFields> {
  fields: Fields;
  /** Whether the person wrote anything. */
  isWritten: boolean;
  change(changes: Partial<Fields>): void;
  /** Forgets it, here and on the device; what stands then is blank, unless something else is given. */
  clear(standing?: Fields): void;
}

const isSameKind = (kept: unknown, field: string | readonly string[]): boolean =>
  Array.isArray(field)
    ? Array.isArray(kept) && kept.every((item) => typeof item === 'string')
    : typeof kept === typeof field;

/** The fields as they were kept; a field that was not, or was another kind of thing then, stays as it is. */
function restored<Fields extends DraftFields>(fields: Fields, kept: unknown): Fields {
  if (typeof kept !== 'object' || kept === null) return fields;
  const known = Object.entries(fields).map(([name, field]) => {
    const found: unknown = Reflect.get(kept, name);
    return [name, isSameKind(found, field) ? found : field];
  });
  // Each value was just found to be of its field's kind.
  return Object.fromEntries(known) as Fields;
}

/**
 * What a person writes into a form, kept on this device from the first letter until it is sent. A form that becomes
 * another one (`name`) shows what was kept for that, else what stands in it. In `demo` nothing is kept.
 */
export function useDraft<Fields extends DraftFields>(name: string, blank: Fields): Draft<Fields> {
  const { demo } = useWidget();
  const place = demo ? '' : name;
  const open = (fields: Fields) => ({
    place,
    fields: place ? restored(fields, readDraft(place)) : fields,
    isNews: false,
  });
  const [state, setState] = useState(() => open(blank));
  if (state.place !== place) setState(open(state.fields));

  useEffect(() => {
    if (state.isNews && state.place) writeDraft(state.place, state.fields);
  }, [state]);

  const change = useCallback(
    (changes: Partial<Fields>) =>
      setState((before) => ({ ...before, fields: { ...before.fields, ...changes }, isNews: true })),
    [],
  );
  const clear = useCallback(
    (standing: Fields = blank) => {
      if (place) dropDraft(place);
      setState({ place, fields: standing, isNews: false });
    },
    [place, blank],
  );

  const isWritten = Object.entries(state.fields).some(
    ([field, value]) => String(value) !== String(blank[field]),
  );
  return { fields: state.fields, isWritten, change, clear };
}
