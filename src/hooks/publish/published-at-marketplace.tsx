import type { ReactNode } from 'react';
import { OnMarketplace, useIsLimited } from '#core/hooks/links/on-marketplace.tsx';
import { useSite } from '#core/hooks/sign-in/use-site.ts';
import { useWidget } from '#core/hooks/widget-context.ts';

interface PublishedAtMarketplaceProps {
  path: string;
  children: ReactNode;
}

/** A form that a partner's page cannot send: visitors learn it before they have filled it in, signed in or not. */
export function PublishedAtMarketplace({ path, children }: PublishedAtMarketplaceProps) {
  const { isOwnSite, demo } = useWidget();
  const site = useSite({ isOptional: true });
  const isLimited = useIsLimited();
  const isPartnerPage = !isOwnSite && !demo && site?.isRegistered === true;
  return isLimited || isPartnerPage ? <OnMarketplace path={path} /> : children;
}
