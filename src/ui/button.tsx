import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';
import { Spinner } from './spinner.tsx';

interface Look {
  /** `text` looks like a link: no background and no padding. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'text' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** As wide as its container. */
  wide?: boolean;
  children: ReactNode;
}

export interface ButtonProps
  extends Look,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'style'> {
  /** Working: the button ignores clicks and does not change its width. */
  busy?: boolean;
  /** Replaces the text while busy; without it a spinner does. */
  busyLabel?: string;
}

export function Button({
  variant = 'secondary',
  size = 'medium',
  wide,
  busy = false,
  busyLabel,
  disabled,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const busyProps = useBusyButton(busy, onClick);
  return (
    <button
      {...rest}
      {...busyProps}
      type={type}
      className={button}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-busy-label={busy ? undefined : busyLabel}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy ? <Busy label={busyLabel}>{children}</Busy> : <span className={content}>{children}</span>}
    </button>
  );
}

function Busy({ label, children }: { label?: string; children: ReactNode }) {
  if (label) {
    return (
      <>
        <Spinner />
        {label}
      </>
    );
  }
  return (
    <>
      <span className={content} data-veiled>
        {children}
      </span>
      <span className={overlay}>
        <Spinner />
      </span>
    </>
  );
}

export interface ButtonLinkProps extends Look, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> {
  href: string;
}

export function ButtonLink({
  variant = 'secondary',
  size = 'medium',
  wide,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a
      rel={rest.target === '_blank' ? 'noopener' : undefined}
      {...rest}
      className={button}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
    >
      {children}
    </a>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'wide' | 'busyLabel'> {
  /** Its accessible name, shown by the browser on hover. */
  label: string;
  /** An `<Icon>`. */
  children: ReactNode;
}

export function IconButton({
  label,
  variant = 'quiet',
  size = 'medium',
  busy = false,
  disabled,
  type = 'button',
  onClick,
  children,
  ...rest
}: IconButtonProps) {
  const { loading } = useMessages(coreMessages);
  const { style: _width, ...busyProps } = useBusyButton(busy, onClick);
  return (
    <button
      title={label}
      {...rest}
      {...busyProps}
      type={type}
      className={button}
      data-variant={variant}
      data-size={size}
      data-icon-only
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      aria-label={label}
    >
      {busy ? <Spinner label={loading} /> : children}
    </button>
  );
}

/**
 * Preserves a busy button's width and its keyboard focus, which the browser takes from a disabled button. Both are
 * recorded on the click (Enter in a form clicks its submit button too).
 */
function useBusyButton(busy: boolean, onClick?: (event: MouseEvent<HTMLButtonElement>) => void) {
  const button = useRef<HTMLButtonElement>(null);
  const width = useRef<number>(undefined);
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    const node = button.current;
    if (busy || !node || !hadFocus.current) return;
    hadFocus.current = false;
    const root = node.getRootNode();
    const focused = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : node;
    if (!focused || focused === document.body) node.focus({ preventScroll: true });
  }, [busy]);

  return {
    ref: button,
    style: busy && width.current ? { minInlineSize: width.current } : undefined,
    onClick(event: MouseEvent<HTMLButtonElement>) {
      width.current = event.currentTarget.offsetWidth;
      hadFocus.current = event.currentTarget.matches(':focus');
      onClick?.(event);
    },
  };
}

/**
 * Shared by buttons and by links that look like one. A button with another text while busy reserves the width for it
 * from the start.
 */
export const button = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  max-inline-size: 100%;
  min-block-size: 44px;
  padding: ${space(2)} ${space(4)};
  border: 1px solid transparent;
  border-radius: ${token('radius')};
  font-family: inherit;
  font-size: ${textSizes.base};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  hyphens: none;
  cursor: pointer;
  user-select: none;
  touch-action: manipulation;
  transition: background-color ${token('duration')}, color ${token('duration')}, opacity ${token('duration')}, scale ${token('duration')};
  &[data-variant='primary'] { background: ${token('color-accent')}; color: ${token('color-on-accent')}; }
  &[data-variant='secondary'] { background: ${token('color-surface')}; border-color: ${token('color-control')}; color: ${token('color-text')}; }
  &[data-variant='quiet'] { background: transparent; color: ${token('color-accent')}; }
  &[data-variant='text'] { min-block-size: 24px; padding-inline: 0; border-width: 0; background: transparent; color: ${token('color-accent')}; }
  &[data-variant='danger'] { background: ${token('color-surface')}; border-color: ${token('color-error')}; color: ${token('color-error')}; }
  &[data-size='small'] { min-block-size: 36px; padding: ${space(1.5)} ${space(3)}; font-size: ${textSizes.md}; }
  &[data-size='large'] { min-block-size: 52px; padding: ${space(3)} ${space(5)}; font-size: ${textSizes.lg}; }
  &[data-size='small'][data-variant='text'] { padding-inline: 0; }
  &[data-size='large'][data-variant='text'] { padding-inline: 0; }
  &[data-wide] { inline-size: 100%; }
  &[data-icon-only] { flex: none; inline-size: 44px; padding: 0; }
  &[data-icon-only][data-size='small'] { inline-size: 36px; padding: 0; }
  &[data-icon-only][data-variant='quiet'] { color: ${token('color-muted')}; }
  &[data-variant='primary']:hover { background: ${token('color-accent-hover')}; }
  &[data-variant='secondary']:hover { background: ${token('color-sunken')}; }
  &[data-variant='quiet']:hover { background: ${token('color-accent-tint')}; color: ${token('color-accent')}; }
  &[data-variant='text']:hover { text-decoration: underline; text-underline-offset: 0.2em; }
  &[data-variant='danger']:hover { background: ${token('color-error-tint')}; }
  &:active { scale: 0.98; }
  &:disabled { opacity: 0.55; pointer-events: none; }
  &[aria-busy='true'] { opacity: 1; }
  &[data-busy-label] { display: inline-grid; }
  &[data-busy-label]::after {
    content: attr(data-busy-label);
    grid-area: 1 / 1;
    block-size: 0;
    padding-inline-start: 24px;
    overflow: hidden;
    visibility: hidden;
    white-space: nowrap;
  }
  @media (pointer: coarse) {
    &[data-size='small'] { min-block-size: 44px; min-inline-size: 44px; }
    &[data-variant='text'] { min-block-size: 44px; }
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
    &:disabled { border-color: GrayText; color: GrayText; opacity: 1; }
  }
`;

export const content = css`
  grid-area: 1 / 1;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-inline-size: 0;
  &[data-veiled] { opacity: 0; }
`;

/** The spinner of a busy button whose own text stays for assistive technology. */
export const overlay = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;
