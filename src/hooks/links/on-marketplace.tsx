/** On a partner's page some things are done at the marketplace only: a link leads there, to the very thing. */
import { ExternalLink } from 'lucide';
import type { ReactNode } from 'react';
import { isOnPartnerPage } from '#core/domain/user.ts';
import { useSession, useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { isolated } from '#core/i18n/format.ts';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';
import { ButtonLink, type ButtonProps } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { type EmptyProps, Nothing } from '#core/ui/states.tsx';
import { useLink } from './use-link.ts';

/** Whether the visitor has signed in on a partner's page: its token reads and does only what belongs to bookings there. */
export function useIsLimited(): boolean {
  const { demo } = useWidget();
  const isLimited = useSession(({ user }) => user !== null && isOnPartnerPage(user));
  return !demo && isLimited;
}

interface MarketplaceLinkProps extends Pick<ButtonProps, 'variant' | 'size' | 'wide'> {
  /** That of the marketplace's page. */
  path: string;
  /** The text of the button that the page has in its place; without it the link says only where it leads. */
  children?: ReactNode;
}

export function MarketplaceLink({ path, children, ...look }: MarketplaceLinkProps) {
  const t = useMessages(coreMessages);
  const link = useLink();
  const { siteUrl } = useWidget();
  const host = isolated(new URL(siteUrl).host);
  return (
    <ButtonLink {...look} part="marketplace" href={link('marketplace', path)} target="_blank" rel="noopener">
      {children ?? t.openOn({ host })}
      <span className={visuallyHidden}>{`, ${children ? `${host}, ` : ''}${t.inNewTab}`}</span>
      <Icon node={ExternalLink} size={16} />
    </ButtonLink>
  );
}

/** What a widget, or a part of it, shows in place of what only the marketplace shows. */
export function OnMarketplace({ path, bare }: { path: string; bare?: boolean }) {
  const t = useMessages(coreMessages);
  return (
    <Nothing
      bare={bare}
      message={t.onMarketplace}
      action={<MarketplaceLink variant="primary" path={path} />}
    />
  );
}

/** What an empty list says on a partner's page, which does not show what there is elsewhere; null on other pages. */
export function useNothingFromPage(path: string): EmptyProps | null {
  const t = useMessages(coreMessages);
  const isLimited = useIsLimited();
  if (!isLimited) return null;
  return {
    message: t.nothingFromPage,
    hint: t.onlyFromPage,
    action: <MarketplaceLink variant="primary" path={path} />,
  };
}

interface MarketplaceOnlyProps {
  path: string;
  children: ReactNode;
}

/** What a partner's page shows only the way to. */
export const MarketplaceOnly = ({ path, children }: MarketplaceOnlyProps) =>
  useIsLimited() ? <OnMarketplace path={path} /> : children;
