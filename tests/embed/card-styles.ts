/** What can be seen of a style; sizes are compared as boxes. */
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

type Looks = Record<string, Record<string, string>>;
type Wanted = readonly [parts: string[], properties: string[]];

/** As much of a page or a frame as this takes, so that one of any driver will do. */
interface Stage {
  locator(selector: string): {
    evaluate(measure: (grid: HTMLElement, wanted: Wanted) => Looks, wanted: Wanted): Promise<Looks>;
  };
}

/** How the first offers look: computed styles and sizes of each part, on an element of the same width everywhere. */
export const looksOf = (page: Stage): Promise<Looks> =>
  page.locator('dragoman-offer-grid').evaluate(
    (grid, [names, wanted]) => {
      grid.style.setProperty('display', 'block', 'important');
      grid.style.setProperty('width', '900px', 'important');
      for (const property of ['min-height', 'padding', 'border-width'])
        grid.style.setProperty(property, '0', 'important');
      const looks: Looks = {};
      for (const name of names) {
        const node = grid.shadowRoot?.querySelector(`[part~=${name}]`);
        if (!node) continue;
        const style = getComputedStyle(node);
        const { width, height } = node.getBoundingClientRect();
        // Said in the terms of the page: what begins where it does, begins on the right of some.
        const begin = getComputedStyle(grid).direction === 'rtl' ? 'right' : 'left';
        looks[name] = {
          ...Object.fromEntries(wanted.map((property) => [property, style.getPropertyValue(property)])),
          'text-align': style.textAlign === begin ? 'start' : style.textAlign,
          size: name === 'grid' ? `${Math.round(width)}` : `${Math.round(width)} × ${Math.round(height)}`,
        };
      }
      return looks;
    },
    [parts, [...properties]],
  );
