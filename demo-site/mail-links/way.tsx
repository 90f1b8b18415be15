import { Link } from 'react-router';

/** The button to the next page. */
export const Way = ({ to, label }: { to: string; label: string }) => (
  <p className="mail-link__actions">
    <Link className="button button--primary" to={to}>
      {label}
    </Link>
  </p>
);
