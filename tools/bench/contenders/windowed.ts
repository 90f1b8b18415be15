import { fetchRows, type Row, styles } from './card.ts';
import { cardOf } from './vanilla-card.ts';

const rowHeight = 276;
const overscan = 2;

/** A virtual list written by hand: rows of fixed height, of which only those near the viewport are rendered. */
class WindowedGrid extends HTMLElement {
  async connectedCallback() {
    const shadow = this.attachShadow({ mode: 'open' });
    const rows = await fetchRows();
    shadow.innerHTML = `<style>${styles} .grid > .spacer { grid-column: 1 / -1; margin-block-end: -16px; } .card { block-size: 260px; overflow: hidden; }</style><ul class="grid"></ul>`;
    const list = shadow.querySelector('ul') as HTMLElement;
    let shown = '';
    const render = () => {
      const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
      const rowCount = Math.ceil(rows.length / columns);
      const { top } = list.getBoundingClientRect();
      const from = Math.max(0, Math.min(rowCount - 1, Math.floor(-top / rowHeight) - overscan));
      const to = Math.min(rowCount, Math.ceil((innerHeight - top) / rowHeight) + overscan);
      if (shown === `${from} ${to} ${columns}`) return;
      shown = `${from} ${to} ${columns}`;
      const spacer = (count: number) => `<li class="spacer" style="height:${count * rowHeight}px"></li>`;
      const cards = rows.slice(from * columns, to * columns).map((row: Row) => cardOf(row));
      list.innerHTML = spacer(from) + cards.join('') + spacer(rowCount - to);
    };
    render();
    addEventListener('scroll', () => requestAnimationFrame(render), { passive: true });
    addEventListener('resize', render);
  }
}

customElements.define('bench-grid', WindowedGrid);
