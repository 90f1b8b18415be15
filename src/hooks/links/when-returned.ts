/**
 * Resolves when the visitor comes back by the back button and the browser shows the page as it was left. What was busy with
 * leaving is no longer.
 */
export function whenReturned(): Promise<void> {
  // However often somebody tries to leave, one listener waits.
  returned ??= new Promise((resolve) => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      removeEventListener('pageshow', onShow);
      returned = undefined;
      resolve();
    };
    addEventListener('pageshow', onShow);
  });
  return returned;
}

let returned: Promise<void> | undefined;
