import { Search } from 'lucide';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { Icon } from '#site/shell/icon.tsx';
import { usePreferences } from '#site/shell/preferences.ts';
import { Select } from '#site/shell/select.tsx';
import { useOfferedLanguages } from '#site/shell/use-offered-languages.ts';

const allOffers = '/HomePage';

/** Leads to all offers with the filters set, as the address of that page has them. */
export function HomeSearch() {
  const { homeSearch: t } = useMessages();
  const { locale } = usePreferences();
  const navigate = useNavigate();
  const [pair, setPair] = useState({ from: '', to: '' });
  const offered = {
    from: useOfferedLanguages(pair.to, pair.from),
    to: useOfferedLanguages(pair.from, pair.to),
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      String(value).trim(),
    ]);
    const filters = new URLSearchParams(fields.filter(([, value]) => value));
    void navigate({ pathname: allOffers, search: filters.toString() });
  };
  return (
    <search className="home-search">
      <form className="home-search__form" action={allOffers} onSubmit={submit}>
        <label className="home-search__field home-search__field--words">
          <span>{t.words}</span>
          <input
            className="field"
            type="search"
            name="query"
            maxLength={200}
            placeholder={t.suggestions[0]}
          />
        </label>
        {(['from', 'to'] as const).map((name) => (
          <div className="home-search__field" key={name}>
            <label htmlFor={`home-${name}`}>{t[name]}</label>
            <Select
              id={`home-${name}`}
              name={name}
              onChange={({ target }) => setPair({ ...pair, [name]: target.value })}
            >
              <option value="">{t.anyLanguage}</option>
              {offered[name].map((language) => (
                <option key={language.code} value={language.code}>
                  {language.name}
                </option>
              ))}
            </Select>
          </div>
        ))}
        <noscript>
          <input type="hidden" name="lang" value={locale} />
        </noscript>
        <button className="button button--primary button--large home-search__submit" type="submit">
          <Icon node={Search} size={18} />
          {t.submit}
        </button>
      </form>
      <p className="home-search__suggestions">
        {t.often}
        {t.suggestions.map((words) => (
          <a key={words} href={`${allOffers}?query=${encodeURIComponent(words)}`}>
            {words}
          </a>
        ))}
      </p>
    </search>
  );
}
