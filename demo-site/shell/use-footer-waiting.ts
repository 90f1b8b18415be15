import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useIsHydrated } from '#core/ui/use-is-hydrated.ts';

/** In milliseconds: after this time a page counts as settled, whatever it still waits for. */
const patience = 5000;

/** Hides the footer while a widget in view waits for its code or data (styles/loading.css): it would move twice. */
export function useFooterWaiting(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  // What the server has rendered has its height.
  const isRendered = useRef(!useIsHydrated());
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page waits for its own widgets.
  useLayoutEffect(() => {
    const page = main.current;
    if (isRendered.current || !page) {
      isRendered.current = false;
      return;
    }
    const began = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const check = (isWaiting: boolean) => {
      page.toggleAttribute('data-waiting', isWaiting);
      if (isWaiting) timer = setTimeout(() => check(Date.now() - began < patience && isWaitingIn(page)), 100);
    };
    check(page.querySelector('.loading') !== null || widgetsIn(page).some(isEmpty));
    return () => clearTimeout(timer);
  }, [pathname, main]);
}

const widgetsIn = (page: HTMLElement): Element[] =>
  [...page.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('dragoman-'));

/** A widget shows its children or nothing while it waits for code and texts, then its skeleton while it waits for data. */
const isEmpty = ({ shadowRoot }: Element): boolean =>
  !shadowRoot?.firstChild || shadowRoot.querySelector('slot:not([name]), [part~=skeleton]') !== null;

const isWaitingIn = (page: HTMLElement): boolean =>
  page.querySelector('.loading') !== null ||
  widgetsIn(page).some((widget) => {
    const { top, height } = widget.getBoundingClientRect();
    // Those out of view start when they are reached.
    return top <= innerHeight && (height === 0 || isEmpty(widget));
  });
