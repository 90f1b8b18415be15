import { html, LitElement, unsafeCSS } from 'lit';
import { booking, details, fetchRows, flag, owner, picture, type Row, styles } from './card.ts';

class LitGrid extends LitElement {
  static override readonly properties = { rows: { state: true } };
  static override readonly styles = unsafeCSS(styles);
  declare rows: Row[];

  constructor() {
    super();
    this.rows = [];
    void fetchRows().then((rows) => {
      this.rows = rows;
    });
  }

  override render() {
    return html`<ul class="grid">${this.rows.map(
      (row) => html`<li><article class="card" part="card">
        <div class="row"><span>${row.type}</span><span>★ ${row.rating ?? 'New'} (${row.rating_count})</span></div>
        <h3><a href=${details(row.id)}>${row.title}</a></h3>
        <div class="row"><span>${row.languages.join(' ⇄ ')}</span>${row.languages.map(
          (code) => html`<img loading="lazy" src=${flag(code)} alt="">`,
        )}</div>
        <div class="row"><img class="avatar" loading="lazy" src=${picture(row)} alt=""><span>${owner(row)}</span></div>
        <div class="row"><b>€${row.price}</b>/h <a href=${details(row.id)}>More Details</a> <a href=${booking(row.id)}>Book Now</a></div>
      </article></li>`,
    )}</ul>`;
  }
}

customElements.define('bench-grid', LitGrid);
