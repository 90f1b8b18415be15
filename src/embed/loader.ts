import { isNear, whenToStart } from '#core/element/activation.ts';
import type { Prerendered } from '#core/element/hydration/insert-prerendered.ts';
import { paramsOf } from '#core/element/hydration/prerender-request.ts';
import { reserveHeight } from '#core/element/hydration/reserve-height.ts';
import { pageGlobals, readScriptSettings } from '#core/runtime/page-globals.ts';
import { version } from '#core/version.ts';
import { requestEarly } from './early-request.ts';
import { observeWidgetElements } from './observe-elements.ts';
import { apiUrlOf } from './page-settings.ts';
import { exposeGlobally, publicApi } from './public-api.ts';
import { widgets } from './widgets.generated.ts';

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
exposeGlobally(publicApi(version, () => pageGlobals().runtime));

let step: Promise<typeof import('./loader-stage-two.ts')> | undefined;
/** Fetched before the first answers, which take longer to come: it has something to do until then. */
const stageTwo = () => {
  step ??= import('./loader-stage-two.ts');
  return step;
};

/** Shows what came inside the script, where it is what this element asks for. */
async function insertInstantly(element: Element, widget: string, offers: Prerendered): Promise<void> {
  // After a script that the page has waited for browsers lay it out in the same task.
  const { insertPrerendered, matchesRequest, nextTask } = await stageTwo();
  await nextTask();
  const params = paramsOf(element, widget, apiUrlOf(element));
  if (params && matchesRequest(params, offers)) insertPrerendered(element, offers);
}

void stageTwo();
observeWidgetElements(widgets.split(' '), (element, widget) => {
  const isEager = withoutPlace.includes(widget) || element.hasAttribute('demo');
  const load = (isEager ? 'eager' : element.getAttribute('load')) || 'visible';
  const isInstant = instant?.widget === widget && load !== 'interaction' && !element.hasAttribute('demo');
  const painted = isInstant && insertInstantly(element, widget, instant);
  if (widget === 'offer-grid' && load !== 'interaction') reserveHeight(element);
  const when = load === 'visible' && isNear(element) ? 'eager' : load;
  whenToStart(element, when, async () => {
    await painted;
    await requestEarly(element, widget, apiUrlOf(element), stageTwo);
    (await stageTwo()).importWidget(widget, element);
  });
});
