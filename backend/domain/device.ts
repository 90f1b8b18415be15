/** What a person recognises of their browser. */

const browsers: [pattern: RegExp, name: string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [pattern: RegExp, name: string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const named = (list: [pattern: RegExp, name: string][], userAgent: string) =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Such as “Firefox · Windows”; empty for an unknown one. An update of the browser does not change it. */
export const deviceOf = (userAgent: string): string =>
  [named(browsers, userAgent), named(systems, userAgent)].filter(Boolean).join(' · ');
