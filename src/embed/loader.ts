import { isNear, whenToStart } from '#core/element/activation.ts';
import { readScriptSettings, slot } from '#core/runtime-slot.ts';
import { version } from '#core/version.ts';
import { requestEarly } from './early-request.ts';
import { keepPlace } from './keep-place.ts';
import { apiUrlOf } from './page-settings.ts';
import type { Prerendered } from './paint.ts';
import { widgets } from './placed.generated.ts';
import { watchPlaced } from './placed-elements.ts';
import { paramsOf } from './prerendered.ts';
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
exposeGlobally(publicApi(version, () => slot().runtime));

let step: Promise<typeof import('./second-step.ts')> | undefined;
/** Fetched before the first answers, which take longer to come: it has something to do until then. */
const secondStep = () => {
  step ??= import('./second-step.ts');
  return step;
};

/** Shows what came inside the script, where it is what this element asks for. */
async function paintInstantly(element: Element, widget: string, offers: Prerendered): Promise<void> {
  // After a script that the page has waited for browsers lay it out in the same task.
  const { isFor, nextTask, paint } = await secondStep();
  await nextTask();
  const params = paramsOf(element, widget, apiUrlOf(element));
  if (params && isFor(params, offers)) paint(element, offers);
}

void secondStep();
watchPlaced(widgets.split(' '), (element, widget) => {
  const isEager = withoutPlace.includes(widget) || element.hasAttribute('demo');
  const load = (isEager ? 'eager' : element.getAttribute('load')) || 'visible';
  const isInstant = instant?.widget === widget && load !== 'interaction' && !element.hasAttribute('demo');
  const painted = isInstant && paintInstantly(element, widget, instant);
  if (widget === 'offer-grid' && load !== 'interaction') keepPlace(element);
  const when = load === 'visible' && isNear(element) ? 'eager' : load;
  whenToStart(element, when, async () => {
    await painted;
    await requestEarly(element, widget, apiUrlOf(element), secondStep);
    (await secondStep()).openDoor(widget, element);
  });
});
