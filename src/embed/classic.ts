/** The beginning of every classic script: reads its settings and exposes the public API. */
import { readScriptSettings } from '#core/runtime/page-globals.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { version } from '#core/version.ts';
import { exposeGlobally, publicApi } from './public-api.ts';

// Browsers set `currentScript` only while the script runs.
const script = document.currentScript;
if (script instanceof HTMLScriptElement) readScriptSettings(script, script.src);
exposeGlobally(publicApi(version, getRuntime));
