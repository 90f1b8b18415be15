import { pageGlobals } from '#core/runtime/page-globals.ts';

/** Notes which buttons of a rendered widget are pressed before its view is there to hear of it; links work without. */
export function recordClicks(host: Element, shadow: ShadowRoot): void {
  const buttons = new Set<HTMLElement>();
  const press = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button');
    if (button) buttons.add(button);
  };
  // What the view does with a form is not known here: it shall not lead away from the page.
  const stay = (event: Event) => event.preventDefault();
  shadow.addEventListener('click', press);
  shadow.addEventListener('submit', stay);
  pageGlobals().clicks.set(host, {
    buttons,
    stop() {
      shadow.removeEventListener('click', press);
      shadow.removeEventListener('submit', stay);
    },
  });
}
