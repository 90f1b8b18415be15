type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor has changed in a field, and the event by which React learns of it. */
export interface Change {
  field: Field;
  property: 'value' | 'checked' | 'files';
  rendered: unknown;
  entered: unknown;
  type: 'click' | 'input' | 'change';
}

/** What a visitor has changed in rendered markup. To be read before React renders again: it then sets all fields back. */
export const readTyped = (wrapper: HTMLElement): Change[] =>
  [...wrapper.querySelectorAll<Field>('input, textarea, select')]
    .map((field): Change => {
      const change = changeOf(field);
      return { ...change, field, entered: Reflect.get(field, change.property) };
    })
    .filter(({ entered, rendered }) => entered !== rendered);

/**
 * Tells the view what a visitor typed, chose or attached before it was hydrated: React calls no handler for it. What the
 * visitor has entered since then stays.
 */
export function enterTyped(changes: readonly Change[]): void {
  for (const change of changes) {
    const now: unknown = Reflect.get(change.field, change.property);
    if (now === change.entered || now === change.rendered) enter(change);
  }
}

function changeOf(field: Field): Omit<Change, 'field' | 'entered'> {
  if (field instanceof HTMLSelectElement)
    return { property: 'value', rendered: renderedOption(field), type: 'change' };
  switch (field.type) {
    case 'file':
      return { property: 'files', rendered: noFiles(field as HTMLInputElement), type: 'change' };
    case 'checkbox':
      return { property: 'checked', rendered: (field as HTMLInputElement).defaultChecked, type: 'click' };
    case 'radio': {
      // A button that another choice has unchecked has nothing to tell.
      const { checked, defaultChecked } = field as HTMLInputElement;
      return { property: 'checked', rendered: checked && defaultChecked, type: 'click' };
    }
    default:
      return { property: 'value', rendered: field.defaultValue, type: 'input' };
  }
}

/** Nothing can be set back in a field for files, and React keeps no files of its own. */
const noFiles = ({ files }: HTMLInputElement): FileList | null => (files?.length ? null : files);

/**
 * React replaces the setter of the instance to learn which value a field has had, and ignores an event after which it has
 * the same. So the rendered value is set by that setter, and the visitor's by the one of the class.
 */
function enter({ field, property, rendered, entered, type }: Change): void {
  if (property !== 'files') {
    Reflect.set(field, property, rendered);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, entered);
  }
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

function renderedOption({ options }: HTMLSelectElement): string {
  const all = [...options];
  return (all.find(({ defaultSelected }) => defaultSelected) ?? all[0])?.value ?? '';
}
