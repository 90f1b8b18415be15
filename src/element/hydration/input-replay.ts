import { pageGlobals } from '#core/runtime/page-globals.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What somebody did in a rendered widget before its view had the nodes. */
export interface CapturedInput {
  /** Does for the view what was typed or chosen: at once when it has the fields, before more is typed. */
  replayInput(): Promise<void>;
  /** Presses the buttons that were pressed. */
  replayClicks(): void;
}

/** Hears no more of a rendered widget, whose nodes the view now takes over. */
export function captureInput(host: Element, wrapper: HTMLElement): CapturedInput {
  const { buttons, stop } = pageGlobals().clicks.get(host) ?? {};
  pageGlobals().clicks.delete(host);
  stop?.();
  // Taking over may write what was rendered into the controls again.
  const noted = new Map(controlsIn(wrapper).map((control) => [control, entryOf(control)]));

  return {
    async replayInput() {
      for (const control of controlsIn(wrapper)) {
        const entry = isAsRendered(control) ? noted.get(control) : entryOf(control);
        if (!entry || entry.value === renderedValue(control)) continue;
        enter(control, entry);
        // A view that has heard of one change knows it when the next one comes.
        await Promise.resolve();
      }
    },
    replayClicks() {
      for (const button of buttons ?? []) if (button.isConnected) button.click();
    },
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

/** React hears of a text only where it differs from the one that it has itself written, by its own setter. */
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
