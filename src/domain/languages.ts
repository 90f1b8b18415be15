interface InterfaceLanguage {
  code: string;
  /** Its name in itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** WordPress names languages by a country. */
  wordPress: string;
}

/** The languages of the interface. All else about them is derived from these rows, and their texts are found by the code. */
export const interfaceLanguages = [
  { code: 'en', name: 'English', direction: 'ltr', wordPress: 'en_US' },
  { code: 'de', name: 'Deutsch', direction: 'ltr', wordPress: 'de_DE' },
  { code: 'fr', name: 'Français', direction: 'ltr', wordPress: 'fr_FR' },
  { code: 'es', name: 'Español', direction: 'ltr', wordPress: 'es_ES' },
  { code: 'ar', name: 'العربية', direction: 'rtl', wordPress: 'ar' },
] as const satisfies readonly InterfaceLanguage[];

export type TextLanguage = (typeof interfaceLanguages)[number]['code'];

export const textLanguages: readonly TextLanguage[] = interfaceLanguages.map(({ code }) => code);
