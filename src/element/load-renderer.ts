/** React's renderer, for the elements of a page. The embed's build has scripts/build/load-renderer.ts in place of this file. */
import { createRoot, hydrateRoot } from 'react-dom/client';

export type { Root } from 'react-dom/client';

export interface Renderer {
  createRoot: typeof createRoot;
  hydrateRoot: typeof hydrateRoot;
}

export const loadRenderer = async (): Promise<Renderer> => ({ createRoot, hydrateRoot });
