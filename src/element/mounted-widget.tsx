import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { SWRConfiguration } from 'swr';
import type { MessageOverrides } from '#core/i18n/catalogue.ts';
import { canonicalLocale } from '#core/i18n/locale.ts';
import { getRuntime, type Runtime } from '#core/runtime.ts';
import { absoluteUrl } from '#core/runtime-config.ts';
import { type Painted, slot } from '#core/runtime-slot.ts';
import { whenToStart } from './activation.ts';
import { answersSoon } from './answers-soon.ts';
import { callDoctor, diagnose, showFindingsWhenAsked, watchPictures } from './call-doctor.ts';
import type { Definition } from './definition.ts';
import { Frame } from './frame.tsx';
import { type TakingOver, takeOverInTurns } from './in-turn.tsx';
import { nextTask } from './next-task.ts';
import {
  type Drawn,
  hasAllMessages,
  isDrawnAlike,
  loadAllMessages,
  paintedInPage,
  readPainted,
  rootMark,
} from './painted.ts';
import type { Properties } from './properties.ts';
import { readSettings } from './read-settings.ts';
import { type Notes, readNotes } from './replay.ts';
import { keepAnswers, requestCache, sharedRequests } from './request-cache.ts';
import { tellSessionNews } from './session-news.ts';
import { steady } from './steady.ts';
import { adoptStyles } from './styles.ts';
import { localeAround, schemeAround, watchSurroundings } from './surroundings.ts';
import { heedTouches, takeOverUntouched } from './when-touched.tsx';
import type { WidgetSettings } from './widget-context.ts';
import { dress, makeWrapper, removeFallback } from './wrapper.ts';

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
  #takingOver: TakingOver | null = null;
  #drawnByServer: Drawn | null = null;
  #notes: Notes | null = null;
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
      watchSurroundings(this.#host, showAgain),
      this.#runtime.config.subscribe(showAgain),
      watchPictures(this.#shadow),
      showFindingsWhenAsked(this.#shadow, contract.tag, () =>
        diagnose(this.#host, contract, this.#properties),
      ),
    );
    tellSessionNews(this.#runtime);
    if (!this.#properties.read('demo')) void this.#runtime.session.restore();
    const painted = slot().painted.get(this.#host) ?? paintedInPage(this.#shadow);
    if (painted && this.#wrapper.firstChild) void this.#takeOver(painted);
    else if (slot().early.size > 0 && !this.#properties.read('demo')) void this.#showAnswered(this.#locale());
    else this.#show();
  }

  async #showAnswered(locale: string): Promise<void> {
    this.#isTakingOver = true;
    const found = await answersSoon(this.#definition, this.#properties.all(), this.#readSettings(), locale);
    this.#isTakingOver = false;
    if (found) this.#requests = { ...this.#requests, ...found, isPaused: () => !!this.#wrapper.hidden };
    this.#show();
  }

  /** The view renders what the server did and finds the same nodes; what differs by now is shown after that. */
  async #takeOver(painted: Painted): Promise<void> {
    this.#isTakingOver = true;
    slot().painted.delete(this.#host);
    const server = await readPainted(this.#definition, painted, this.#readSettings()).catch(() => null);
    // The code that has just come has kept the page busy: what else waits goes first.
    await nextTask();
    this.#notes = readNotes(this.#host, this.#wrapper);
    if (this.#isGone) return;
    if (!server) {
      this.#isTakingOver = false;
      this.#wrapper.replaceChildren();
      return this.#show();
    }
    const fallback = keepAnswers(server.entries);
    this.#requests = { ...this.#requests, fallback, isPaused: () => this.#isTakingOver };
    this.#settings = server.drawn.settings;
    this.#drawnByServer = server.drawn;
    this.#leaving.push(heedTouches(this.#wrapper));
    startTransition(() => {
      this.#takingOver = takeOverInTurns(() => {
        // A browser that writes a number or a language otherwise than the server is no fault of the page's.
        const options = { onRecoverableError: () => undefined };
        this.#root = hydrateRoot(this.#wrapper, this.#frame(server.drawn), options);
      });
    });
  }

  async #goOn(): Promise<void> {
    await this.#notes?.enter();
    await this.#takingOver?.over;
    if (this.#isGone) return;
    startTransition(() => this.#show());
    this.#notes?.press();
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
    return canonicalLocale(given) ?? localeAround(this.#host);
  }

  #render(locale: string): void {
    this.#dressWrapper(locale);
    const props = this.#properties.all();
    const drawn = { props, settings: this.#readSettings(), locale, overrides: this.#readOverrides() };
    const before = this.#drawnByServer;
    this.#drawnByServer = null;
    if (before && isDrawnAlike(before, drawn)) return;
    // What stands around the view reaches all that is in it.
    if (this.#takingOver) takeOverUntouched(this.#takingOver);
    const frame = this.#frame(drawn);
    if (this.#root) this.#root.render(frame);
    else if (this.#wrapper.firstChild) this.#root = hydrateRoot(this.#wrapper, frame);
    else {
      this.#root = createRoot(this.#wrapper);
      this.#root.render(frame);
    }
  }

  #frame(drawn: Drawn) {
    return (
      <Frame
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
    const scheme = schemeAround(this.#host, String(this.#properties.read('theme')));
    dress(this.#wrapper, locale, isExplicit, scheme);
  }

  #readSettings(): WidgetSettings {
    const own = {
      host: this.#host,
      tag: this.#definition.contract.tag,
      isGiven: this.#isGiven,
      emit: this.#emit,
    };
    this.#settings = steady(this.#settings, readSettings(own, this.#properties, this.#runtime));
    return this.#settings;
  }

  #readOverrides(): MessageOverrides {
    const own = this.#properties.read('messages') as MessageOverrides | undefined;
    this.#overrides = steady(this.#overrides, { ...this.#runtime.config.getState().messages, ...own });
    return this.#overrides;
  }

  readonly #isGiven = (property: string): boolean => this.#properties.isGiven(property);

  readonly #emit = (name: string, detail: Record<string, unknown>): boolean => {
    // A backend gives its reasons; where nobody gave one, something stands between it and this page.
    if (name === 'dragoman-error' && !detail.message && !this.#properties.read('demo'))
      callDoctor(({ tellOfBackend }) => tellOfBackend(this.#readSettings().client.baseUrl));
    const cancelable = this.#definition.contract.events[name as `dragoman-${string}`]?.cancelable ?? false;
    const tell = () =>
      this.#host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
    if (name !== 'dragoman-load' || !this.#takingOver || this.#takingOver.isOver) return tell();
    // Whoever hears of it may press at once what is taken over last.
    void this.#takingOver.over.then(() => this.#isGone || tell());
    return true;
  };
}
