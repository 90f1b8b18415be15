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
    const checkBy = (isWaiting: (main: HTMLElement) => boolean) => {
      if (main.current && isWaiting(main.current) && Date.now() - began < patienceMs)
        timer = setTimeout(checkBy, 100, hasLoadingWidgets);
      else setSettled(pathname);
    };
    // The browser has not laid out the new page yet. To ask for boxes would make it do so before it answers to the visitor.
    checkBy((page) => hasEmptyWidgets(page) || hasLoadingWidgets(page));
    return () => clearTimeout(timer);
  }, [pathname, main]);
  return settled === pathname;
}

const widgetsIn = (main: HTMLElement): Element[] =>
  [...main.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('dragoman-'));

/** A widget shows its children or nothing while it waits for code and texts, then its skeleton while it waits for data. */
const isEmpty = ({ shadowRoot }: Element): boolean =>
  !shadowRoot?.firstChild || shadowRoot.querySelector('slot:not([name]), [part~=skeleton]') !== null;

const hasEmptyWidgets = (main: HTMLElement): boolean =>
  main.querySelector('.loading') !== null || widgetsIn(main).some(isEmpty);

const hasLoadingWidgets = (main: HTMLElement): boolean =>
  main.querySelector('.loading') !== null ||
  widgetsIn(main).some((widget) => {
    const { top, height } = widget.getBoundingClientRect();
    // Those out of view start when they are reached.
    return top <= innerHeight && (height === 0 || isEmpty(widget));
  });
