/** One element in the page: waits until it should start, hydrates or renders its view, and updates it until removal. */
import { startTransition } from 'react';
import type { SWRConfiguration } from 'swr';
import type { ServerSnapshot } from '#core/api/prerendered.ts';
import type { MessageOverrides } from '#core/i18n/catalogue.ts';
import { hasAllMessages, loadAllMessages } from '#core/i18n/widget-messages.ts';
import { requestCache, sharedRequests } from '#core/kit/data/request-cache.ts';
import type { WidgetSettings } from '#core/kit/widget-context.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { watchPageContext } from '#core/runtime/watch-page-context.ts';
import type { Session } from '#core/session/session-types.ts';
import { isAwaited, whenToStart } from './activation.ts';
import type { Definition } from './contract/definition.ts';
import { diagnose, reportUnexplained, showFindingsWhenAsked, watchPictures } from './diagnostics/load.ts';
import { reportPage } from './diagnostics/report-page.ts';
import { firstFrame } from './hydration/first-frame.ts';
import { applyInlineStyles } from './hydration/inline-styles.ts';
import { type CapturedInput, captureInput } from './hydration/input-replay.ts';
import { nextTask } from './hydration/next-task.ts';
import { waitForPrefetched } from './hydration/prefetched-answers.ts';
import { takeClicks } from './hydration/record-clicks.ts';
import {
  hasSameRenderInput,
  hydrationOptions,
  type RenderInput,
  readSnapshot,
  renderedWrapper,
  takeSnapshot,
} from './hydration/server-snapshot.ts';
import { keepIfShallowEqual } from './keep-if-equal.ts';
import { loadRenderer, type Renderer, type Root } from './load-renderer.ts';
import type { Properties } from './properties.ts';
import { readOverrides, readPageContext, readSettings } from './read-settings.ts';
import { announceSessionChanges } from './session-notices.ts';
import { adoptStyles, hasStyles } from './styles.ts';
import { WidgetRoot } from './widget-root.tsx';
import { applyPageContext, makeWrapper, removeFallback } from './wrapper.ts';

/** `waiting` for `load`, `prefetching` answers, `hydrating` what a server rendered, `live`, or `gone` from the page. */
type Status = 'waiting' | 'prefetching' | 'hydrating' | 'live' | 'gone';

export class MountedWidget {
  readonly #host: HTMLElement;
  readonly #shadow: ShadowRoot;
  readonly #properties: Properties;
  readonly #definition: Definition;
  readonly #runtime = getRuntime();
  readonly #cleanups: (() => void)[] = [];
  #status: Status = 'waiting';
  #wrapper: HTMLElement;
  #renderer!: Renderer; // Loaded before the widget hydrates or is live.
  #root: Root | null = null;
  #requests: SWRConfiguration = sharedRequests();
  /** The input of the hydrated markup, until React renders anything else. */
  #hydrated: RenderInput | null = null;
  #input: CapturedInput | null = null;
  /** Events that a view fires while it hydrates. Their listeners may click nodes that are not hydrated yet. */
  #heldEvents: (() => void)[] = [];
  #revision = 0;
  #settings: WidgetSettings | null = null;
  #session: Session | null = null;
  #overrides: MessageOverrides | null = null;

  constructor(host: HTMLElement, shadow: ShadowRoot, properties: Properties, definition: Definition) {
    this.#host = host;
    this.#shadow = shadow;
    this.#properties = properties;
    this.#definition = definition;
    this.#wrapper = renderedWrapper(host, shadow) ?? makeWrapper(shadow, definition.inline);
    applyInlineStyles(shadow);
    if (!hasStyles(shadow)) adoptStyles(shadow);
    const load = String(properties.read('load'));
    const isEager = definition.alwaysEager || properties.read('demo') || isAwaited(host, load);
    this.#cleanups.push(whenToStart(host, isEager ? 'eager' : load, () => this.#start()));
  }

  /** The page has changed an attribute or a property. */
  update(): void {
    this.#revision += 1;
    this.#show();
  }

  unmount(): void {
    this.#status = 'gone';
    this.#root?.unmount();
    for (const cleanUp of this.#cleanups.splice(0)) cleanUp();
    this.#shadow.replaceChildren();
    // A pending call and its cached answer refer to this object. Neither may retain the view in memory.
    this.#root = null;
    this.#input = null;
    this.#wrapper = document.createElement('div');
  }

  #start(): void {
    this.#status = 'prefetching';
    const { contract } = this.#definition;
    const showAgain = () => this.#show();
    const findings = () => diagnose(this.#host, contract, this.#properties);
    this.#cleanups.push(
      this.#runtime.enter(),
      requestCache().enter(),
      watchPageContext(this.#host, this.#shadow, () => JSON.stringify(this.#pageContext()), showAgain),
      this.#runtime.config.subscribe(showAgain),
      this.#runtime.config.subscribe(reportPage),
      watchPictures(this.#shadow),
      showFindingsWhenAsked(this.#shadow, contract.tag, findings),
    );
    announceSessionChanges(this.#runtime);
    this.#restoreSession();
    const snapshot = takeSnapshot(this.#host, this.#shadow);
    if (snapshot && this.#wrapper.firstChild) void this.#hydrate(snapshot);
    else void this.#renderFirst();
  }

  /** A change of `api-url` may bring another session. */
  #restoreSession(): void {
    const { session, demo } = this.#readSettings();
    if (demo || session === this.#session) return;
    this.#session = session;
    void session.restore();
  }

  #goLive(): void {
    if (this.#status === 'gone') return;
    this.#status = 'live';
    adoptStyles(this.#shadow);
    this.#show();
  }

  async #renderFirst(): Promise<void> {
    const renderer = loadRenderer();
    const props = this.#properties.all();
    const prefetched = await waitForPrefetched(this.#definition, props, this.#readSettings(), this.#locale());
    if (prefetched)
      this.#requests = { ...this.#requests, ...prefetched, isPaused: () => !!this.#wrapper.hidden };
    this.#renderer = await renderer;
    this.#goLive();
  }

  /** React first renders the same as the server and finds the same nodes. It renders later changes after that. */
  async #hydrate(snapshot: ServerSnapshot): Promise<void> {
    const read = await readSnapshot(this.#definition, snapshot, this.#readSettings()).catch(() => null);
    // Evaluating the code took long tasks. Other waiting tasks of the page go first.
    this.#renderer = await loadRenderer();
    await nextTask();
    if (this.#status === 'gone') return;
    if (!read) {
      takeClicks(this.#host);
      this.#wrapper.replaceChildren();
      return this.#goLive();
    }
    this.#input = captureInput(this.#host, this.#shadow, this.#wrapper);
    this.#status = 'hydrating';
    const { fallback, input } = read;
    this.#requests = { ...this.#requests, fallback, isPaused: () => !!input.rendered?.getState() };
    this.#settings = input.settings;
    this.#hydrated = input;
    startTransition(() => {
      this.#root = this.#renderer.hydrateRoot(this.#wrapper, this.#widgetRoot(input), hydrationOptions);
    });
  }

  async #finishHydration(): Promise<void> {
    adoptStyles(this.#shadow);
    // Event listeners work once React has finished the commit that calls this.
    await nextTask();
    // The server's answers were as new. From now on the view asks the backend itself, also for what is the visitor's.
    this.#hydrated?.rendered?.setState(null, true);
    await nextTask();
    await this.#input?.replayInput();
    startTransition(() => this.#goLive());
    this.#input?.replayClicks();
    this.#input = null;
    for (const dispatch of this.#heldEvents.splice(0)) dispatch();
  }

  #show(): void {
    if (this.#status !== 'live') return;
    const locale = this.#locale();
    const { catalogues } = this.#definition;
    if (hasAllMessages(catalogues, locale)) this.#render(locale);
    else
      void loadAllMessages(catalogues, locale).then(() => {
        if (this.#status === 'live' && locale === this.#locale()) this.#render(locale);
      });
  }

  #pageContext = () => readPageContext(this.#host, this.#properties, this.#runtime);
  #locale = () => this.#pageContext().locale;

  #render(locale: string): void {
    applyPageContext(this.#wrapper, this.#pageContext());
    const props = this.#properties.all();
    this.#restoreSession();
    const input = { props, settings: this.#readSettings(), locale, overrides: this.#readOverrides() };
    const hydrated = this.#hydrated;
    this.#hydrated = null;
    if (hydrated && hasSameRenderInput(hydrated, input)) return;
    const view = this.#widgetRoot(input);
    const { createRoot, hydrateRoot } = this.#renderer;
    const isRendered = !this.#root && this.#wrapper.firstChild;
    const firstOf = this.#root ? null : this.#definition.contract.tag;
    this.#root ??= isRendered ? hydrateRoot(this.#wrapper, view) : createRoot(this.#wrapper);
    if (!isRendered) firstFrame.render(firstOf, () => this.#root?.render(view));
  }

  #widgetRoot(input: RenderInput) {
    return (
      <WidgetRoot
        View={this.#definition.View}
        {...input}
        requests={this.#requests}
        revision={this.#revision}
        onShown={this.#onShown}
        onReady={this.#onReady}
      />
    );
  }

  readonly #onShown = (): void => {
    this.#wrapper.hidden = false;
    removeFallback(this.#shadow);
  };

  readonly #onReady = (): void => {
    if (this.#status === 'hydrating') void this.#finishHydration();
  };

  #readSettings(): WidgetSettings {
    const own = { host: this.#host, tag: this.#definition.contract.tag, emit: this.#emit };
    this.#settings = keepIfShallowEqual(this.#settings, readSettings(own, this.#properties, this.#runtime));
    return this.#settings;
  }

  #readOverrides(): MessageOverrides {
    this.#overrides = keepIfShallowEqual(this.#overrides, readOverrides(this.#properties, this.#runtime));
    return this.#overrides;
  }

  readonly #emit = (name: string, detail: Record<string, unknown>): boolean => {
    if (name === 'dragoman-error' && !this.#properties.read('demo'))
      reportUnexplained(detail, this.#readSettings().client.baseUrl);
    const cancelable = this.#definition.contract.events[name as `dragoman-${string}`]?.cancelable ?? false;
    const dispatch = () =>
      this.#host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
    if (this.#status !== 'hydrating' || cancelable) return dispatch();
    this.#heldEvents.push(() => this.#status !== 'gone' && dispatch());
    return true;
  };
}
