import { callAddress, offersPath, offersQuery, timeLimit } from './address.ts';

/** Whether a page can reach a backend, and if not, why. */
export type ProbeResult =
  | { kind: 'reached' | 'offline' | 'cors' | 'mixed-content' }
  /** No answer, or that of a gateway with no backend behind it. */
  | { kind: 'silent'; status: number }
  /** Another server answers. */
  | { kind: 'stranger'; status: number }
  | { kind: 'policy'; directive: string };

/** Requests one offer, without token or cookie, and finds out why that failed. */
export async function probeBackend(baseUrl: string): Promise<ProbeResult> {
  if (navigator.onLine === false) return { kind: 'offline' };
  const address = callAddress(baseUrl, offersPath({}), offersQuery({}, { limit: 1 }));
  const violation = listenForViolation(address);
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeLimit),
    });
    if (response.status >= 500) return { kind: 'silent', status: response.status };
    const isList = response.ok && Array.isArray(await response.json().catch(() => null));
    return isList || response.status === 429
      ? { kind: 'reached' }
      : { kind: 'stranger', status: response.status };
  } catch {
    const directive = await violation.directive();
    if (directive) return { kind: 'policy', directive };
    if (isMixed(address)) return { kind: 'mixed-content' };
    return (await isReachable(address)) ? { kind: 'cors' } : { kind: 'silent', status: 0 };
  } finally {
    violation.end();
  }
}

/** The directive of the page's content security policy that blocks an image; empty where none does. */
export async function pictureDirective(address: string): Promise<string> {
  const violation = listenForViolation(address);
  const image = new Image();
  image.src = address;
  await image.decode().catch(() => undefined);
  const directive = await violation.directive();
  violation.end();
  return directive;
}

/** True where the server answers, be it with an answer that the page may not read. */
const isReachable = (address: string): Promise<boolean> =>
  fetch(address, {
    mode: 'no-cors',
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeLimit),
  }).then(
    () => true,
    () => false,
  );

const isMixed = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$|\.localhost$/.test(hostname);
  return location.protocol === 'https:' && protocol === 'http:' && !isLocal;
};

/** How long browsers may take to report a violation after they have blocked the call, in milliseconds. */
const violationDelay = 200;

function listenForViolation(address: string): { directive(): Promise<string>; end(): void } {
  const { origin } = new URL(address);
  let end = (): void => undefined;
  const violated = new Promise<string>((resolve) => {
    const listener = ({ blockedURI, disposition, effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (disposition === 'enforce' && blockedURI.startsWith(origin)) resolve(effectiveDirective);
    };
    document.addEventListener('securitypolicyviolation', listener);
    end = () => document.removeEventListener('securitypolicyviolation', listener);
  });
  const timeout = () => new Promise<string>((resolve) => setTimeout(resolve, violationDelay, ''));
  return { directive: () => Promise.race([violated, timeout()]), end };
}
