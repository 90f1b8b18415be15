/** Looks for what keeps a widget from working, and says it. Fetched when there is something to look for. */
import { type ProbeResult, pictureDirective, probeBackend } from '#core/api/probe-backend.ts';
import { type Contract, knownNames } from '#core/element/contract/contract.ts';
import type { Finding } from '#core/element/contract/finding.ts';
import { absoluteUrl } from '#core/runtime/config.ts';
import { pageGlobals } from '#core/runtime/page-globals.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { unknownAttributes } from './attribute-findings.ts';
import * as texts from './finding-texts.ts';

/** What diagnostics read of an element's properties. */
interface PropertyValues {
  read(property: string): unknown;
  rejected(): (readonly [attribute: string, value: unknown])[];
}

/** All findings about one element, the attributes first. In `demo` no call is made. */
export async function diagnose(
  host: Element,
  contract: Contract,
  properties: PropertyValues,
): Promise<Finding[]> {
  const found = [
    ...unknownAttributes(host, knownNames(contract)).map((name) => texts.unknownAttribute(contract, name)),
    ...properties.rejected().flatMap(([name, value]) => valueFinding(contract, name, value) ?? []),
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

export function reportValue(contract: Contract, name: string, value: unknown): void {
  report(valueFinding(contract, name, value));
}

/** Two versions on the page, or a tag that is somebody else's. */
export function reportVersions(tag: string): void {
  for (const finding of versionFindings(tag)) report(finding);
}

/** A widget got no usable answer: says once a page and backend why, if it is more than a moment's trouble. */
export async function reportBackend(apiUrl: string): Promise<void> {
  const about = `backend ${apiUrl}`;
  if (!pageGlobals().said?.has(about)) report(await backendFinding(apiUrl), about);
}

/** A way to sign in was asked for on a page where there is none. */
export function reportSignIn(apiUrl: string, isAble: boolean): void {
  report(isAble ? texts.noPartner(apiUrl) : texts.pageWithoutHttps());
}

/** A picture did not show: says so where the page's policy is why. */
export async function reportPicture(address: string): Promise<void> {
  report(await pictureFinding(address));
}

/** One line in the console, once a page for the same words, or for the same `about` where the words may differ. */
function report(finding: Finding | undefined, about = finding?.message ?? ''): void {
  const place = pageGlobals();
  place.said ??= new Set();
  if (!finding || place.said.has(about)) return;
  place.said.add(about);
  const { level, message, fix } = finding;
  console[level === 'error' ? 'error' : 'warn'](`${message} – ${fix}`);
}

function valueFinding({ tag, attributes }: Contract, name: string, value: unknown): Finding | undefined {
  const attribute = attributes[name];
  return attribute && texts.badValue(tag, name, attribute, value);
}

function versionFindings(tag: string): Finding[] {
  const { versions = [] } = pageGlobals();
  const definition = customElements.get(tag);
  return [
    ...(versions.length > 1 ? [texts.twoVersions(versions)] : []),
    ...(definition && !('dragomanVersion' in definition) ? [texts.takenTag(tag)] : []),
  ];
}

const underWay = new Map<string, Promise<Finding | undefined>>();

function backendFinding(apiUrl: string): Promise<Finding | undefined> {
  const asked = underWay.get(apiUrl);
  if (asked) return asked;
  const asking = probeBackend(apiUrl)
    .then((outcome) => explain(outcome, apiUrl))
    .finally(() => underWay.delete(apiUrl));
  underWay.set(apiUrl, asking);
  return asking;
}

function explain(outcome: ProbeResult, apiUrl: string): Finding | undefined {
  switch (outcome.kind) {
    case 'policy':
      return texts.blockedByPolicy('The backend', new URL(apiUrl).origin, outcome.directive);
    case 'cors':
      return texts.blockedByCors(apiUrl);
    case 'mixed-content':
      return texts.blockedMixedContent(apiUrl);
    case 'stranger':
      return texts.missingBackend(apiUrl, outcome.status);
    case 'silent':
      return texts.unreachableBackend(apiUrl, outcome.status);
    default:
      return undefined;
  }
}

/** One of each origin: what a policy allows, it allows by origin. */
function brokenPictures(host: Element): string[] {
  const pictures = [...(host.shadowRoot?.querySelectorAll('img') ?? [])];
  const broken = pictures.filter(({ complete, naturalWidth, src }) => src && complete && naturalWidth === 0);
  return [...new Map(broken.map(({ src }) => [new URL(src).origin, src])).values()];
}

async function pictureFinding(address: string): Promise<Finding | undefined> {
  const directive = await pictureDirective(address);
  return directive ? texts.blockedByPolicy('A picture', new URL(address).origin, directive) : undefined;
}
