/** What the widgets of a page offer to visitors without scripts, in place of what needs them. */
import type { TextLanguage } from '@dragoman/widgets/server';
import { escapeHtml } from '#backend/prerender/escape.ts';
import type { Prerendered } from '#backend/prerender/prerendered.ts';

const texts: Record<TextLanguage, { search: string; more: string; narrow: string }> = {
  en: { search: 'Search', more: 'Show more offers', narrow: 'For other offers, narrow the search.' },
  de: {
    search: 'Suchen',
    more: 'Mehr Angebote zeigen',
    narrow: 'Für andere Angebote grenzen Sie die Suche ein.',
  },
  fr: {
    search: 'Rechercher',
    more: 'Afficher plus d’offres',
    narrow: 'Pour voir d’autres offres, affinez la recherche.',
  },
  es: { search: 'Buscar', more: 'Ver más ofertas', narrow: 'Para ver otras ofertas, acota la búsqueda.' },
  ar: { search: 'بحث', more: 'عرض المزيد من العروض', narrow: 'لرؤية عروض أخرى، يُرجى تضييق البحث.' },
};

/** As many more at each step, and at most: `demo-site/shell/shown-widgets.ts`. */
const step = 24;
const most = 240;

/** Buttons that only scripts give a meaning are not shown; all fields of the filters are. */
const rules = `@media (scripting:none){
[part~=more],[part~=original],[part~=filter-toggle],fieldset:has(>[part~=clear]){display:none!important}
#filter-panel:not([data-open]){display:grid}
@container (width>=640px){#filter-panel:not([data-open]){display:contents}}
[part~=without-scripts]{box-sizing:border-box;display:inline-flex;align-items:center;min-block-size:44px;padding:8px 20px;border:0;border-radius:var(--dragoman-radius,8px);background:var(--dragoman-color-accent);color:var(--dragoman-color-on-accent);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
p:has(>[part~=without-scripts]),[part~=narrow]{margin-block:24px;text-align:center}}`;

/** React ignores what is in a `noscript` element, and what stands beside its root. */
export function withoutScripts(rendered: Prerendered, address: URL, locale: TextLanguage): Prerendered {
  const { search, more, narrow } = texts[locale];
  const language = `<input type="hidden" name="lang" value="${locale}">`;
  const submit = `<noscript>${language}<button part="without-scripts" type="submit">${search}</button></noscript>`;
  const html = rendered.html.replace('<noscript></noscript>', () => submit);
  return { ...rendered, html: html + nextPart(), css: rendered.css + rules };

  function nextPart(): string {
    if (!html.includes('part="filters"') || !html.includes('part="more"')) return '';
    const shown = (Number(rendered.params['page-size']) || step) + step;
    if (shown > most) return `<noscript><p part="narrow">${narrow}</p></noscript>`;
    const next = new URL(address);
    next.searchParams.set('shown', String(shown));
    const link = `<a part="without-scripts" href="${escapeHtml(next.pathname + next.search)}">${more}</a>`;
    return `<noscript><p>${link}</p></noscript>`;
  }
}
