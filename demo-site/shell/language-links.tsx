import { interfaceLanguages } from '#core/domain/languages.ts';
import { useMessages } from '#site/messages/messages.ts';

/** In place of the list of languages, which needs scripts. Each leads to this page. */
export function LanguageLinks() {
  const { site } = useMessages();
  return (
    <noscript>
      <nav aria-label={site.language}>
        <ul className="footer__links" translate="no">
          {interfaceLanguages.map(({ code, name }) => (
            <li key={code}>
              <a href={`?lang=${code}`} lang={code} hrefLang={code}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </noscript>
  );
}
