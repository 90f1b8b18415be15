import { whenToStart } from '#core/element/activation.ts';
import { readScriptSettings, slot } from '#core/runtime-slot.ts';
import { version } from '#core/version.ts';
import { requestEarly } from './early-request.ts';
import { watchPlaced } from './placed-elements.ts';
import { exposeGlobally, publicApi } from './public-api.ts';

// One chunk per widget, known by its folder.
const doors = import.meta.glob('/widgets/*/index.ts');
const widgets = Object.keys(doors).map((path) => path.split('/')[2] ?? '');

/** These have no place of their own on the page to wait for. */
const withoutPlace = ['toaster', 'user-menu', 'notification-bell'];

const here = import.meta.url;
const script = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].find(
  ({ src }) => src === here,
);

readScriptSettings(script, here);
exposeGlobally(publicApi(version, () => slot().runtime));

function apiUrlFor(element: Element): string {
  const { script: settings, configuration, origin } = slot();
  const meta = document.querySelector<HTMLMetaElement>('meta[name="dragoman:api-url"]')?.content;
  const given = element.getAttribute('api-url') || configuration.apiUrl || settings.apiUrl || meta || origin;
  return new URL(given || '/', document.baseURI).href.replace(/\/$/, '');
}

watchPlaced(widgets, (element, widget) => {
  const load =
    withoutPlace.includes(widget) || element.hasAttribute('demo') ? 'eager' : element.getAttribute('load');
  whenToStart(element, load || 'visible', () => {
    requestEarly(element, apiUrlFor(element));
    doors[`/widgets/${widget}/index.ts`]?.().catch((error: unknown) => {
      console.error(`dragoman: <${element.localName}> could not be loaded.`, error);
    });
  });
});
