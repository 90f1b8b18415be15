import { hydrateRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { retainTargets } from './retain-targets.ts';

it.each(['inside', 'outside'])(
  'lets a view learn of a pointer that moved before it was hydrated, from %s',
  async (side) => {
    const host = document.createElement('div');
    // React forgets the event at the next one, and the real pointer may stand here.
    host.style.pointerEvents = 'none';
    const shadow = host.attachShadow({ mode: 'open' });
    shadow.innerHTML = '<div><button type="button">More</button></div>';
    document.body.append(host);
    const [wrapper, button] = [shadow.querySelector('div'), shadow.querySelector('button')];
    if (!wrapper || !button) throw new Error('The markup is not there.');
    const entered: EventTarget[] = [];
    const failures: unknown[] = [];
    const fail = (event: ErrorEvent) => {
      event.preventDefault();
      failures.push(event.error);
    };
    window.addEventListener('error', fail);

    retainTargets(shadow);
    const root = hydrateRoot(
      wrapper,
      <button type="button" onMouseEnter={({ currentTarget }) => entered.push(currentTarget)}>
        More
      </button>,
    );
    // From elsewhere in the view: such an event does not leave the shadow root.
    const relatedTarget = side === 'inside' ? wrapper : null;
    button.dispatchEvent(new MouseEvent('mouseover', { relatedTarget, bubbles: true, composed: true }));
    await expect.poll(() => [entered, failures]).toEqual([[button], []]);

    root.unmount();
    window.removeEventListener('error', fail);
    host.remove();
  },
);
