/** The script of the embed: finds the elements of a page, requests their first answers and imports their code. */

import type { Prerendered } from '#core/api/prerendered.ts';
import { isNearViewport, whenToStart } from '#core/element/activation.ts';
import { widgets } from '#core/element/contract/widget-names.ts';
import { paramsOf } from '#core/element/hydration/prerender-request.ts';
import { reserveHeight } from '#core/element/hydration/reserve-height.ts';
import { pageGlobals, readScriptSettings } from '#core/runtime/page-globals.ts';
import { apiUrlOf } from '#core/runtime/page-settings.ts';
import { version } from '#core/version.ts';
import { requestEarly } from './early-request.ts';
import { observeWidgetElements } from './observe-elements.ts';
import { exposeGlobally, publicApi } from './public-api.ts';

/** Set by the instant script: there, the backend puts a widget's prerendered markup in front of this file. */
declare const dragomanInstant: (Prerendered & { widget: string }) | undefined;
const instant = typeof dragomanInstant === 'undefined' ? undefined : dragomanInstant;

/** Widgets without a position in the page's flow start at once. */
const alwaysEager = /toaster|menu|bell|launcher/;

const here = import.meta.url;
const script = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].find(
  ({ src }) => src === here,
);

readScriptSettings(script, here);

/** Whether the newest loader has taken over; undefined while nobody has needed it. */
let isReplaced: boolean | undefined;
let stage: Promise<typeof import('./loader-stage-two.ts')> | undefined;

/**
 * Loads once more what could not be loaded: the line may have been cut. What is missing still may belong to an older
 * release, so the newest loader takes over. If that fails too, the console says so, once, and an element that is added
 * later tries again. The promise then never settles.
 */
const chunk = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load()
    .catch(load)
    .catch((cause) => {
      stage = undefined;
      const fail = (error: unknown) => {
        if (isReplaced !== false) console.error('dragoman: cannot load. Check the backend', error);
        isReplaced = false;
      };
      if (here.includes('?again')) fail(cause);
      else if (isReplaced === undefined) {
        isReplaced = true;
        // The time in its address keeps it from coming from a cache.
        const address = new URL(`${instant ? '.' : ''}./dragoman.js?again${Date.now()}`, here);
        import(/* @vite-ignore */ `${address}`).catch(fail);
      }
      return new Promise(() => undefined);
    });

const opening = () => import('./open-widget.ts');
exposeGlobally(publicApi(version, () => pageGlobals().runtime, activateElements, opening));

/** Fetched together with the first answers, which take longer. */
const stageTwo = () => {
  stage ??= chunk(() => import('./loader-stage-two.ts'));
  return stage;
};
const importWidgets = () => chunk(() => import('./import-widgets.ts'));

/** A script of the page uses the public API. That needs the runtime, which is part of every widget's code. */
function activateElements(): void {
  void stageTwo().then(({ useAll }) => useAll());
  void importWidgets().then(({ provideRuntime }) => chunk(provideRuntime));
}

const names = widgets.split(' ');
// An older loader has left what waits for the runtime.
if (pageGlobals().waiting.length) activateElements();
void stageTwo().then(({ onOpener }) => onOpener((widget) => names.includes(widget), opening));
observeWidgetElements(
  names,
  (element, widget) => {
    // It works already, or the newest loader sees to it.
    if (element.matches(':defined') || isReplaced) return;
    const isDemo = element.hasAttribute('demo');
    const isEager = alwaysEager.test(widget) || isDemo;
    const load = (isEager ? 'eager' : element.getAttribute('load')) || 'visible';
    const isInstant = instant?.widget === widget && load !== 'interaction' && !isDemo;
    const inserted =
      isInstant &&
      stageTwo().then((stage) =>
        stage.insertInstantly(element, paramsOf(element, widget, apiUrlOf(element)), instant),
      );
    const release = widget === 'offer-grid' && load !== 'interaction' ? reserveHeight(element) : undefined;
    const when = load === 'visible' && isNearViewport(element) ? 'eager' : load;
    whenToStart(element, when, async () => {
      await inserted;
      const request = requestEarly(element, widget, apiUrlOf(element));
      // What is rendered already, or on its way, is to be seen before the code comes.
      if (!inserted && !request?.rendered && !element.shadowRoot) void importWidgets();
      const { showFirstAnswers, codeIsDue } = await stageTwo();
      await showFirstAnswers(element, widget, request);
      if (pageGlobals().snapshots.has(element)) release?.();
      await codeIsDue(element);
      const { importWidget } = await importWidgets();
      await chunk(() => importWidget(widget, element));
    });
  },
  () => void stageTwo().then((stage) => stage.reportUnknown()),
);
