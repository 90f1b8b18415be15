/** Replaces src/element/load-renderer.ts in the embed, whose loader has fetched React's files together with the widgets'. */
import { nextTask } from '#core/element/hydration/next-task.ts';

type Renderer = typeof import('react-dom/client');

let loading: Promise<Renderer> | undefined;

/** The first import prepares the renderer, which takes a slow phone 25 ms: in a task of its own, after the widgets' code. */
export function loadRenderer(): Promise<Renderer> {
  loading ??= nextTask().then(() => import('react-dom/client'));
  return loading;
}
