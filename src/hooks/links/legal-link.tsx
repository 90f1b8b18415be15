import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { css } from '#core/theme/css.ts';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';
import { useLink } from './use-link.ts';

interface LegalLinkProps {
  /** That of the marketplace's page. */
  path: '/Terms' | '/Privacy';
  part: 'terms' | 'privacy';
  children: string;
}

/** What people agree to, beside the button with which they do. It opens beside the form, which stays as it is filled in. */
export function LegalLink({ path, part, children }: LegalLinkProps) {
  const { inNewTab } = useMessages(coreMessages);
  const link = useLink();
  return (
    <a className={style} part={part} href={link('marketplace', path)} target="_blank" rel="noopener">
      {children}
      <span className={visuallyHidden}>{`, ${inNewTab}`}</span>
    </a>
  );
}

const style = css`
  color: inherit;
  text-decoration: underline;
  text-underline-offset: 3px;
`;
