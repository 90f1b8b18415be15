/** `react-dom/client` where React's API is Preact's. */
import { options } from 'preact';

export { createRoot, hydrateRoot } from 'preact/compat/client';

// As React does after an answer, effects follow at once, so that an event that tells of something comes with the sight
// of it; left to itself Preact waits for the next frame, and in a page in the background for longer.
options.requestAnimationFrame = queueMicrotask;
