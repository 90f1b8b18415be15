/** The texts of the findings that the diagnostics report. */
import { type Attribute, allowedValues } from '#core/element/contract/attribute.ts';
import type { Contract } from '#core/element/contract/contract.ts';
import type { Finding } from '#core/element/contract/finding.ts';
import { version } from '#core/version.ts';

/** How many letters have to change to get from one word to the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries()) {
      const swap = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(swap, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** `did you mean "x"? `, where a word is near enough to be what was meant. */
function suggestion(word: string, candidates: readonly string[]): string {
  const lower = word.toLowerCase();
  const [best] = candidates
    .map((candidate) => ({ candidate, steps: distance(lower, candidate.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps);
  return best && best.steps <= Math.max(1, Math.floor(best.candidate.length / 3))
    ? `did you mean "${best.candidate}"? `
    : '';
}

const longestShown = 80;

/** In one line of the console, however long it is in the page. */
function shown(value: unknown): string {
  const line = String(value).replace(/\s+/g, ' ');
  return line.length > longestShown ? `${line.slice(0, longestShown)}…` : line;
}

export function badValue(tag: string, name: string, attribute: Attribute, value: unknown): Finding {
  const candidates = attribute.kind === 'choice' ? attribute.options : [];
  return {
    code: 'bad-value',
    level: 'warning',
    attribute: name,
    message: `<${tag}> ${name}="${shown(value)}" is not one of: ${allowedValues(attribute)}`,
    fix: `${suggestion(shown(value), candidates)}Its default holds until then.`,
  };
}

export function unknownAttribute({ tag, attributes, properties }: Contract, name: string): Finding {
  const known = Object.keys(attributes);
  return {
    code: 'unknown-attribute',
    level: 'warning',
    attribute: name,
    message: `<${tag}> has no attribute "${shown(name)}"`,
    fix: Object.hasOwn(properties, name)
      ? `It is a property: set it by script, as in element.${name} = { … }.`
      : `${suggestion(name, known)}It knows: ${known.join(', ')}.`,
  };
}

export const twoVersions = ([first = version, ...others]: readonly string[]): Finding => ({
  code: 'two-versions',
  level: 'warning',
  message: `This page loads Dragoman ${[first, ...others].join(' and ')}`,
  fix: `${first} came first and runs the page; load one version only.`,
});

export const takenTag = (tag: string): Finding => ({
  code: 'taken-tag',
  level: 'warning',
  message: `<${tag}> is already defined by another script`,
  fix: 'remove that script, or load Dragoman before it.',
});

const setAddress =
  'set its address as api-url on the element, data-api-url on the script, or by Dragoman.configure({ apiUrl })';

export const missingBackend = (apiUrl: string, status: number): Finding => ({
  code: 'backend-missing',
  level: 'error',
  message: `No Dragoman backend answers at ${apiUrl} (status ${status})`,
  fix: `${setAddress}.`,
});

export const unreachableBackend = (apiUrl: string, status: number): Finding => ({
  code: 'backend-unreachable',
  level: 'error',
  message: `The backend ${apiUrl} ${status ? `answers with status ${status}` : 'does not answer'}`,
  fix: `see that it runs and that the address is right; to change it, ${setAddress}.`,
});

export const blockedByCors = (apiUrl: string): Finding => ({
  code: 'blocked-by-cors',
  level: 'error',
  message: `The backend ${apiUrl} answers, but does not let pages of ${location.origin} read its answers`,
  fix: `let it send Access-Control-Allow-Origin: ${location.origin} (or *) with every answer.`,
});

export const blockedMixedContent = (apiUrl: string): Finding => ({
  code: 'blocked-mixed-content',
  level: 'error',
  message: `The browser lets no https page call the backend ${apiUrl}`,
  fix: `serve it by https and write ${apiUrl.replace('http:', 'https:')}.`,
});

export const blockedByPolicy = (what: string, origin: string, directive: string): Finding => ({
  code: 'blocked-by-csp',
  level: 'error',
  message: `${what} at ${origin} is blocked by ${directive} of this page’s content security policy`,
  fix: `add ${origin} to that line of the policy: ${directive} 'self' ${origin};`,
});

export const noPartner = (apiUrl: string): Finding => ({
  code: 'no-partner',
  level: 'warning',
  message: `Nobody can sign in on pages of ${location.origin}, which the backend ${apiUrl} does not know as a partner’s`,
  fix: `register it there, in PARTNERS: {"id": "…", "name": "…", "origins": ["${location.origin}"]}. What needs no sign-in works without.`,
});

export const pageWithoutHttps = (): Finding => ({
  code: 'page-without-https',
  level: 'warning',
  message: `Nobody can sign in on pages of ${location.origin}, which came over plain http`,
  fix: 'serve them by https. What needs no sign-in works without.',
});
