import { booking, details, fetchRows, flag, owner, picture, type Row, styles } from './card.ts';

/** The first page of offers, where it came within the script. */
declare const inlineRows: Row[] | undefined;

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const card = (row: Row) => `<li><article class="card" part="card">
  <div class="row"><span>${row.type}</span><span>★ ${row.rating ?? 'New'} (${row.rating_count})</span></div>
  <h3><a href="${details(row.id)}">${escaped(row.title)}</a></h3>
  <div class="row"><span>${row.languages.join(' ⇄ ')}</span>${row.languages.map((code) => `<img loading="lazy" src="${flag(code)}" alt="">`).join('')}</div>
  <div class="row"><img class="avatar" loading="lazy" src="${picture(row)}" alt=""><span>${escaped(owner(row))}</span></div>
  <div class="row"><b>€${row.price}</b>/h <a href="${details(row.id)}">More Details</a> <a href="${booking(row.id)}">Book Now</a></div>
</article></li>`;

/** The offer grid as somebody would write it by hand, with nothing but the platform. */
class VanillaGrid extends HTMLElement {
  async connectedCallback() {
    const shadow = this.attachShadow({ mode: 'open' });
    const rows = typeof inlineRows === 'undefined' ? await fetchRows() : inlineRows;
    shadow.innerHTML = `<style>${styles}</style><ul class="grid">${rows.map(card).join('')}</ul>`;
  }
}

customElements.define('bench-grid', VanillaGrid);
