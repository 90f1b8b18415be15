import { type RefObject, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useIsHydrated } from './use-is-hydrated.ts';

/** After this time a page counts as settled, whatever it still waits for. */
const patienceMs = 5000;

/** Whether the page has its height: no widget in view waits for its code or its data. */
export function useIsSettled(main: RefObject<HTMLElement | null>): boolean {
  const { pathname } = useLocation();
  // What the server has rendered has its height.
  const isHydrated = useIsHydrated();
  const [settled, setSettled] = useState(isHydrated ? '' : pathname);
  useLayoutEffect(() => {
    const began = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      if (main.current && isWaiting(main.current) && Date.now() - began < patienceMs)
        timer = setTimeout(check, 100);
      else setSettled(pathname);
    };
    check();
    return () => clearTimeout(timer);
  }, [pathname, main]);
  return settled === pathname;
}

const isWaiting = (main: HTMLElement): boolean =>
  main.querySelector('.loading') !== null || [...main.querySelectorAll('*')].some(isLoadingWidget);

/** A widget shows its children or nothing while it waits for code and texts, then its skeleton while it waits for data. */
function isLoadingWidget(element: Element): boolean {
  if (!element.localName.startsWith('dragoman-')) return false;
  const { top, height } = element.getBoundingClientRect();
  // Those out of view start when they are reached.
  if (top > innerHeight) return false;
  const { shadowRoot } = element;
  return (
    !shadowRoot || height === 0 || shadowRoot.querySelector('slot:not([name]), [part~=skeleton]') !== null
  );
}
