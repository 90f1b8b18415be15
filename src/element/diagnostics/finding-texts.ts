/** The texts of all findings: what is wrong, and how a developer fixes it. */
import { type Attribute, allowedValues } from '#core/element/contract/attribute.ts';
import type { Contract } from '#core/element/contract/contract.ts';
import type { Finding } from '#core/element/contract/finding.ts';
import type { TemplateProblem } from '#core/element/contract/template-problems.ts';
import { version } from '#core/version.ts';
import { codesMeant } from './language-names.ts';

/** The edit distance: how many letters to insert, delete, replace or swap to turn one name into the other. */
function distance(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1);
      const isSwapped = letter === to[column - 1] && other === from[index - 1];
      const swapped = isSwapped ? (before[column - 1] ?? 0) + 1 : replaced;
      next.push(Math.min(replaced, swapped, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The candidate that is most similar to a text; undefined where none is similar enough. */
function closest(given: string, candidates: readonly string[]): string | undefined {
  const lower = given.toLowerCase();
  const [best] = candidates
    .map((candidate) => ({ candidate, steps: distance(lower, candidate.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps);
  return best && best.steps <= Math.max(1, Math.floor(best.candidate.length / 3))
    ? best.candidate
    : undefined;
}

/** `did you mean "x"? ` if a candidate is similar enough, else an empty text. */
export function suggestion(given: string, candidates: readonly string[]): string {
  const best = closest(given, candidates);
  return best ? `did you mean "${best}"? ` : '';
}

/** The codes of languages that were written by name. */
function codesOf(attribute: Attribute, value: unknown): string {
  const isLanguage = 'shape' in attribute && attribute.shape?.isLanguage;
  const meant = isLanguage ? codesMeant(textOf(value), closest) : null;
  return meant ? `did you mean "${meant}"? ` : '';
}

const maxShownLength = 80;

/** Whatever a page has written, as text. Objects may have none, or throw instead. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join();
  return typeof value === 'object' && !(value instanceof Date)
    ? Object.prototype.toString.call(value)
    : String(value);
}

/** A value of the page, shortened to fit on one line of the console. */
function shown(value: unknown): string {
  const line = textOf(value).replace(/\s+/g, ' ');
  return line.length > maxShownLength ? `${line.slice(0, maxShownLength)}…` : line;
}

export function badValue(tag: string, name: string, attribute: Attribute, value: unknown): Finding {
  const meant =
    attribute.kind === 'choice' ? suggestion(shown(value), attribute.options) : codesOf(attribute, value);
  return {
    code: 'bad-value',
    level: 'warning',
    attribute: name,
    message: `<${tag}> ${name}="${shown(value)}" is not one of: ${allowedValues(attribute)}`,
    fix: `${meant}The default applies instead.`,
  };
}

export const badProperty = (tag: string, name: string, type: string, value: unknown): Finding => ({
  code: 'bad-value',
  level: 'warning',
  attribute: name,
  message: `The property ${name} of <${tag}> was set to ${shown(value)}`,
  fix: `set it to a value of the type ${type}. Until then it is not set.`,
});

export const missingAttribute = (tag: string, name: string): Finding => ({
  code: 'missing-attribute',
  level: 'error',
  attribute: name,
  message: `<${tag}> has no ${name}, so it has nothing to show`,
  fix: `set it, as in <${tag} ${name}="1">.`,
});

export const badTemplate = (tag: string, slot: string, { what, fix, unknown }: TemplateProblem): Finding => ({
  code: 'bad-template',
  level: 'warning',
  message: `The template for "${slot}" in <${tag}> is not used, because it ${shown(what)}`,
  fix: `${unknown ? suggestion(unknown.given, unknown.known) : ''}${fix}`,
});

export const foreignRedirect = (tag: string, name: string, address: string): Finding => ({
  code: 'foreign-redirect',
  level: 'warning',
  attribute: name,
  message: `<${tag}> does not navigate to ${name}="${shown(address)}", which is not of the origin ${location.origin}`,
  fix: 'name an address of this origin, or navigate yourself when the element fires its event.',
});

export function unknownAttribute({ tag, attributes, properties }: Contract, name: string): Finding {
  const known = Object.keys(attributes);
  return {
    code: 'unknown-attribute',
    level: 'warning',
    attribute: name,
    message: `<${tag}> has no attribute "${shown(name)}"`,
    fix: Object.hasOwn(properties, name)
      ? `It is a property: set it by script, as in element.${name} = { … }.`
      : `${suggestion(name, known)}Its attributes are: ${known.join(', ')}.`,
  };
}

export const twoVersions = ([first = version, ...others]: readonly string[]): Finding => ({
  code: 'two-versions',
  level: 'warning',
  message: `This page loads Dragoman ${[first, ...others].join(' and ')}`,
  fix: `${first} was loaded first and runs the page’s session; load only one version.`,
});

export const takenTag = (tag: string): Finding => ({
  code: 'taken-tag',
  level: 'warning',
  message: `<${tag}> is already defined by another script`,
  fix: 'remove that script, or load Dragoman before it.',
});

const setAddress =
  'set its address as api-url on the element, data-api-url on the script, or with Dragoman.configure({ apiUrl })';

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
  fix: `check that it runs and that the address is right; to change the address, ${setAddress}.`,
});

export const blockedByCors = (apiUrl: string): Finding => ({
  code: 'blocked-by-cors',
  level: 'error',
  message: `The backend ${apiUrl} answers, but does not let pages of ${location.origin} read its answers`,
  fix: `make it send Access-Control-Allow-Origin: ${location.origin} (or *) with every answer.`,
});

export const blockedMixedContent = (apiUrl: string): Finding => ({
  code: 'blocked-mixed-content',
  level: 'error',
  message: `The browser blocks calls from this https page to the http backend ${apiUrl}`,
  fix: `serve the backend over https and set the address ${apiUrl.replace('http:', 'https:')}.`,
});

export const blockedByPolicy = (what: string, origin: string, directive: string): Finding => ({
  code: 'blocked-by-csp',
  level: 'error',
  message: `${what} at ${origin} is blocked by ${directive} of this page’s content security policy`,
  fix: `add ${origin} to that directive: ${directive} 'self' ${origin};`,
});

export const noPartner = (apiUrl: string): Finding => ({
  code: 'no-partner',
  level: 'warning',
  message: `Visitors cannot sign in on pages of ${location.origin}: no partner of the backend ${apiUrl} has this origin`,
  fix: `add it to your partner at ${apiUrl}/Partners. Everything that needs no sign-in works without it.`,
});

export const pageWithoutHttps = (): Finding => ({
  code: 'page-without-https',
  level: 'warning',
  message: `Visitors cannot sign in on pages of ${location.origin}, because they are served over plain http`,
  fix: 'serve them over https. Everything that needs no sign-in works without it.',
});
