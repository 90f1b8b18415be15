/** The script of the embed: finds the elements of a page, requests their first answers and imports their code. */
import type { Prerendered } from '#core/api/prerendered.ts';
import { isNearViewport, whenToStart } from '#core/element/activation.ts';
import { widgets } from '#core/element/contract/widgets.generated.ts';
import { paramsOf } from '#core/element/hydration/prerender-request.ts';
import { reserveHeight } from '#core/element/hydration/reserve-height.ts';
import { pageGlobals, readScriptSettings } from '#core/runtime/page-globals.ts';
import { apiUrlOf } from '#core/runtime/page-settings.ts';
import { version } from '#core/version.ts';
import { requestEarly } from './early-request.ts';
import { observeWidgetElements } from './observe-elements.ts';
import { onOpener } from './openers.ts';
import { exposeGlobally, publicApi } from './public-api.ts';

/** Set by the instant script: there, the backend puts a widget's prerendered markup in front of this file. */
declare const dragomanInstant: (Prerendered & { widget: string }) | undefined;
const instant = typeof dragomanInstant === 'undefined' ? undefined : dragomanInstant;

/** Widgets without a position in the page's flow start at once. */
const alwaysEager = 'toaster user-menu notification-bell launcher'.split(' ');

const here = import.meta.url;
const script = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].find(
  ({ src }) => src === here,
);

readScriptSettings(script, here);
const opening = () => import('./open-widget.ts');
exposeGlobally(publicApi(version, () => pageGlobals().runtime, activateElements, opening));

let stage: Promise<typeof import('./loader-stage-two.ts')> | undefined;
/** Fetched together with the first answers, which take longer. */
const stageTwo = () => {
  stage ??= import('./loader-stage-two.ts');
  return stage;
};
const importWidgets = () => import('./import-widgets.ts');

/** A script of the page uses the public API. That needs the runtime, which is part of every widget's code. */
function activateElements(): void {
  void importWidgets().then((imports) => imports.provideRuntime());
}

const names = widgets.split(' ');
void stageTwo();
onOpener((widget) => names.includes(widget), opening);
observeWidgetElements(
  names,
  (element, widget) => {
    const isDemo = element.hasAttribute('demo');
    const isEager = alwaysEager.includes(widget) || isDemo;
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
      if (!inserted && !request?.rendered) void importWidgets();
      await (await stageTwo()).showFirstAnswers(element, widget, request);
      if (pageGlobals().snapshots.has(element)) release?.();
      (await importWidgets()).scheduleImport(widget, element);
    });
  },
  () => void stageTwo().then((stage) => stage.reportUnknown()),
);
