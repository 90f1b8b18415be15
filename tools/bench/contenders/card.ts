/** The card that every contender renders, with the same texts, links and pictures as the offer grid's. */
export interface Row {
  id: number;
  title: string;
  type: string;
  price: number;
  languages: string[];
  firstname: string;
  lastname: string;
  image: string | null;
  rating: number | null;
  rating_count: number;
}

const { backend = '', pictures = '' } =
  (document.currentScript ?? document.querySelector<HTMLElement>('script[data-backend]'))?.dataset ?? {};

export const flag = (code: string) => `${pictures}/flags/${code}.svg`;
export const details = (id: number) => `${backend}/ProductDetails/${id}`;
export const booking = (id: number) => `${backend}/Checkout/${id}`;
/** Two translators of the sample data have no picture. */
export const picture = ({ image }: Row) => image ?? 'data:,';
export const owner = ({ firstname, lastname }: Row) => `${firstname} ${lastname}`;

export const fetchRows = async (): Promise<Row[]> =>
  (await fetch(`${backend}/api/category/document?limit=24`)).json();

export const styles = `
  :host { display: block; font: 15px/1.5 system-ui, sans-serif; }
  .grid { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(230px, 1fr)); margin: 0; padding: 0; list-style: none; }
  .card { display: grid; gap: 10px; padding: 16px; border: 1px solid #ddd; border-radius: 14px; min-height: 260px; box-sizing: border-box; }
  .row { display: flex; gap: 8px; align-items: center; }
  img { width: 24px; height: 18px; } .avatar { width: 36px; height: 36px; border-radius: 50%; background: #eee; }
`;
