import type { PageSettingName } from './types.ts';

/** The settings of a page that are texts. */
export const settingNames: readonly PageSettingName[] = [
  'apiUrl',
  'siteUrl',
  'partner',
  'campaign',
  'reference',
  'locale',
  'storageKey',
  'flagUrl',
  'themeFrom',
  'analytics',
  'consent',
];
