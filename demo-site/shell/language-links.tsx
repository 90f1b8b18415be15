import { useMessages } from '#site/messages/messages.ts';
import { languageNames, locales } from './preferences.ts';

/** In place of the list of languages, which needs scripts. Each leads to this page. */
export function LanguageLinks() {
  const { site } = useMessages();
  return (
    <noscript>
      <nav aria-label={site.language}>
        <ul className="footer__links" translate="no">
          {locales.map((locale) => (
            <li key={locale}>
              <a href={`?lang=${locale}`} lang={locale} hrefLang={locale}>
                {languageNames[locale]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </noscript>
  );
}
