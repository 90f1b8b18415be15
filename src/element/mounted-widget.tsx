import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { SWRConfiguration } from 'swr';
import type { Definition } from '#core/element/contract/definition.ts';
import {
  diagnose,
  showFindingsWhenAsked,
  watchPictures,
  withDiagnostics,
} from '#core/element/diagnostics/load.ts';
import { hydrateRemaining, listenForInteraction } from '#core/element/hydration/hydrate-on-interaction.tsx';
import { type CapturedInput, captureInput } from '#core/element/hydration/input-replay.ts';
import { nextTask } from '#core/element/hydration/next-task.ts';
import { waitForPrefetched } from '#core/element/hydration/prefetched-answers.ts';
import { type HydrationRun, hydrateProgressively } from '#core/element/hydration/progressive-hydration.tsx';
import {
  hasAllMessages,
  hasSameRenderInput,
  loadAllMessages,
  type RenderInput,
  readSnapshot,
  rootMark,
  snapshotInPage,
} from '#core/element/hydration/server-snapshot.ts';
import type { MessageOverrides } from '#core/i18n/catalogue.ts';
import { canonicalLocale } from '#core/i18n/locale.ts';
import { requestCache, sharedRequests, storeAnswers } from '#core/kit/data/request-cache.ts';
import type { WidgetSettings } from '#core/kit/widget-context.ts';
import { absoluteUrl } from '#core/runtime/config.ts';
import { pageGlobals, type ServerSnapshot } from '#core/runtime/page-globals.ts';
import { getRuntime, type Runtime } from '#core/runtime/runtime.ts';
import { whenToStart } from './activation.ts';
import { keepIfShallowEqual } from './keep-if-equal.ts';
import { nearestLocale, resolveColorScheme, watchPageContext } from './page-context.ts';
import type { Properties } from './properties.ts';
import { readSettings } from './read-settings.ts';
import { tellSessionNews } from './session-news.ts';
import { adoptStyles } from './styles.ts';
import { WidgetRoot } from './widget-root.tsx';
import { applyLocaleAndScheme, makeWrapper, removeFallback } from './wrapper.ts';

/** One placed widget from its first connection to its removal: waits until it should start, then keeps its view fed. */
export class MountedWidget {
  readonly #host: HTMLElement;
  readonly #shadow: ShadowRoot;
  readonly #properties: Properties;
  readonly #definition: Definition;
  #wrapper: HTMLElement;
  readonly #runtime: Runtime = getRuntime();
  readonly #leaving: (() => void)[] = [];
  #root: Root | null = null;
  #isStarted = false;
  #isTakingOver = false;
  #takingOver: HydrationRun | null = null;
  #drawnByServer: RenderInput | null = null;
  #notes: CapturedInput | null = null;
  #requests: SWRConfiguration = sharedRequests();
  #isGone = false;
  #revision = 0;
  #settings: WidgetSettings | null = null;
  #overrides: MessageOverrides | null = null;
  #stopWaiting: () => void;

  constructor(host: HTMLElement, shadow: ShadowRoot, properties: Properties, definition: Definition) {
    this.#host = host;
    this.#shadow = shadow;
    this.#properties = properties;
    this.#definition = definition;
    adoptStyles(shadow);
    this.#wrapper =
      shadow.querySelector<HTMLElement>(`[${rootMark}]`) ?? makeWrapper(shadow, definition.inline);
    const load =
      definition.alwaysEager || properties.read('demo') ? 'eager' : String(properties.read('load'));
    this.#stopWaiting = whenToStart(host, load, () => this.#start());
  }

  /** Something the page can change has changed. */
  update(): void {
    this.#revision += 1;
    if (this.#isStarted) this.#show();
  }

  unmount(): void {
    this.#isGone = true;
    this.#stopWaiting();
    this.#root?.unmount();
    for (const leave of this.#leaving.splice(0)) leave();
    this.#shadow.replaceChildren();
    // A call under way, and for a while its answer in the cache, holds this object: not the view's listeners with it.
    this.#root = null;
    this.#notes = null;
    this.#wrapper = document.createElement('div');
  }

  #start(): void {
    this.#isStarted = true;
    const { contract } = this.#definition;
    const apiUrl = this.#properties.read('apiUrl');
    if (typeof apiUrl === 'string' && apiUrl) this.#runtime.config.learnApiUrl(absoluteUrl(apiUrl));
    const showAgain = () => this.#show();
    this.#leaving.push(
      this.#runtime.enter(),
      requestCache().enter(),
      watchPageContext(this.#host, showAgain),
      this.#runtime.config.subscribe(showAgain),
      watchPictures(this.#shadow),
      showFindingsWhenAsked(this.#shadow, contract.tag, () =>
        diagnose(this.#host, contract, this.#properties),
      ),
    );
    tellSessionNews(this.#runtime);
    if (!this.#properties.read('demo')) void this.#runtime.session.restore();
    const painted = pageGlobals().snapshots.get(this.#host) ?? snapshotInPage(this.#shadow);
    if (painted && this.#wrapper.firstChild) void this.#takeOver(painted);
    else if (pageGlobals().early.size > 0 && !this.#properties.read('demo'))
      void this.#showAnswered(this.#locale());
    else this.#show();
  }

  async #showAnswered(locale: string): Promise<void> {
    this.#isTakingOver = true;
    const found = await waitForPrefetched(
      this.#definition,
      this.#properties.all(),
      this.#readSettings(),
      locale,
    );
    this.#isTakingOver = false;
    if (found) this.#requests = { ...this.#requests, ...found, isPaused: () => !!this.#wrapper.hidden };
    this.#show();
  }

  /** The view renders what the server did and finds the same nodes; what differs by now is shown after that. */
  async #takeOver(painted: ServerSnapshot): Promise<void> {
    this.#isTakingOver = true;
    pageGlobals().snapshots.delete(this.#host);
    const server = await readSnapshot(this.#definition, painted, this.#readSettings()).catch(() => null);
    // The code that has just come has kept the page busy: what else waits goes first.
    await nextTask();
    this.#notes = captureInput(this.#host, this.#wrapper);
    if (this.#isGone) return;
    if (!server) {
      this.#isTakingOver = false;
      this.#wrapper.replaceChildren();
      return this.#show();
    }
    const fallback = storeAnswers(server.entries);
    this.#requests = { ...this.#requests, fallback, isPaused: () => this.#isTakingOver };
    this.#settings = server.drawn.settings;
    this.#drawnByServer = server.drawn;
    this.#leaving.push(listenForInteraction(this.#wrapper));
    startTransition(() => {
      this.#takingOver = hydrateProgressively(() => {
        // A browser that writes a number or a language otherwise than the server is no fault of the page's.
        const options = { onRecoverableError: () => undefined };
        this.#root = hydrateRoot(this.#wrapper, this.#frame(server.drawn), options);
      });
    });
  }

  async #goOn(): Promise<void> {
    await this.#notes?.replayInput();
    await this.#takingOver?.over;
    if (this.#isGone) return;
    startTransition(() => this.#show());
    this.#notes?.replayClicks();
    this.#notes = null;
  }

  #show(): void {
    if (this.#isTakingOver || this.#isGone) return;
    const locale = this.#locale();
    if (hasAllMessages(this.#definition.catalogues, locale)) this.#render(locale);
    else void this.#renderOnceLoaded(locale);
  }

  async #renderOnceLoaded(locale: string): Promise<void> {
    await loadAllMessages(this.#definition.catalogues, locale);
    if (!this.#isGone && locale === this.#locale()) this.#render(locale);
  }

  #locale(): string {
    const given = String(this.#properties.read('locale') || this.#runtime.config.getState().locale);
    return canonicalLocale(given) ?? nearestLocale(this.#host);
  }

  #render(locale: string): void {
    this.#dressWrapper(locale);
    const props = this.#properties.all();
    const drawn = { props, settings: this.#readSettings(), locale, overrides: this.#readOverrides() };
    const before = this.#drawnByServer;
    this.#drawnByServer = null;
    if (before && hasSameRenderInput(before, drawn)) return;
    // What stands around the view reaches all that is in it.
    if (this.#takingOver) hydrateRemaining(this.#takingOver);
    const frame = this.#frame(drawn);
    if (this.#root) this.#root.render(frame);
    else if (this.#wrapper.firstChild) this.#root = hydrateRoot(this.#wrapper, frame);
    else {
      this.#root = createRoot(this.#wrapper);
      this.#root.render(frame);
    }
  }

  #frame(drawn: RenderInput) {
    return (
      <WidgetRoot
        View={this.#definition.View}
        {...drawn}
        requests={this.#requests}
        revision={this.#revision}
        onShown={this.#onShown}
      />
    );
  }

  readonly #onShown = (): void => {
    if (this.#isTakingOver) queueMicrotask(() => void this.#goOn());
    this.#isTakingOver = false;
    this.#wrapper.hidden = false;
    removeFallback(this.#shadow);
  };

  #dressWrapper(locale: string): void {
    const isExplicit = Boolean(this.#properties.read('locale') || this.#runtime.config.getState().locale);
    const scheme = resolveColorScheme(this.#host, String(this.#properties.read('theme')));
    applyLocaleAndScheme(this.#wrapper, locale, isExplicit, scheme);
  }

  #readSettings(): WidgetSettings {
    const own = {
      host: this.#host,
      tag: this.#definition.contract.tag,
      isGiven: this.#isGiven,
      emit: this.#emit,
    };
    this.#settings = keepIfShallowEqual(this.#settings, readSettings(own, this.#properties, this.#runtime));
    return this.#settings;
  }

  #readOverrides(): MessageOverrides {
    const own = this.#properties.read('messages') as MessageOverrides | undefined;
    this.#overrides = keepIfShallowEqual(this.#overrides, {
      ...this.#runtime.config.getState().messages,
      ...own,
    });
    return this.#overrides;
  }

  readonly #isGiven = (property: string): boolean => this.#properties.isGiven(property);

  readonly #emit = (name: string, detail: Record<string, unknown>): boolean => {
    // A backend gives its reasons; where nobody gave one, something stands between it and this page.
    if (name === 'dragoman-error' && !detail.message && !this.#properties.read('demo'))
      withDiagnostics(({ reportBackend }) => reportBackend(this.#readSettings().client.baseUrl));
    const cancelable = this.#definition.contract.events[name as `dragoman-${string}`]?.cancelable ?? false;
    const tell = () =>
      this.#host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
    if (name !== 'dragoman-load' || !this.#takingOver || this.#takingOver.isOver) return tell();
    // Whoever hears of it may press at once what is taken over last.
    void this.#takingOver.over.then(() => this.#isGone || tell());
    return true;
  };
}
