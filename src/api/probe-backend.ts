import { callAddress } from './address.ts';
import { offersPath, offersQuery } from './offers-address.ts';
import { timeLimit } from './time-limit.ts';

/** Whether a page can reach a backend, and what keeps it from it. */
export type ProbeResult =
  | { kind: 'reached' | 'offline' | 'cors' | 'mixed-content' }
  /** Nobody answers, or a gateway that finds nobody behind it. */
  | { kind: 'silent'; status: number }
  /** Somebody else answers. */
  | { kind: 'stranger'; status: number }
  | { kind: 'policy'; directive: string };

/** Asks a backend for one offer and finds out what became of the call. Nothing is sent along. */
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
    return (await answersAnybody(address)) ? { kind: 'cors' } : { kind: 'silent', status: 0 };
  } finally {
    violation.end();
  }
}

/** The directive of the page's policy that keeps a picture from being shown. */
export async function pictureDirective(address: string): Promise<string> {
  const violation = listenForViolation(address);
  const picture = new Image();
  picture.src = address;
  await picture.decode().catch(() => undefined);
  const directive = await violation.directive();
  violation.end();
  return directive;
}

/** An answer that the page may not read is still an answer. */
const answersAnybody = (address: string): Promise<boolean> =>
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

/** How long the browser may take to tell of a violation after it has refused the call. */
const untilTold = 200;

function listenForViolation(address: string): { directive(): Promise<string>; end(): void } {
  const { origin } = new URL(address);
  let end = (): void => undefined;
  const heard = new Promise<string>((resolve) => {
    const hear = ({ blockedURI, disposition, effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (disposition === 'enforce' && blockedURI.startsWith(origin)) resolve(effectiveDirective);
    };
    document.addEventListener('securitypolicyviolation', hear);
    end = () => document.removeEventListener('securitypolicyviolation', hear);
  });
  const patience = () => new Promise<string>((resolve) => setTimeout(resolve, untilTold, ''));
  return { directive: () => Promise.race([heard, patience()]), end };
}
