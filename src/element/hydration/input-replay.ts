/** Captures what a visitor typed, chose and clicked in prerendered markup, and replays it after hydration. */
import { recordClicks, replayClicks, takeClicks } from './record-clicks.ts';
import { retainTargets } from './retain-targets.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface CapturedInput {
  /** Enters the captured values again, so that the view's change handlers receive them. */
  replayInput(): Promise<void>;
  /** Ends the recording of clicks, and repeats them. */
  replayClicks(): void;
}

/** Captures the values of all fields, which hydration may reset. Clicks are recorded until their replay. */
export function captureInput(host: Element, shadow: ShadowRoot, wrapper: HTMLElement): CapturedInput {
  const earlier = takeClicks(host);
  recordClicks(host, shadow, true);
  retainTargets(shadow);
  // What nobody changed is not entered: the view may fill it in from a draft.
  const changed = controlsIn(wrapper).filter((control) => !isAsRendered(control));
  const entries = new Map(changed.map((control) => [control, entryOf(control)]));

  return {
    async replayInput() {
      for (const control of controlsIn(wrapper)) {
        const entry = isAsRendered(control) ? entries.get(control) : entryOf(control);
        if (!entry || entry.value === renderedValue(control)) continue;
        enter(control, entry);
        // The view has processed one change when the next one comes.
        await Promise.resolve();
      }
    },
    replayClicks: () => replayClicks([...new Set([...earlier, ...takeClicks(host)])]),
  };
}

const controlsIn = (wrapper: HTMLElement) => [
  ...wrapper.querySelectorAll<Control>('input, textarea, select'),
];

interface Entry {
  value: string;
  selection: [start: number, end: number] | null;
}

function entryOf(control: Control): Entry {
  const { value } = control;
  if (control instanceof HTMLSelectElement) return { value, selection: null };
  const { selectionStart: start, selectionEnd: end } = control;
  return { value, selection: start === null || end === null ? null : [start, end] };
}

const isAsRendered = (control: Control): boolean => control.value === renderedValue(control);

function renderedValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** React fires a change only where a text differs from the one that it has set, so the setter under it is used. */
function enter(control: Control, { value, selection }: Entry): void {
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (selection) control.setSelectionRange(...selection);
}
