/** The compared CSS properties; sizes are compared as boxes. */
const properties = [
  'background-color',
  'border-block-end-color',
  'border-block-end-style',
  'border-block-end-width',
  'border-start-start-radius',
  'box-shadow',
  'box-sizing',
  'color',
  'cursor',
  'display',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'line-height',
  'list-style-type',
  'margin-block-start',
  'margin-inline-start',
  'opacity',
  'outline-style',
  'overflow-wrap',
  'padding-block-end',
  'padding-inline-start',
  'position',
  'text-align',
  'text-decoration-line',
  'text-indent',
  'text-transform',
  'visibility',
  'white-space',
  'word-spacing',
] as const;

const parts = ['grid', 'card', 'type', 'title', 'price', 'owner', 'avatar', 'languages', 'details', 'book'];

type Styles = Record<string, Record<string, string>>;
type Wanted = readonly [parts: string[], properties: string[]];

/** The part of a page or frame used here, so that one of any driver works. */
interface PageLike {
  locator(selector: string): {
    evaluate(measure: (grid: HTMLElement, wanted: Wanted) => Styles, wanted: Wanted): Promise<Styles>;
  };
}

/** Computed styles and size of each part of the first offers, on an element of fixed width. */
export const cardStylesOf = (page: PageLike): Promise<Styles> =>
  page.locator('dragoman-offer-grid').evaluate(
    (grid, [names, wanted]) => {
      grid.style.setProperty('display', 'block', 'important');
      grid.style.setProperty('width', '900px', 'important');
      for (const property of ['min-height', 'padding', 'border-width'])
        grid.style.setProperty(property, '0', 'important');
      const styles: Styles = {};
      for (const name of names) {
        const node = grid.shadowRoot?.querySelector(`[part~=${name}]`);
        if (!node) continue;
        const style = getComputedStyle(node);
        const { width, height } = node.getBoundingClientRect();
        // Relative to the text direction: `start` is right on a right-to-left page.
        const start = getComputedStyle(grid).direction === 'rtl' ? 'right' : 'left';
        styles[name] = {
          ...Object.fromEntries(wanted.map((property) => [property, style.getPropertyValue(property)])),
          'text-align': style.textAlign === start ? 'start' : style.textAlign,
          size: name === 'grid' ? `${Math.round(width)}` : `${Math.round(width)} × ${Math.round(height)}`,
        };
      }
      return styles;
    },
    [parts, [...properties]],
  );
