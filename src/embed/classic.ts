/** The beginning of every classic script: reads its settings and exposes the public API. */
import { readScriptSettings } from '#core/runtime/page-globals.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { version } from '#core/version.ts';
import { openFrom, openWidget } from './open-widget.ts';
import { onOpener } from './openers.ts';
import { exposeGlobally, publicApi } from './public-api.ts';

// Browsers set `currentScript` only while the script runs.
const script = document.currentScript;
if (script instanceof HTMLScriptElement) readScriptSettings(script, script.src);

const isDefined = (widget: string) => Boolean(customElements.get(`dragoman-${widget}`));
/** A classic script has one widget: the dialog is the launcher's. */
const opening = async () => {
  if (!isDefined('launcher')) throw new Error('Load launcher.js too: it has the dialog.');
  return { openWidget };
};
exposeGlobally(publicApi(version, getRuntime, () => undefined, opening));
onOpener(
  (widget) => isDefined('launcher') && isDefined(widget),
  async () => ({ openFrom }),
);
