import { Link } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';

/** Invented organisations. Each logo is a path of one colour in a 32 × 32 box. */
const partners = [
  { name: 'Muster & Söhne', lang: 'de', mark: 'M4 28V4l12 12L28 4v24h-6V18l-6 6-6-6v10Z' },
  { name: 'Éditions Exemple', lang: 'fr', mark: 'M4 5h11v22H4Zm13 0h11v4H17Zm0 9h8v4h-8Zm0 9h11v4H17Z' },
  { name: 'Acme Clinics', lang: 'en', mark: 'M12 3h8v9h9v8h-9v9h-8v-9H3v-8h9Z' },
  {
    name: 'Universidad Ejemplo',
    lang: 'es',
    mark: 'M16 3 31 11H1Zm-11 10h4v11H5Zm9 0h4v11h-4Zm9 0h4v11h-4ZM2 26h28v3H2Z',
  },
  {
    name: 'Przykład Legal',
    lang: 'pl',
    mark: 'M14.5 3h3v3H28l-4 10h-6L22 8h-4.500v18H23v3H9v-3h5.500V8H10l4 8H8L4 6h10.500Z',
  },
  {
    name: 'Örnek Lines',
    lang: 'tr',
    mark: 'M2 10c5-6 9 4 14 0s9-4 14 0v4c-5-4-9 4-14 0s-9-4-14 0Zm0 10c5-6 9 4 14 0s9-4 14 0v4c-5-4-9 4-14 0s-9-4-14 0Z',
  },
];

export function Partners() {
  const { home, partnerReport } = useMessages();
  return (
    <section className="partners" aria-labelledby="partnerships">
      <div className="section-head">
        <h2 id="partnerships">{home.partnerships}</h2>
        <Link className="quiet-link" to="/Embed">
          {home.becomePartner}
        </Link>
      </div>
      <ul className="partners__strip" translate="no">
        {partners.map(({ name, lang, mark }) => (
          <li key={name} lang={lang}>
            <svg
              viewBox="0 0 32 32"
              width="28"
              height="28"
              fill="currentColor"
              aria-hidden="true"
              focusable="false"
            >
              <path d={mark} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <p className="partners__note">
        {home.partnershipsNote}{' '}
        <Link className="quiet-link" to="/Partners/Report">
          {partnerReport.link}
        </Link>
      </p>
    </section>
  );
}
