/** The loader: the script that a page includes. It finds widgets, reserves their height and requests their first data. */
import type { Prerendered } from '#core/api/prerendered.ts';
import { isNearViewport, whenToStart } from '#core/element/activation.ts';
import { publicAttributes, widgets } from '#core/element/contract/widgets.generated.ts';
import { paramsOf } from '#core/element/hydration/prerender-request.ts';
import { reserveHeight } from '#core/element/hydration/reserve-height.ts';
import { pageGlobals, readScriptSettings } from '#core/runtime/page-globals.ts';
import { apiUrlOf } from '#core/runtime/page-settings.ts';
import { version } from '#core/version.ts';
import { requestEarly } from './early-request.ts';
import { observeWidgetElements } from './observe-elements.ts';
import { exposeGlobally, publicApi } from './public-api.ts';

/** What the backend puts in front of this file when it is asked for with the first page of one widget inside. */
declare const dragomanInstant: (Prerendered & { widget: string }) | undefined;
const instant = typeof dragomanInstant === 'undefined' ? undefined : dragomanInstant;

/** These have no place of their own on the page to wait for. */
const withoutPlace = ['toaster', 'user-menu', 'notification-bell'];

const here = import.meta.url;
const script = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].find(
  ({ src }) => src === here,
);

readScriptSettings(script, here);
exposeGlobally(publicApi(version, () => pageGlobals().runtime, activateElements));

let stage: Promise<typeof import('./loader-stage-two.ts')> | undefined;
/** Fetched before the first answers, which take longer to come. */
const stageTwo = () => {
  stage ??= import('./loader-stage-two.ts');
  return stage;
};
const importWidgets = () => import('./import-widgets.ts');

/** Shows what came inside the script, where it is what this element asks for. */
async function insertInstantly(element: Element, widget: string, offers: Prerendered): Promise<void> {
  // Browsers lay out a script that the page has waited for in the same task.
  const { insertPrerendered, matchesRequest, nextTask } = await stageTwo();
  await nextTask();
  const params = paramsOf(element, widget, apiUrlOf(element));
  if (params && matchesRequest(params, offers)) insertPrerendered(element, offers);
}

/** A script of the page needs the runtime, which comes with any widget's code. */
function activateElements(): void {
  void importWidgets().then((imports) => imports.activateElements());
}

void stageTwo();
observeWidgetElements(widgets.split(' '), (element, widget) => {
  const isDemo = element.hasAttribute('demo');
  const isEager = withoutPlace.includes(widget) || isDemo;
  const load = (isEager ? 'eager' : element.getAttribute('load')) || 'visible';
  const isInstant = instant?.widget === widget && load !== 'interaction' && !isDemo;
  const inserted = isInstant && insertInstantly(element, widget, instant);
  const release = widget === 'offer-grid' && load !== 'interaction' ? reserveHeight(element) : undefined;
  const when = load === 'visible' && isNearViewport(element) ? 'eager' : load;
  whenToStart(element, when, async () => {
    if (!publicAttributes[widget]) void importWidgets();
    await inserted;
    const request = requestEarly(element, widget, apiUrlOf(element));
    await (await stageTwo()).showFirstAnswers(element, widget, request);
    if (pageGlobals().snapshots.has(element)) release?.();
    (await importWidgets()).scheduleImport(widget, element);
  });
});
