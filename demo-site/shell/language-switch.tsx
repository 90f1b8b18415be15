import { session } from '@dragoman/widgets/page';
import { ChevronDown, Globe } from 'lucide';
import { loadMessages, useMessages } from '#site/messages/messages.ts';
import { Icon } from './icon.tsx';
import { languageNames, locales, preferences, usePreferences } from './preferences.ts';

export function LanguageSwitch({ className = '' }: { className?: string }) {
  const { site } = useMessages();
  const { locale } = usePreferences();
  return (
    <label className={`language-switch ${className}`}>
      <span className="visually-hidden">{site.language}</span>
      <Icon node={Globe} />
      <select
        value={locale}
        translate="no"
        onChange={async ({ target }) => {
          const chosen = locales.find((known) => known === target.value) ?? locale;
          await loadMessages(chosen);
          preferences.choose({ locale: chosen });
          // Mails come in it, too. The page has changed in any case.
          await session.setLocale(chosen).catch(() => undefined);
        }}
      >
        {locales.map((known) => (
          <option key={known} value={known} lang={known}>
            {languageNames[known]}
          </option>
        ))}
      </select>
      <Icon className="language-switch__arrow" node={ChevronDown} size={14} />
    </label>
  );
}
