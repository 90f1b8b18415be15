/** Finds the problems of an element on its page and reports them in the console. Loaded on demand. */
import { type ProbeResult, pictureDirective, probeBackend } from '#core/api/probe-backend.ts';
import { leadsTo } from '#core/domain/web-address.ts';
import { camelCase } from '#core/element/contract/camel-case.ts';
import { type Contract, knownNames } from '#core/element/contract/contract.ts';
import type { Finding } from '#core/element/contract/finding.ts';
import { templateProblems } from '#core/element/contract/template-problems.ts';
import type { MessageOverrides } from '#core/i18n/catalogue.ts';
import { absoluteUrl } from '#core/runtime/config.ts';
import { pageGlobals } from '#core/runtime/page-globals.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { unknownAttributes } from './attribute-findings.ts';
import * as texts from './finding-texts.ts';
import { fontFinding, messageFindings, pageFindings } from './page-findings.ts';

/** The part of an element's properties that diagnostics read. */
export interface PropertyValues {
  read(property: string): unknown;
  isGiven(property: string): boolean;
  rejected(): (readonly [attribute: string, value: unknown])[];
}

/** All findings for one element, those for its attributes first. A demo makes no calls. */
export async function diagnose(
  host: Element,
  contract: Contract,
  properties: PropertyValues,
): Promise<Finding[]> {
  const found = [
    ...unknownAttributes(host, knownNames(contract)).map((name) => texts.unknownAttribute(contract, name)),
    ...properties.rejected().flatMap(([name, value]) => valueFinding(contract, name, value) ?? []),
    ...missingFindings(contract, properties),
    ...redirectFindings(contract, properties),
    ...templateFindings(host, contract),
    ...messageFindings(ownMessages(properties), `<${contract.tag}> messages`),
    ...[fontFinding(host)].filter((finding) => finding !== undefined),
    ...pageFindings(),
    ...versionFindings(contract.tag),
  ];
  if (properties.read('demo')) return found;
  const own = String(properties.read('apiUrl') ?? '');
  const apiUrl = own ? absoluteUrl(own) : getRuntime().config.getState().apiUrl;
  const others = await Promise.all([backendFinding(apiUrl), ...brokenPictures(host).map(pictureFinding)]);
  return [...found, ...others.filter((finding) => finding !== undefined)];
}

export function reportAttributes(contract: Contract, names: readonly string[]): void {
  for (const name of names) report(texts.unknownAttribute(contract, name));
}

/** Reports why an element does not use a template of the page. */
export function reportTemplates(host: Element, contract: Contract): void {
  for (const finding of templateFindings(host, contract)) report(finding);
}

/** Reports what the page has written wrong outside its elements. */
export function reportPage(): void {
  for (const finding of pageFindings()) report(finding);
}

/** Reports the message keys of an element that no text has, and the attributes that it lacks. */
export function reportElement(contract: Contract, properties: PropertyValues): void {
  for (const finding of missingFindings(contract, properties)) report(finding);
  for (const finding of messageFindings(ownMessages(properties), `<${contract.tag}> messages`))
    report(finding);
}

export function reportValue(contract: Contract, name: string, value: unknown): void {
  report(valueFinding(contract, name, value));
}

/** A widget did not navigate to an address of another origin. */
export function reportRedirect(tag: string, property: string, address: string): void {
  const name = property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  report(texts.foreignRedirect(tag, name, address));
}

/** Reports two versions on the page, or a tag that another script has defined. */
export function reportVersions(tag: string): void {
  for (const finding of versionFindings(tag)) report(finding);
}

/** A call of a widget failed: reports why, once per page and backend, unless the backend answers the probe. */
export async function reportBackend(apiUrl: string): Promise<void> {
  const key = `backend ${apiUrl}`;
  if (!pageGlobals().said?.has(key)) report(await backendFinding(apiUrl), key);
}

/** A visitor wants to sign in on a page where that is impossible. */
export function reportSignIn(apiUrl: string, isSecure: boolean): void {
  report(isSecure ? texts.noPartner(apiUrl) : texts.pageWithoutHttps());
}

/** A long list shows the same flags again and again: each is loaded once more, to learn the reason, only once. */
const examined = new Set<string>();

/** A picture could not be loaded: reports that if the page's content security policy is the reason. */
export async function reportPicture(address: string): Promise<void> {
  if (examined.has(address)) return;
  examined.add(address);
  report(await pictureFinding(address));
}

/** Logs one line, once per page and `key`. The key is the message unless the message may change. */
function report(finding: Finding | undefined, key = finding?.message ?? ''): void {
  const globals = pageGlobals();
  globals.said ??= new Set();
  if (!finding || globals.said.has(key)) return;
  globals.said.add(key);
  const { level, message, fix } = finding;
  console[level === 'error' ? 'error' : 'warn'](`${message} – ${fix}`);
}

function valueFinding(
  { tag, attributes, properties }: Contract,
  name: string,
  value: unknown,
): Finding | undefined {
  const attribute = attributes[name];
  if (attribute) return texts.badValue(tag, name, attribute, value);
  const property = properties[name];
  return property && texts.badProperty(tag, name, property.type, value);
}

const ownMessages = (properties: PropertyValues): MessageOverrides =>
  (properties.read('messages') as MessageOverrides | undefined) ?? {};

function missingFindings({ tag, attributes }: Contract, properties: PropertyValues): Finding[] {
  if (properties.read('demo')) return [];
  return Object.entries(attributes)
    .filter(
      ([name, attribute]) =>
        attribute.kind === 'text' && attribute.required && !properties.read(camelCase(name)),
    )
    .map(([name]) => texts.missingAttribute(tag, name));
}

const templateFindings = (host: Element, { tag, templates }: Contract): Finding[] =>
  Object.entries(templates).flatMap(([slot, template]) => {
    const given = host.querySelector<HTMLTemplateElement>(`:scope > template[slot="${slot}"]`);
    const problems = given ? templateProblems(given.content, template) : [];
    return problems.map((problem) => texts.badTemplate(tag, slot, problem));
  });

function redirectFindings({ tag, attributes }: Contract, properties: PropertyValues): Finding[] {
  return Object.entries(attributes).flatMap(([name, attribute]) => {
    const property = camelCase(name);
    if (attribute.kind !== 'text' || !attribute.redirects || !properties.isGiven(property)) return [];
    const address = String(properties.read(property));
    const isHere = leadsTo(address, document.baseURI, [location.origin]);
    return isHere ? [] : [texts.foreignRedirect(tag, name, address)];
  });
}

function versionFindings(tag: string): Finding[] {
  const { versions = [] } = pageGlobals();
  const definition = customElements.get(tag);
  return [
    ...(versions.length > 1 ? [texts.twoVersions(versions)] : []),
    ...(definition && !('dragomanVersion' in definition) ? [texts.takenTag(tag)] : []),
  ];
}

/** Single-flight: elements that fail at the same time share one probe of their backend. */
const pendingProbes = new Map<string, Promise<Finding | undefined>>();

function backendFinding(apiUrl: string): Promise<Finding | undefined> {
  const pending = pendingProbes.get(apiUrl);
  if (pending) return pending;
  const finding = probeBackend(apiUrl)
    .then((result) => explain(result, apiUrl))
    .finally(() => pendingProbes.delete(apiUrl));
  pendingProbes.set(apiUrl, finding);
  return finding;
}

function explain(result: ProbeResult, apiUrl: string): Finding | undefined {
  switch (result.kind) {
    case 'policy':
      return texts.blockedByPolicy('The backend', new URL(apiUrl).origin, result.directive);
    case 'cors':
      return texts.blockedByCors(apiUrl);
    case 'mixed-content':
      return texts.blockedMixedContent(apiUrl);
    case 'stranger':
      return texts.missingBackend(apiUrl, result.status);
    case 'silent':
      return texts.unreachableBackend(apiUrl, result.status);
    default:
      return undefined;
  }
}

/** One picture per origin, because policies allow origins. */
function brokenPictures(host: Element): string[] {
  const pictures = [...(host.shadowRoot?.querySelectorAll('img') ?? [])];
  const broken = pictures.filter(({ complete, naturalWidth, src }) => src && complete && naturalWidth === 0);
  return [...new Map(broken.map(({ src }) => [new URL(src).origin, src])).values()];
}

async function pictureFinding(address: string): Promise<Finding | undefined> {
  const directive = await pictureDirective(address);
  return directive ? texts.blockedByPolicy('A picture', new URL(address).origin, directive) : undefined;
}
