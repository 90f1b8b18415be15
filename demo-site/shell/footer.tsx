import { useMessages } from '#site/messages/messages.ts';
import { LanguageLinks } from './language-links.tsx';
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
              <a href="/About">{site.aboutLink}</a>
            </li>
            <li>
              <a href="/Help">{site.helpLink}</a>
            </li>
            <li>
              <a href="/Terms">{site.termsLink}</a>
            </li>
            <li>
              <a href="/Privacy">{site.privacyLink}</a>
            </li>
            <li>
              <a href="/Imprint">{site.imprintLink}</a>
            </li>
            <li>
              <a href="/TeamSection">{site.contactLink}</a>
            </li>
            <li>
              <a href="/Partners">{site.partnersLink}</a>
            </li>
            <li>
              <a href="/Docs">{site.docsLink}</a>
            </li>
          </ul>
        </nav>
        <LanguageSwitch />
        <LanguageLinks />
        <p className="footer__note">{site.sampleData}</p>
      </div>
    </footer>
  );
}
