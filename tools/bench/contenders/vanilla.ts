import { fetchRows, type Row, styles } from './card.ts';
import { cardOf } from './vanilla-card.ts';

/** The first page of offers, if the script contains it. */
declare const inlineRows: Row[] | undefined;

/** The offer grid written by hand with web platform APIs only. */
class VanillaGrid extends HTMLElement {
  async connectedCallback() {
    const shadow = this.attachShadow({ mode: 'open' });
    const rows = typeof inlineRows === 'undefined' ? await fetchRows() : inlineRows;
    shadow.innerHTML = `<style>${styles}</style><ul class="grid">${rows.map(cardOf).join('')}</ul>`;
  }
}

customElements.define('bench-grid', VanillaGrid);
