import { Link } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';

export function Footer() {
  const { site } = useMessages();
  return (
    <footer className="footer" id="page-end">
      <div className="footer__inner container">
        <div className="footer__brand">
          <Logo />
          <p>{site.motto}</p>
        </div>
        <nav aria-label={site.footer}>
          <ul className="footer__links">
            <li>
              <Link to="/About">{site.aboutLink}</Link>
            </li>
            <li>
              <Link to="/Privacy">{site.privacyLink}</Link>
            </li>
            <li>
              <Link to="/TeamSection">{site.contactLink}</Link>
            </li>
            <li>
              <Link to="/Partners">{site.partnersLink}</Link>
            </li>
            <li>
              <Link to="/Docs">{site.docsLink}</Link>
            </li>
          </ul>
        </nav>
        <LanguageSwitch />
        <p className="footer__note">{site.sampleData}</p>
      </div>
    </footer>
  );
}
