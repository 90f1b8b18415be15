/** Leaves the cards of a rendered grid as the server rendered them until the grid is near the screen, or used. */
import { use, useSyncExternalStore } from 'react';
import { isNearViewport, whenToStart } from '#core/element/activation.ts';
import { useWidget } from '#core/kit/widget-context.ts';

interface Approach {
  isNear: boolean;
  promise: Promise<void>;
}

const approaches = new WeakMap<Element, Approach>();

/** Of a pointer, a finger, the keyboard and assistive technology. */
const uses = ['pointerover', 'focusin', 'click'] as const;

function approachOf(host: HTMLElement): Approach {
  const approach: Approach = { isNear: isNearViewport(host), promise: Promise.resolve() };
  if (approach.isNear) return approach;
  approach.promise = new Promise((resolve) => {
    const reach = () => {
      approach.isNear = true;
      unobserve();
      for (const type of uses) host.removeEventListener(type, reach, true);
      resolve();
    };
    const unobserve = whenToStart(host, 'visible', reach);
    // On the host: React, which listens inside, then hydrates the card that the event is for at once.
    for (const type of uses) host.addEventListener(type, reach, true);
  });
  return approach;
}

/**
 * Suspends a card that would hydrate before anybody can see it. React leaves its markup, and a page of many grids takes
 * half the memory.
 */
export function useHydrateNear(): void {
  const { host } = useWidget();
  let isHydrating = false;
  // React asks for the server's state only while it hydrates. A card whose props change before that is rendered anew.
  useSyncExternalStore(never, nothing, () => {
    isHydrating = true;
    return null;
  });
  // A server has no element.
  if (!isHydrating || !host) return;
  const approach = approaches.get(host) ?? approachOf(host);
  approaches.set(host, approach);
  if (!approach.isNear) use(approach.promise);
}

const never = () => () => undefined;
const nothing = () => null;
