import { startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { expect, it } from 'vitest';
import { hideWidgetEvents } from './hide-widget-events.ts';

it('lets a page hydrate in its own time while a visitor types into a widget, which still gets the keys', async () => {
  const page = document.createElement('div');
  page.innerHTML = '<main><section></section></main>';
  document.body.append(page);
  const shadow = page.querySelector('section')?.attachShadow({ mode: 'open' });
  const field = shadow?.appendChild(document.createElement('input'));
  const targets: (EventTarget | null)[] = [];
  field?.addEventListener('keydown', ({ target }) => targets.push(target));
  let isHydrated = false;
  let root: Root | undefined;
  const hydrated = () => {
    isHydrated = true;
  };

  const stop = hideWidgetEvents(page);
  startTransition(() => {
    root = hydrateRoot(page, <Page onHydrated={hydrated} />);
  });
  field?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, composed: true }));
  expect([isHydrated, targets]).toEqual([false, [field]]);
  await expect.poll(() => isHydrated).toBe(true);

  stop();
  root?.unmount();
  page.remove();
});

function Page({ onHydrated }: { onHydrated(): void }) {
  useEffect(() => onHydrated(), [onHydrated]);
  return (
    <main>
      <section />
    </main>
  );
}
