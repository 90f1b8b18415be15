/** Defines the custom element of a widget: attributes and properties, focus, and its life in the document. */
import r2wc from '@r2wc/core';
import type { ComponentType } from 'react';
import { camelCase } from '#core/element/contract/camel-case.ts';
import { type Contract, knownNames, type PropsOf } from '#core/element/contract/contract.ts';
import { type Definition, definitions, type Prepare } from '#core/element/contract/definition.ts';
import type { Finding } from '#core/element/contract/finding.ts';
import { unknownAttributes } from '#core/element/diagnostics/attribute-findings.ts';
import { diagnose, elementCheck, registerVersion, withDiagnostics } from '#core/element/diagnostics/load.ts';
import { nextFrame } from '#core/element/hydration/next-frame.ts';
import type { Catalogue } from '#core/i18n/catalogue.ts';
import { version } from '#core/version.ts';
import { FocusInside } from './focus-inside.ts';
import { MountedWidget } from './mounted-widget.tsx';
import { Properties } from './properties.ts';

interface WidgetOptions<C extends Contract> {
  /** The widget's own texts. The core's texts are loaded for every widget. */
  messages?: Catalogue | readonly Catalogue[];
  alwaysEager?: boolean;
  inline?: boolean;
  /** Reads the data of a public widget's first view, so that a server can render it. */
  prepare?: Prepare<PropsOf<C>>;
}

// r2wc names its lifecycle members by registered symbols, so a subclass can override them.
const RENDER = Symbol.for('r2wc.render');
const CONNECTED = Symbol.for('r2wc.connected');

interface R2wcElement extends HTMLElement {
  [RENDER](): void;
  [CONNECTED]: boolean;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** Registers a view as a custom element. A server has no custom elements: there it is only known by its tag. */
export function defineWidget<const C extends Contract>(
  contract: C,
  View: ComponentType<PropsOf<C>>,
  { messages, alwaysEager = false, inline = false, prepare }: WidgetOptions<C> = {},
): void {
  const definition: Definition = {
    contract,
    // The view's props type is derived from this contract, and the properties are parsed by it.
    View: View as ComponentType<Record<string, unknown>>,
    catalogues: [messages ?? []].flat(),
    alwaysEager,
    inline,
    prepare: prepare as Prepare | undefined,
  };
  definitions.set(contract.tag, definition);
  if (typeof HTMLElement === 'undefined' || typeof customElements === 'undefined') return;
  registerVersion(contract.tag);
  if (customElements.get(contract.tag)) return;
  customElements.define(contract.tag, elementClass(definition));
}

function elementClass(definition: Definition): CustomElementConstructor {
  const { contract } = definition;
  const attributes = Object.keys(contract.attributes);
  const properties = [...attributes.map(camelCase), ...Object.keys(contract.properties)];
  // Until the element is defined, frameworks write its camelCase names as attributes, which HTML lower-cases.
  const aliases = new Map(
    attributes.filter((name) => name.includes('-')).map((name) => [camelCase(name).toLowerCase(), name]),
  );

  const Base = r2wc(
    () => null,
    // No types: r2wc's parsing loses booleans, removed attributes and object identity. `Properties` parses instead.
    { props: Object.fromEntries(properties.map((name) => [name, undefined])), shadow: 'open' } as never,
    {
      mount: (shadow: HTMLElement) => mountInto((shadow as unknown as { host: Widget }).host),
      update: (mounted: MountedWidget) => mounted.update(),
      unmount: (mounted: MountedWidget) => mounted.unmount(),
    } as never,
  ) as unknown as new () => R2wcElement;

  let mountInto: (host: Widget) => MountedWidget;

  class Widget extends Base {
    static {
      // Defined here and not as methods: the element's public names are those of its contract only.
      mountInto = (host) => host.#mount();
      for (const name of properties) {
        Object.defineProperty(Widget.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: Widget) {
            return this.#properties.read(name);
          },
          set(this: Widget, value: unknown) {
            this.#properties.write(name, value);
            this[RENDER]();
          },
        });
      }
    }

    static readonly dragomanVersion = version;

    static get observedAttributes(): string[] {
      return knownNames(contract);
    }

    readonly #properties = new Properties(contract, (name) => {
      const alias = camelCase(name).toLowerCase();
      return this.getAttribute(name) ?? (aliases.has(alias) ? this.getAttribute(alias) : null);
    });
    readonly #focus: FocusInside;
    readonly #check = elementCheck(contract, this.#properties);
    #isQueued = false;

    constructor() {
      super();
      this.#focus = new FocusInside(this.#root);
      // r2wc starts as connected and would mount elements that are in no document.
      this[CONNECTED] = false;
    }

    /** A property that was set before the definition is an own property of the instance and hides the accessor. */
    #upgradeProperty(name: string): void {
      if (!Object.hasOwn(this, name)) return;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }

    override attachShadow(options: ShadowRootInit): ShadowRoot {
      // A declarative shadow root of the page's HTML is reused, so that React can hydrate its nodes.
      return this.shadowRoot ?? super.attachShadow(options);
    }

    /**
     * Focuses the first control inside. `delegatesFocus` would also do that at every click on plain text, which opens
     * the keyboard on phones.
     */
    override focus(options?: FocusOptions): void {
      if (!this.#focus.focus(options)) super.focus(options);
    }

    /** The problems of this element on this page; empty if there are none. */
    diagnose(): Promise<Finding[]> {
      return diagnose(this, contract, this.#properties);
    }

    get #root(): ShadowRoot {
      // r2wc attaches it in its constructor.
      return this.shadowRoot as ShadowRoot;
    }

    #mount(): MountedWidget {
      const unknown = unknownAttributes(this, Widget.observedAttributes);
      if (unknown.length) withDiagnostics(({ reportAttributes }) => reportAttributes(contract, unknown));
      return new MountedWidget(this, this.#root, this.#properties, definition);
    }

    override connectedCallback(): void {
      // Not in the constructor: the browser reports the attributes after it, and the last write wins.
      for (const name of properties) this.#upgradeProperty(name);
      super.connectedCallback();
    }

    override disconnectedCallback(): void {
      // A move is no removal: only an element that is still disconnected after a frame unmounts. On a slow phone that takes
      // several frames, and what has replaced the element is to be seen first. A hidden page has no frames.
      setTimeout(async () => {
        if (!document.hidden) await nextFrame();
        if (this.isConnected) return;
        this.#check.stop();
        super.disconnectedCallback();
      });
    }

    /** Mounts again in another document: style sheets, observers and React's references to nodes belong to one document. */
    adoptedCallback(): void {
      super.disconnectedCallback();
    }

    /** `moveBefore` fires neither of the callbacks above, but the new place may have another `lang`. */
    connectedMoveCallback(): void {
      this[RENDER]();
    }

    attributeChangedCallback(name: string): void {
      this.#properties.attributeChanged(aliases.get(name) ?? name);
      this[RENDER]();
    }

    override [RENDER](): void {
      if (this.#isQueued) return;
      this.#isQueued = true;
      queueMicrotask(() => {
        this.#isQueued = false;
        if (!this.isConnected) return;
        this.#check.schedule();
        super[RENDER]();
      });
    }
  }
  return Widget;
}
