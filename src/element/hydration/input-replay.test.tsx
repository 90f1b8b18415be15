import { expect, it } from 'vitest';
import { captureInput } from './input-replay.ts';
import { recordClicks } from './record-clicks.ts';

it('keeps clicks from the view until it is hydrated, and then repeats each once', () => {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.innerHTML = '<div><button>More</button><a href="/offer">Offer</a></div>';
  document.body.append(host);
  const [wrapper, button, link] = ['div', 'button', 'a'].map((name) =>
    shadow.querySelector<HTMLElement>(name),
  );
  if (!wrapper || !button || !link) throw new Error('The markup is not there.');
  const seen: EventTarget[] = [];
  // React listens at the wrapper.
  const view = (event: Event) => {
    event.preventDefault();
    if (event.target) seen.push(event.target);
  };

  recordClicks(host, shadow);
  button.click();
  const input = captureInput(host, shadow, wrapper);
  wrapper.addEventListener('click', view);
  button.click();
  link.click();
  expect(seen).toEqual([]);

  input.replayClicks();
  expect(seen).toEqual([button, link]);
  button.click();
  expect(seen).toEqual([button, link, button]);
  host.remove();
});
