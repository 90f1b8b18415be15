import { moreContrast, textSizes, token } from './tokens.ts';

/**
 * The first rules of every shadow root. The page lays out the host element. Inside, the root wrapper starts from `initial`,
 * so that it inherits nothing but custom properties, direction and the colour scheme. Text with its own `dir` is aligned
 * like the text around it; text in a field is not.
 *
 * `--dragoman-font: page` takes the font of the element's place in the page: by the style query, and by `data-font` where
 * the browser has none. Text never names the token itself, but inherits the wrapper's font.
 *
 * The wrapper's own font size stays `medium`, which is what the visitor has set: `text-unit.ts` reads it there.
 *
 * The probe beside the wrapper tells by a transition when the page has changed one of them.
 *
 * An inline-size container has no intrinsic width. Where the page needs one (floats, table cells, centred flex items),
 * `contain-intrinsic-inline-size` gives the preferred width, and the wrapper's single column lets it shrink.
 */
export const reset = `
:host { display: block; color-scheme: inherit; }
:host([hidden]) { display: none !important; }
[data-dragoman-root] {
  all: initial;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  block-size: 100%;
  color-scheme: inherit;
  line-height: 1.5;
  color: ${token('color-text')};
  text-align: start;
  -webkit-text-size-adjust: 100%;
  -webkit-font-smoothing: antialiased;
  overflow-wrap: break-word;
  hyphens: auto;
  hyphenate-limit-chars: 12 5 5;
}
[data-dragoman-root] > * { font-family: ${token('font')}; font-size: var(--dragoman-font-size, ${textSizes.base}); }
@container style(--dragoman-font: page) { [data-dragoman-root], [data-dragoman-root] > * { font-family: inherit; } }
[data-dragoman-root][data-font='page'], [data-dragoman-root][data-font='page'] > * { font-family: inherit; }
[data-dragoman-probe] { position: absolute; inline-size: 0; block-size: 0; visibility: hidden; color-scheme: inherit; transition: color-scheme 1ms allow-discrete, --dragoman-font 1ms allow-discrete; }
[data-dragoman-root][data-inline] { inline-size: fit-content; }
[data-dragoman-root]:not([data-inline]) > * { container-type: inline-size; contain-intrinsic-inline-size: 1200px; }
[data-dragoman-root][data-scheme='light'] { color-scheme: light; }
[data-dragoman-root][data-scheme='dark'] { color-scheme: dark; }
[data-dragoman-root][data-scheme='system'] { color-scheme: light dark; }
@media print { [data-dragoman-root], [data-dragoman-root][data-scheme] { color-scheme: light; } }
[data-dragoman-root] *, [data-dragoman-root] *::before, [data-dragoman-root] *::after { box-sizing: border-box; }
[data-dragoman-root] [hidden] { display: none !important; }
[data-dragoman-root] :where(h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset) { margin: 0; padding: 0; border: 0; min-inline-size: 0; }
[data-dragoman-root] :where([dir]:not(input, textarea)) { text-align: -webkit-match-parent; text-align: match-parent; }
[data-dragoman-root] :where(ul, ol) { list-style: none; }
[data-dragoman-root] :where(h1, h2, h3, h4, h5, h6) { font-family: ${token('font-heading')}; font-weight: 600; line-height: 1.2; text-wrap: balance; }
[data-dragoman-root] :where(a) { color: ${token('color-accent')}; }
[data-dragoman-root] :where(button, input, select, textarea) { font: inherit; color: inherit; letter-spacing: inherit; margin: 0; }
[data-dragoman-root] :where(img, svg) { display: block; max-inline-size: 100%; }
[data-dragoman-root] :where(:focus-visible) { outline: 2px solid ${token('color-focus')}; outline-offset: 2px; }
@media (prefers-contrast: more) { [data-dragoman-root] { ${moreContrast} } }
@media (prefers-reduced-motion: reduce) {
  [data-dragoman-root] *, [data-dragoman-root] *::before, [data-dragoman-root] *::after {
    animation-duration: 1ms !important; animation-iteration-count: 1 !important; transition: none !important; scroll-behavior: auto !important;
  }
}
`;
