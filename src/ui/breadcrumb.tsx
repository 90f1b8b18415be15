import { ChevronRight } from 'lucide';
import type { MouseEvent } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';
import { Icon } from './icon.tsx';

interface BreadcrumbProps {
  /** The last item is the current page and needs no address. */
  items: readonly {
    label: string;
    href?: string;
    onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
    part?: string;
  }[];
  part?: string;
}

export function Breadcrumb({ items, part = 'breadcrumb' }: BreadcrumbProps) {
  const { breadcrumb } = useMessages(coreMessages);
  return (
    <nav part={part} aria-label={breadcrumb}>
      <ol className={trail}>
        {items.map(({ label, href, onClick, part }, index) => (
          <li key={label} className={place}>
            {index > 0 && <Icon node={ChevronRight} size={14} mirror />}
            {href && index < items.length - 1 ? (
              <a className={link} part={part} href={href} onClick={onClick}>
                {label}
              </a>
            ) : (
              <span part={part} aria-current={index === items.length - 1 ? 'page' : undefined}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const trail = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(1)};
  font-size: ${textSizes.md};
  color: ${token('color-muted')};
`;

const place = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-inline-size: 0;
  min-block-size: 28px;
`;

const link = css`
  padding-block: ${space(1)};
  color: inherit;
  text-decoration: none;
  &:hover { color: ${token('color-accent')}; text-decoration: underline; text-underline-offset: 0.2em; }
  @media (pointer: coarse) { padding-block: ${space(3)}; }
`;
