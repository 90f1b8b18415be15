import { Monitor, Moon, Sun } from 'lucide';
import { useMessages } from '#site/messages/messages.ts';
import { Icon } from '#site/shell/icon.tsx';
import { LanguageSwitch } from '#site/shell/language-switch.tsx';
import { preferences, themes, usePreferences } from '#site/shell/preferences.ts';
import { useArrival } from '#site/shell/use-arrival.ts';
import '#site/styles/settings.css';

const partIn = (hash: string) => (hash === '#get-paid' ? 'get-paid' : undefined);

const icons = { auto: Monitor, light: Sun, dark: Moon };

/** `/Settings`: preferences for the site, and the account. */
export function Settings() {
  const { settings } = useMessages();
  const { theme } = usePreferences();
  const { show } = useArrival('settings', partIn);
  return (
    <div className="container page settings">
      <h1>{settings.title}</h1>
      <p className="lead">{settings.lead}</p>
      <section className="panel settings__part" aria-labelledby="colours">
        <h2 id="colours">{settings.colours}</h2>
        <fieldset className="choices" aria-labelledby="colours">
          {themes.map((choice) => (
            <label className="choices__choice" key={choice}>
              <input
                type="radio"
                name="theme"
                value={choice}
                checked={theme === choice}
                onChange={() => preferences.choose({ theme: choice })}
              />
              <Icon node={icons[choice]} />
              {settings.themes[choice]}
            </label>
          ))}
        </fieldset>
      </section>
      <section className="panel settings__part" aria-labelledby="language">
        <h2 id="language">{settings.language}</h2>
        <p>{settings.languageHint}</p>
        <LanguageSwitch className="settings__language" />
      </section>
      <dragoman-account load="eager" heading-level={2} show={show} />
    </div>
  );
}
