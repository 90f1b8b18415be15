/** The entry point for bundlers that load widgets on demand: the page's session and configuration, and no widget. */
import { onOpener } from '#core/embed/openers.ts';
import { type Dragoman as PublicApi, publicApi, type Queued } from '#core/embed/public-api.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import type {} from './markup.ts';
import { version } from './version.ts';

export type { CloseReason, Dragoman, OpenAttributes, PublicSession } from '#core/embed/public-api.ts';
export type { Configuration } from '#core/runtime/types.ts';
export { version };

/** Opens a widget whose module the page has imported too. */
const opening = async () => {
  await import('@dragoman/widgets/launcher');
  return import('#core/embed/open-widget.ts');
};

export const { session, configure, consent, open } = publicApi(version, getRuntime, () => undefined, opening);

if (typeof document !== 'undefined')
  onOpener((widget) => Boolean(customElements.get(`dragoman-${widget}`)), opening);

// On pages with our script tag.
declare global {
  var Dragoman: PublicApi;
  interface Window {
    Dragoman: PublicApi;
    /** Made by the page: `(window.dragoman = window.dragoman || []).push((d) => …)`. */
    dragoman?: Pick<Queued[], 'push'> | undefined;
  }
}
