import r2wc from '@r2wc/core';
import type { ComponentType } from 'react';
import { camelCase } from '#core/element/contract/camel-case.ts';
import { type Contract, knownNames, type PropsOf } from '#core/element/contract/contract.ts';
import { type Definition, definitions, type Prepare } from '#core/element/contract/definition.ts';
import type { Finding } from '#core/element/contract/finding.ts';
import { unknownAttributes } from '#core/element/diagnostics/attribute-findings.ts';
import { diagnose, registerVersion, withDiagnostics } from '#core/element/diagnostics/load.ts';
import type { Catalogue } from '#core/i18n/catalogue.ts';
import { version } from '#core/version.ts';
import { FocusInside } from './focus-inside.ts';
import { MountedWidget } from './mounted-widget.tsx';
import { Properties } from './properties.ts';

export interface WidgetOptions<C extends Contract> {
  /** The widget's own texts; what it borrows from the core is loaded anyway. */
  messages?: Catalogue | readonly Catalogue[];
  alwaysEager?: boolean;
  inline?: boolean;
  /** Asks for what a public widget shows at first, so that a server can render it. */
  prepare?: Prepare<PropsOf<C>>;
}

// r2wc keeps its lifecycle behind registry symbols, which leaves it open to be taken over.
const RENDER = Symbol.for('r2wc.render');
const CONNECTED = Symbol.for('r2wc.connected');

interface R2wcElement extends HTMLElement {
  [RENDER](): void;
  [CONNECTED]: boolean;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** Registers a view as a custom element; on a server, where there are none, as something to render. */
export function defineWidget<const C extends Contract>(
  contract: C,
  View: ComponentType<PropsOf<C>>,
  { messages, alwaysEager = false, inline = false, prepare }: WidgetOptions<C> = {},
): void {
  const definition: Definition = {
    contract,
    // The properties come from this very contract, which the type of the view was made of.
    View: View as ComponentType<Record<string, unknown>>,
    catalogues: [messages ?? []].flat(),
    alwaysEager,
    inline,
    prepare: prepare as Prepare | undefined,
  };
  if (typeof HTMLElement === 'undefined' || typeof customElements === 'undefined') {
    definitions.set(contract.tag, definition);
    return;
  }
  registerVersion(contract.tag);
  if (customElements.get(contract.tag)) return;
  customElements.define(contract.tag, elementClass(definition));
}

function elementClass(definition: Definition): CustomElementConstructor {
  const { contract } = definition;
  const attributes = Object.keys(contract.attributes);
  const properties = [...attributes.map(camelCase), ...Object.keys(contract.properties)];
  // Frameworks that do not know the element yet write its camelCase names as attributes, which HTML lower-cases.
  const aliases = new Map(
    attributes.filter((name) => name.includes('-')).map((name) => [camelCase(name).toLowerCase(), name]),
  );

  const Base = r2wc(
    () => null,
    // No types: r2wc's parsing loses booleans, removed attributes and object identity. Ours replaces it.
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
      // Here and not as methods: an element's public names are its contract's, and nothing else.
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
    #isQueued = false;

    constructor() {
      super();
      this.#focus = new FocusInside(this.#root);
      // r2wc starts as connected, and would mount elements that are in no document.
      this[CONNECTED] = false;
    }

    /** A property set before the element was defined is the instance's own and hides the accessor. */
    #takeOwnProperty(name: string): void {
      if (!Object.hasOwn(this, name)) return;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }

    override attachShadow(options: ShadowRootInit): ShadowRoot {
      // A root that came with the page's HTML is kept, so that the view can take its nodes over.
      return this.shadowRoot ?? super.attachShadow(options);
    }

    /**
     * Focus goes to the first control inside. `delegatesFocus` would do that too, but also on every click on plain
     * text, which opens the keyboard on phones.
     */
    override focus(options?: FocusOptions): void {
      if (!this.#focus.take(options)) super.focus(options);
    }

    /** What should be mended about this element on this page; empty where all is well. */
    diagnose(): Promise<Finding[]> {
      return diagnose(this, contract, this.#properties);
    }

    get #root(): ShadowRoot {
      // r2wc has attached it when it made the element.
      return this.shadowRoot as ShadowRoot;
    }

    #mount(): MountedWidget {
      const unknown = unknownAttributes(this, Widget.observedAttributes);
      if (unknown.length) withDiagnostics(({ reportAttributes }) => reportAttributes(contract, unknown));
      return new MountedWidget(this, this.#root, this.#properties, definition);
    }

    override connectedCallback(): void {
      // Not in the constructor: the browser reports the attributes after that, and what was written last counts.
      for (const name of properties) this.#takeOwnProperty(name);
      super.connectedCallback();
    }

    override disconnectedCallback(): void {
      // A move within one task is no removal: whatever is still out after it has gone.
      setTimeout(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    /** In another document it starts anew: style sheets, observers and what renderers keep of nodes are one document's. */
    adoptedCallback(): void {
      super.disconnectedCallback();
    }

    /** `moveBefore` does not disconnect and connect again, but may lead to where another language is spoken. */
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
        if (this.isConnected) super[RENDER]();
      });
    }
  }
  return Widget;
}
