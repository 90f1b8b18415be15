/** One element in the page: waits until it should start, hydrates or renders its view, and updates it until removal. */
import { startTransition } from 'react';
import type { SWRConfiguration } from 'swr';
import type { ServerSnapshot } from '#core/api/prerendered.ts';
import {
  hydrationOptions,
  type RenderInput,
  readSnapshot,
  renderedWrapper,
  takeSnapshot,
} from '#core/element/hydration/server-snapshot.ts';
import { requestCache, sharedRequests } from '#core/hooks/data/request-cache.ts';
import type { WidgetSettings } from '#core/hooks/widget-context.ts';
import type { MessageOverrides } from '#core/i18n/catalogue.ts';
import { hasAllMessages, loadAllMessages } from '#core/i18n/widget-messages.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { watchPageContext } from '#core/runtime/watch-page-context.ts';
import type { Session } from '#core/session/session-types.ts';
import { isAwaited, whenToStart } from './activation.ts';
import type { Definition } from './contract/definition.ts';
import { diagnose, reportUnexplained, showFindingsOnRequest, watchPictures } from './diagnostics/load.ts';
import { reportPage } from './diagnostics/report-page.ts';
import { type Change, enterTyped, readTyped } from './hydration/enter-typed.ts';
import { applyInlineStyles } from './hydration/inline-styles.ts';
import { waitForPrefetched } from './hydration/prefetched-answers.ts';
import { stopRepeated } from './hydration/stop-repeated.ts';
import { keepIfShallowEqual } from './keep-if-equal.ts';
import { loadRenderer, type Renderer, type Root } from './load-renderer.ts';
import type { Properties } from './properties.ts';
import { readOverrides, readPageContext, readSettings } from './read-settings.ts';
import { announceSessionChanges } from './session-notices.ts';
import { adoptStyles, hasStyles } from './styles.ts';
import { WidgetRoot } from './widget-root.tsx';
import { applyPageContext, listeningMark, makeWrapper, removeFallback } from './wrapper.ts';

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
  #endHydration: (() => void) | null = null;
  /** Before the view listened. */
  #typed: Change[] = [];
  #revision = 0;
  #settings: WidgetSettings | null = null;
  #session: Session | null = null;
  #overrides: MessageOverrides | null = null;

  constructor(host: HTMLElement, shadow: ShadowRoot, properties: Properties, definition: Definition) {
    this.#host = host;
    this.#shadow = shadow;
    this.#properties = properties;
    this.#definition = definition;
    this.#wrapper = renderedWrapper(shadow) ?? makeWrapper(shadow, definition.inline);
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
      // A function of its own: the store keeps equal listeners once, and the first unsubscription removes it for all.
      this.#runtime.config.subscribe(() => reportPage()),
      watchPictures(this.#shadow),
      showFindingsOnRequest(this.#shadow, contract.tag, findings),
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

  #goLive(requests = sharedRequests()): void {
    if (this.#status === 'gone') return;
    this.#status = 'live';
    this.#requests = requests;
    adoptStyles(this.#shadow);
    this.#show();
  }

  async #renderFirst(): Promise<void> {
    const renderer = loadRenderer();
    const props = this.#properties.all();
    const prefetched = await waitForPrefetched(this.#definition, props, this.#readSettings());
    this.#renderer = await renderer;
    this.#goLive(prefetched ?? sharedRequests());
  }

  /** React first renders the same as the server and finds the same nodes. It renders what is different here after that. */
  async #hydrate(snapshot: ServerSnapshot): Promise<void> {
    const read = await readSnapshot(this.#definition, snapshot, this.#readSettings()).catch(() => null);
    this.#renderer = await loadRenderer();
    if (this.#status === 'gone') return;
    if (!read) {
      this.#wrapper.replaceChildren();
      return this.#goLive();
    }
    this.#status = 'hydrating';
    this.#requests = read.requests;
    this.#endHydration = stopRepeated(this.#shadow);
    startTransition(() => {
      const view = this.#widgetRoot(read.input);
      this.#root = this.#renderer.hydrateRoot(this.#wrapper, view, hydrationOptions);
    });
  }

  #show(): void {
    if (this.#status !== 'live') return;
    const locale = this.#locale();
    const { catalogues } = this.#definition;
    if (hasAllMessages(catalogues, locale)) this.#render(locale);
    else
      loadAllMessages(catalogues, locale).then(
        () => {
          if (this.#status === 'live' && locale === this.#locale()) this.#render(locale);
        },
        // What is shown goes on in its language.
        () => this.#wrapper.setAttribute(listeningMark, ''),
      );
  }

  #pageContext = () => readPageContext(this.#host, this.#properties, this.#runtime);
  #locale = () => this.#pageContext().locale;

  #render(locale: string): void {
    applyPageContext(this.#wrapper, this.#pageContext());
    const props = this.#properties.all();
    this.#restoreSession();
    const input = { props, settings: this.#readSettings(), locale, overrides: this.#readOverrides() };
    this.#root ??= this.#renderer.createRoot(this.#wrapper);
    this.#root.render(this.#widgetRoot(input));
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
    if (this.#status === 'hydrating') this.#typed = readTyped(this.#wrapper);
    this.#wrapper.hidden = false;
    removeFallback(this.#shadow);
  };

  readonly #onReady = (): void => {
    // Once it is live: what a press before that does to its requests would be lost with them.
    if (this.#status !== 'hydrating') {
      this.#wrapper.setAttribute(listeningMark, '');
      return;
    }
    this.#endHydration?.();
    // React calls this from an effect, in which it renders nothing for events.
    queueMicrotask(() => {
      enterTyped(this.#typed);
      this.#typed = [];
      startTransition(() => this.#goLive());
    });
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
    return this.#host.dispatchEvent(
      new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }),
    );
  };
}
