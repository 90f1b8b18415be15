import { Link } from 'react-router';
import { usePartnerMessages } from '#site/messages/partners.ts';
import { Partners } from '#site/pages/partners.tsx';

/** What a partner gets, and the way in. */
export function PartnerSales() {
  const t = usePartnerMessages();
  return (
    <>
      <header>
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <p className="actions">
          <Link className="button button--primary button--large" to="/SignIn?next=%2FPartners">
            {t.signIn}
          </Link>
          <Link className="button button--large" to="/Embed">
            {t.tryEmbed}
          </Link>
          <Link className="quiet-link" to="/Docs/partners">
            {t.docs}
          </Link>
        </p>
      </header>
      <ul className="partner__benefits">
        {t.benefits.map(({ title, text }) => (
          <li className="panel partner__benefit" key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Partners />
    </>
  );
}
