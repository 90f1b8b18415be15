import useSWR from 'swr';
import { partnerSession, type Site } from '#core/api/partner-session.ts';
import { withDiagnostics } from '#core/element/diagnostics/load.ts';
import { useWidget } from '#core/kit/widget-context.ts';

const anybodys: Site = { isRegistered: false, name: '' };
const sample: Site = { isRegistered: true, name: '' };

/**
 * Whether people may sign in on this page, which is of another site than the backend's; undefined until that is
 * known. Asked once a page, by whatever first shows a way to sign in.
 */
export function useSite(): Site | undefined {
  const { runtime, isOwnSite, demo } = useWidget();
  const { apiUrl } = runtime.config.getState();
  const isAsked = !isOwnSite && !demo;
  const { data } = useSWR(isAsked ? ['site', apiUrl] : null, () => askForSite(), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  });

  async function askForSite(): Promise<Site> {
    // What the code is bound by needs a page that came over https, or from this very machine.
    const isAble = globalThis.crypto?.subtle !== undefined;
    try {
      const site = await partnerSession(runtime.client(apiUrl)).site(location.origin);
      const isReady = site.isRegistered && isAble;
      if (!isReady) withDiagnostics(({ reportSignIn }) => reportSignIn(apiUrl, isAble));
      return { ...site, isRegistered: isReady };
    } catch {
      // A backend that cannot say takes nobody's sign-in here; its own pages still do.
      return anybodys;
    }
  }
  return isAsked ? data : sample;
}
