import { booking, details, flag, owner, picture, type Row } from './card.ts';

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

export const cardOf = (row: Row) => `<li><article class="card" part="card">
  <div class="row"><span>${row.type}</span><span>★ ${row.rating ?? 'New'} (${row.rating_count})</span></div>
  <h3><a href="${details(row.id)}">${escaped(row.title)}</a></h3>
  <div class="row"><span>${row.languages.join(' ⇄ ')}</span>${row.languages.map((code) => `<img loading="lazy" src="${flag(code)}" alt="">`).join('')}</div>
  <div class="row"><img class="avatar" loading="lazy" src="${picture(row)}" alt=""><span>${escaped(owner(row))}</span></div>
  <div class="row"><b>€${row.price}</b>/h <a href="${details(row.id)}">More Details</a> <a href="${booking(row.id)}">Book Now</a></div>
</article></li>`;
