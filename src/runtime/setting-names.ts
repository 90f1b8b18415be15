/** The settings of a page that are texts. */
export const settingNames = [
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
] as const;

export type PageSettingName = (typeof settingNames)[number];
