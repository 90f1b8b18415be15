/**
 * Renders a page of the marketplace: its frame and texts by the site's own components, and the public widgets in it.
 */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { LegalKind, LegalText } from '@dragoman/widgets/domain/legal.ts';
import { readProviderReturn, type TextLanguage } from '@dragoman/widgets/server';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { LegalTexts } from '#backend/features/legal/texts.ts';
import { siteTexts } from '#backend/messages.ts';
import { type ApiError, comeAgain } from '#backend/platform/http/api-error.ts';
import { escapeHtml } from '#backend/platform/http/escape.ts';
import { inProject } from '#backend/project-root.ts';
import { withInlineFlags } from './flags.ts';
import { declarativeShadow, structuredData, withoutStyleAttributes } from './fragment.ts';
import { styleSource } from './page-files.ts';
import type { PageVisitor } from './page-visitor.ts';
import type { Prerendered, prerenderer } from './prerendered.ts';

/** `demo-site/render-page.tsx`. */
interface SiteBuild {
  renderPage(
    address: string,
    visitor: PageVisitor,
    legalTexts: Readonly<Record<LegalKind, LegalText>>,
  ): Promise<RenderedFrame>;
}

interface RenderedFrame {
  markup?: string;
  title?: string;
  /** For signed-in people, and the visitor does not seem to be one. */
  isGuarded: boolean;
  /** Short pages whose parts are not shown in the order in which they come. */
  isShownWhole: boolean;
  /** The modules with styles of its own, and those that it will surely need. */
  styles: string[];
  scripts: string[];
}

export interface RenderedPage extends RenderedFrame {
  /** Sources for the content security policy's `style-src`: the hashes of the widgets' styles. */
  styleSources: string[];
  /** For search engines: the first list or offer on the page. */
  data: object | undefined;
  /** Where a widget cannot be rendered for now: the browser renders it, and search engines come again. */
  refusal: ApiError | undefined;
}

/** No page of the site. */
const notFoundPath = '/-';

const build = inProject('build', 'site-server', 'render-page.js');

/** As React writes it: all of `<>"'&` in values are escaped. */
const emptyElement = /<(dragoman-([\w-]+))([^>]*)><\/\1>/g;
const attribute = /([\w-]+)(?:="([^"]*)")?/g;

export function pageRenderer(prerender: ReturnType<typeof prerenderer>, legalTexts: LegalTexts) {
  let site: Promise<SiteBuild> | undefined;

  async function renderPage(
    call: FastifyRequest,
    address: URL,
    visitor: PageVisitor,
  ): Promise<RenderedPage | undefined> {
    if (!existsSync(build)) return undefined;
    site ??= import(/* @vite-ignore */ pathToFileURL(build).href) as Promise<SiteBuild>;
    const { shown } = legalTexts[visitor.preferences.locale];
    const rendered = await (await site).renderPage(address.href, visitor, shown);
    const { markup: frame } = rendered;
    if (frame === undefined) return { ...rendered, styleSources: [], data: undefined, refusal: undefined };
    const { locale, theme } = visitor.preferences;
    const page = {
      lang: locale,
      'own-site': 'true',
      ...(theme !== 'auto' && { theme }),
      ...(visitor.isReturning && { returning: 'true' }),
    };

    let refusal: ApiError | undefined;
    const found = [...frame.matchAll(emptyElement)];
    const widgets = await Promise.all(
      found.map(async ([, , name = '', attributes = '']) => {
        // What a sign-in provider says to the page is said once.
        if (name === 'sign-in' && readProviderReturn(address.search)) return undefined;
        const params = { ...attributesIn(attributes), ...page };
        // Without it, the browser renders the widget, and says what is wrong.
        const rendered = await prerender(call, name, { params, locale, isOwnPage: true }).catch(
          (error: unknown) => {
            refusal ??= comeAgain(error);
          },
        );
        if (!rendered) return undefined;
        const html = await withInlineFlags(rendered.html, address.origin);
        const shown = withoutScripts({ ...rendered, html }, address, locale);
        return withoutStyleAttributes(shown);
      }),
    );
    let next = 0;
    const markup = frame.replace(emptyElement, (whole, tag: string, _name, attributes: string) => {
      const rendered = widgets[next++];
      return rendered ? `<${tag}${attributes}>${declarativeShadow(rendered)}</${tag}>` : whole;
    });
    const first = widgets.find((_, index) => found[index]?.[2]?.startsWith('offer-'));
    return {
      ...rendered,
      markup: visitor.isLocaleInAddress ? addLanguage(markup, address.origin, locale) : markup,
      styleSources: [...new Set(widgets.flatMap((widget) => (widget ? [styleSource(widget.css)] : [])))],
      data: first && structuredData(first, address.origin),
      refusal,
    };
  }

  /** The not-found page by origin and visitor: it is the same at every address, and nobody can have it rendered for each. */
  const notFound = new LRUCache<string, RenderedPage>({ max: 200 });

  async function renderNotFound(call: FastifyRequest, origin: string, visitor: PageVisitor) {
    const key = JSON.stringify([origin, visitor]);
    const page = notFound.get(key) ?? (await renderPage(call, new URL(notFoundPath, origin), visitor));
    if (page) notFound.set(key, page);
    return page;
  }

  /** Undefined where the browser renders the page: for signed-in people, before the first build, and after a failure. */
  return async (
    call: FastifyRequest,
    { origin, visitor, isKnown }: { origin: string; visitor: PageVisitor; isKnown: boolean },
  ): Promise<RenderedPage | undefined> => {
    try {
      if (!isKnown) return await renderNotFound(call, origin, visitor);
      // Not resolved against the origin: `//evil.example` would be another one.
      return await renderPage(call, new URL(origin + call.url), visitor);
    } catch (error) {
      call.log.error(error);
      return undefined;
    }
  };
}

/** Where the address names the language, the links of the page name it too: it may not be the browser's. */
function addLanguage(markup: string, origin: string, locale: string): string {
  return markup.replace(/(<a\b[^>]* href=")([^"]*)"/g, (whole, start: string, href: string) => {
    const address = URL.canParse(unescaped(href), origin) ? new URL(unescaped(href), origin) : undefined;
    if (address?.origin !== origin || href.startsWith('#')) return whole;
    if (address.searchParams.has('lang')) return whole;
    address.searchParams.set('lang', locale);
    return `${start}${escapeHtml(address.href.slice(origin.length))}"`;
  });
}

function attributesIn(markup: string): Record<string, string> {
  const pairs = [...markup.matchAll(attribute)].map(([, name = '', value = '']) => [name, unescaped(value)]);
  return Object.fromEntries(pairs);
}

const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => letters[name] ?? '');

/** As many more at each step, and at most: `demo-site/shell/shown-widgets.ts`. */
const step = 24;
const most = 240;

/** Buttons and forms that only scripts give a meaning are not shown; all fields of the filters are. */
const rules = `@media (scripting:none){
[part~=more],[part~=original],[part~=filter-toggle],[part~=ask],fieldset:has(>[part~=clear]),form:has([type=password]),form:has([type=password])~*{display:none!important}
#filter-panel:not([data-open]){display:grid}
@container (width>=640px){#filter-panel:not([data-open]){display:contents}}
[part~=without-scripts]{box-sizing:border-box;display:inline-flex;align-items:center;min-block-size:44px;padding:8px 20px;border:0;border-radius:var(--dragoman-radius,8px);background:var(--dragoman-color-accent);color:var(--dragoman-color-on-accent);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
p:has(>[part~=without-scripts]),[part~=narrow]{margin-block:24px;text-align:center}}`;

/**
 * What the widgets of a page offer to visitors without scripts, in place of what needs them. React ignores what is
 * in a `noscript` element, and what stands beside its root.
 */
export function withoutScripts(rendered: Prerendered, address: URL, locale: TextLanguage): Prerendered {
  const { search, more, narrow } = siteTexts(locale).withoutScripts;
  const language = `<input type="hidden" name="lang" value="${locale}">`;
  const submit = `<noscript>${language}<button part="without-scripts" type="submit">${search}</button></noscript>`;
  const html = rendered.html.replace('<noscript></noscript>', () => submit);
  return { ...rendered, html: html + nextPart(), css: rendered.css + rules };

  function nextPart(): string {
    if (!html.includes('part="filters"') || !html.includes('part="more"')) return '';
    const shown = (Number(rendered.params['page-size']) || step) + step;
    if (shown > most) return `<noscript><p part="narrow">${narrow}</p></noscript>`;
    const next = new URL(address);
    next.searchParams.set('page-size', String(shown));
    const link = `<a part="without-scripts" href="${escapeHtml(next.pathname + next.search)}">${more}</a>`;
    return `<noscript><p>${link}</p></noscript>`;
  }
}
