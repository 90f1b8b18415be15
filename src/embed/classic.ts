/** The start of every classic script: settings from its tag, and the public API as `Dragoman`. */
import { readScriptSettings } from '#core/runtime/page-globals.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { version } from '#core/version.ts';
import { exposeGlobally, publicApi } from './public-api.ts';

// The first lines of every classic script: it knows its own tag only while it runs.
const script = document.currentScript;
if (script instanceof HTMLScriptElement) readScriptSettings(script, script.src);
exposeGlobally(publicApi(version, getRuntime));
