/** Which addresses a page may name: pages and pictures on the web, never a script. */

/**
 * An address with `http:`, `https:` or no scheme. It has no control characters: browsers remove tabs and line breaks, and
 * would read a scheme from `java⏎script:`. Without flags, because the embed builder reads the pattern's source.
 */
export const webAddress = /^(?! *(?![Hh][Tt][Tt][Pp][Ss]?:)[A-Za-z][A-Za-z\d+.-]*:)[ -~\u00a0-\uffff]*$/;

/** Whether a browser on a page with this base URL resolves the address to the web, and to one of these origins. */
export function leadsTo(address: string, base: string, origins: readonly string[]): boolean {
  try {
    const { protocol, origin } = new URL(address, base);
    return (protocol === 'http:' || protocol === 'https:') && origins.includes(origin);
  } catch {
    return false;
  }
}
