import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { button, content, overlay } from './button.styles.ts';
import { Spinner } from './spinner.tsx';
import { useBusyButton } from './use-busy-button.ts';

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

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'wide' | 'busyLabel'> {
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
