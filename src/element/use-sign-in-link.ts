import { useLink } from './use-link.ts';
import { useWidget } from './widget-context.ts';

/** Where to sign in; on the marketplace's own pages one comes back from there to this one. */
export function useSignInLink(template = '/SignIn'): string {
  const { isOwnSite } = useWidget();
  const link = useLink();
  if (!isOwnSite) return link('signInUrl', template);
  const here = encodeURIComponent(location.pathname + location.search);
  return link('signInUrl', `${template}${template.includes('?') ? '&' : '?'}next=${here}`);
}
