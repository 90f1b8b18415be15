import { useEffect, useState } from 'react';
import { booking, details, fetchRows, flag, owner, picture, type Row, styles } from './card.ts';

export function ReactGrid() {
  const [rows, setRows] = useState<Row[]>([]);
  useEffect(() => {
    void fetchRows().then(setRows);
  }, []);
  return (
    <>
      <style>{styles}</style>
      <ul className="grid">
        {rows.map((row) => (
          <li key={row.id}>
            <Card row={row} />
          </li>
        ))}
      </ul>
    </>
  );
}

const Card = ({ row }: { row: Row }) => (
  <article className="card" part="card">
    <div className="row">
      <span>{row.type}</span>
      <span>
        ★ {row.rating ?? 'New'} ({row.rating_count})
      </span>
    </div>
    <h3>
      <a href={details(row.id)}>{row.title}</a>
    </h3>
    <div className="row">
      <span>{row.languages.join(' ⇄ ')}</span>
      {row.languages.map((code) => (
        <img key={code} loading="lazy" src={flag(code)} alt="" />
      ))}
    </div>
    <div className="row">
      <img className="avatar" loading="lazy" src={picture(row)} alt="" />
      <span>{owner(row)}</span>
    </div>
    <div className="row">
      <b>€{row.price}</b>/h <a href={details(row.id)}>More Details</a> <a href={booking(row.id)}>Book Now</a>
    </div>
  </article>
);
