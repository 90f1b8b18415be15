import { session } from '@dragoman/widgets/page';
import { ChevronDown, Globe } from 'lucide';
import { useEffect, useRef } from 'react';
import { interfaceLanguages, textLanguages } from '#core/domain/languages.ts';
import { loadMessages, useMessages } from '#site/messages/messages.ts';
import { Icon } from './icon.tsx';
import { preferences, usePreferences } from './preferences.ts';

export function LanguageSwitch({ className = '' }: { className?: string }) {
  const { site } = useMessages();
  const { locale } = usePreferences();
  const list = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice that the visitor made before the page was hydrated
  useEffect(() => {
    if (list.current && list.current.value !== locale) void choose(list.current.value);
  }, []);
  return (
    <label className={`language-switch ${className}`}>
      <span className="visually-hidden">{site.language}</span>
      <Icon node={Globe} />
      <select ref={list} value={locale} translate="no" onChange={({ target }) => void choose(target.value)}>
        {interfaceLanguages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
      <Icon className="language-switch__arrow" node={ChevronDown} size={14} />
    </label>
  );
}

async function choose(value: string): Promise<void> {
  const locale = textLanguages.find((known) => known === value) ?? preferences.get().locale;
  await loadMessages(locale);
  preferences.choose({ locale });
  // Mails come in it, too. The page has changed in any case.
  await session.setLocale(locale).catch(() => undefined);
}
