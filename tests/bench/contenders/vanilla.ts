import { fetchRows, type Row, styles } from './card.ts';
import { cardOf } from './vanilla-card.ts';

/** The first page of offers, where it came within the script. */
declare const inlineRows: Row[] | undefined;

/** The offer grid as somebody would write it by hand, with nothing but the platform. */
class VanillaGrid extends HTMLElement {
  async connectedCallback() {
    const shadow = this.attachShadow({ mode: 'open' });
    const rows = typeof inlineRows === 'undefined' ? await fetchRows() : inlineRows;
    shadow.innerHTML = `<style>${styles}</style><ul class="grid">${rows.map(cardOf).join('')}</ul>`;
  }
}

customElements.define('bench-grid', VanillaGrid);
