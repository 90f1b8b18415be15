import { fetchRows, type Row, styles } from './card.ts';
import { cardOf } from './vanilla-card.ts';

const rowHeight = 276;
const around = 2;

/** A long list as somebody would write it by hand: rows of one height, of which those near the screen are there. */
class WindowedGrid extends HTMLElement {
  async connectedCallback() {
    const shadow = this.attachShadow({ mode: 'open' });
    const rows = await fetchRows();
    shadow.innerHTML = `<style>${styles} .grid > .room { grid-column: 1 / -1; margin-block-end: -16px; } .card { block-size: 260px; overflow: hidden; }</style><ul class="grid"></ul>`;
    const list = shadow.querySelector('ul') as HTMLElement;
    let shown = '';
    const draw = () => {
      const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
      const lines = Math.ceil(rows.length / columns);
      const { top } = list.getBoundingClientRect();
      const from = Math.max(0, Math.min(lines - 1, Math.floor(-top / rowHeight) - around));
      const to = Math.min(lines, Math.ceil((innerHeight - top) / rowHeight) + around);
      if (shown === `${from} ${to} ${columns}`) return;
      shown = `${from} ${to} ${columns}`;
      const room = (count: number) => `<li class="room" style="height:${count * rowHeight}px"></li>`;
      const cards = rows.slice(from * columns, to * columns).map((row: Row) => cardOf(row));
      list.innerHTML = room(from) + cards.join('') + room(lines - to);
    };
    draw();
    addEventListener('scroll', () => requestAnimationFrame(draw), { passive: true });
    addEventListener('resize', draw);
  }
}

customElements.define('bench-grid', WindowedGrid);
