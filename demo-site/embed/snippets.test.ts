import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';
import { policyLines, snippets } from './snippets.ts';

const origin = 'https://market.example';
const made = (query: string, integrity?: string) =>
  snippets(readConfiguration(new URLSearchParams(query)), origin, integrity).map(({ code }) => code);

const grid = 'category=document&limit=6&filters=&partner=acme&campaign=spring';

describe('a snippet', () => {
  it('for HTML is one script and the element, with a reserved height and a fallback link', () => {
    expect(made(grid)).toEqual([
      `<script
  async
  type="module"
  src="https://market.example/embed/dragoman.js"
  crossorigin
  data-partner="acme"
  data-campaign="spring"
></script>

<dragoman-offer-grid category="document" filters limit="6">
  <div style="min-height: 480px">
    <a href="https://market.example/Category/document?partner=acme&amp;campaign=spring">Find a translator</a>
  </div>
</dragoman-offer-grid>`,
    ]);
  });

  it('with the instant script has the attributes in its query', () => {
    const [code] = made(`${grid}&code=instant&room=0`);
    expect(code).toContain(
      'src="https://market.example/embed/instant/offer-grid.js?category=document&amp;filters=&amp;limit=6&amp;partner=acme&amp;campaign=spring"',
    );
    expect(code).toContain('<dragoman-offer-grid category="document" filters limit="6">');
  });

  it('with the instant script is the plain one for other widgets', () => {
    expect(made('tag=sign-in&code=instant')).toEqual(made('tag=sign-in&code=html'));
  });

  it('with a classic script contains its hash on request', () => {
    expect(made('code=classic')[0]).toContain(
      '<script async src="https://market.example/embed/offer-grid.js" crossorigin>',
    );
    expect(made('code=classic&pin=', 'sha384-abc')[0]).toContain('integrity="sha384-abc" crossorigin');
  });

  it('for WordPress is a div, with script and style sheet as separate snippets', () => {
    const [text, script, css] = made('code=wordpress&filters=&--radius=4px');
    expect(text).toMatch(
      /^<div data-dragoman="offer-grid" data-filters="true">\n {2}<div style="min-height: 480px">/,
    );
    expect(script).toContain('/embed/dragoman.js');
    expect(css).toBe(':root {\n  --dragoman-radius: 4px;\n}');
  });

  it('for React is a component with types and page configuration', () => {
    const [install, component] = made(`${grid}&code=react`);
    expect(install).toBe('npm install @dragoman/widgets react react-dom');
    expect(component).toContain(
      "configure({ apiUrl: 'https://market.example', partner: 'acme', campaign: 'spring' });",
    );
    expect(component).toContain('export function OfferGrid() {');
    expect(component).toContain(`
    <dragoman-offer-grid category="document" filters limit="6">
      <div style={{ minHeight: 480 }}>
        <a href="https://market.example/Category/document?partner=acme&amp;campaign=spring">Find a translator</a>
      </div>
    </dragoman-offer-grid>`);
  });

  it.each(['html', 'wordpress', 'react', 'vue', 'svelte', 'angular'])(
    'for %s leads to the marketplace where scripts do not run',
    (format) => {
      const links = ['sign-in', 'request-form', 'checkout&offer-id=7', 'task&task-id=a/b'].map(
        (query) => /href="([^"]*)"/.exec(made(`tag=${query}&code=${format}&room=0`).join('\n'))?.[1],
      );
      const paths = ['/SignIn', '/Select/request', '/Checkout/7', '/Task/a%2Fb'];
      expect(links).toEqual(paths.map((path) => origin + path));
    },
  );

  it('has no link to an offer that is not chosen', () => {
    expect(made('tag=checkout')[0]).not.toContain('href=');
  });

  it('for Svelte escapes braces', () => {
    expect(made('code=svelte&detail-url=/offers/{id}')[1]).toContain('detail-url="/offers/&#123;id&#125;"');
  });

  it('for Vue configures the custom elements', () => {
    expect(made('code=vue')[2]).toContain("tag.startsWith('dragoman-')");
  });

  it('for Angular is a component with the schema for custom elements', () => {
    expect(made('code=angular')[1]).toContain('schemas: [CUSTOM_ELEMENTS_SCHEMA]');
  });

  it('escapes typed values', () => {
    const typed = `heading=${encodeURIComponent('"><script>alert(1)</script>')}&campaign=${encodeURIComponent("'});alert(1)//")}`;
    expect(made(typed)[0]).not.toContain('<script>alert');
    expect(made(`${typed}&code=angular`)[1]).toContain("campaign: '\\'});alert(1)//'");
  });
});

describe('the security policy', () => {
  it('names a source for scripts only if the page loads them from the backend', () => {
    expect(policyLines('html', origin)).toContain('script-src https://market.example;');
    expect(policyLines('react', origin)).toBe(
      'connect-src https://market.example;\nimg-src https://market.example;',
    );
  });
});
