import { slot } from '#core/runtime-slot.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** From now on React hears by itself what is pressed. */
export const stopNoting = (host: Element): void => slot().clicks.get(host)?.stop();

/** Does for React what somebody did before it had the nodes: what was typed or chosen, and buttons pressed. */
export async function replay(host: Element, wrapper: HTMLElement): Promise<void> {
  for (const control of wrapper.querySelectorAll<Control>('input, textarea, select')) {
    if (control.value === renderedValue(control)) continue;
    change(control);
    // A view that has heard of one change knows it when the next one comes.
    await Promise.resolve();
  }
  const { buttons } = slot().clicks.get(host) ?? {};
  slot().clicks.delete(host);
  for (const button of buttons ?? []) if (button.isConnected) button.click();
}

function renderedValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** React hears of a text only where it differs from the one that it has itself written, by its own setter. */
function change(control: Control): void {
  const { value } = control;
  if (control instanceof HTMLSelectElement) {
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const { selectionStart, selectionEnd } = control;
  control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
}
