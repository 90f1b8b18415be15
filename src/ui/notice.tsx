import { CircleAlert, CircleCheck, type IconNode, Info, TriangleAlert, X } from 'lucide';
import type { ReactNode } from 'react';
import type { NoticeType } from '#core/domain/notice.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';

interface NoticeProps {
  type: NoticeType;
  children: ReactNode;
  onDismiss?: () => void;
  /** Announced when it appears: errors and warnings at once, the others when the screen reader pauses. */
  announced?: boolean;
  /** Floats above the page. */
  raised?: boolean;
  part?: string;
}

const icons: Readonly<Record<NoticeType, IconNode>> = {
  success: CircleCheck,
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
};

export const isUrgent = (type: NoticeType): boolean => type === 'error' || type === 'warning';

export function Notice({ type, children, onDismiss, announced, raised, part = 'notice' }: NoticeProps) {
  const { close } = useMessages(coreMessages);
  return (
    <div
      className={notice}
      part={part}
      data-type={type}
      data-raised={raised || undefined}
      role={announced ? (isUrgent(type) ? 'alert' : 'status') : undefined}
    >
      <Icon node={icons[type]} size={18} />
      <div className={message}>{children}</div>
      {onDismiss && (
        <IconButton label={close} size="small" part="dismiss" onClick={onDismiss}>
          <Icon node={X} />
        </IconButton>
      )}
    </div>
  );
}

const notice = css`
  display: flex;
  align-items: flex-start;
  gap: ${space(2.5)};
  min-inline-size: 0;
  padding-block: ${space(1)};
  padding-inline: ${space(4)} ${space(1)};
  border: 1px solid color-mix(in srgb, currentColor 30%, transparent);
  border-radius: ${token('radius')};
  font-size: ${textSizes.md};
  line-height: 1.4;
  & > svg { margin-block: 9px; }
  & > button { color: inherit; }
  &[data-raised] { box-shadow: 0 8px 28px ${token('color-shadow')}, 0 2px 6px ${token('color-shadow')}; }
  &[data-type='success'] { background: ${token('color-success-tint')}; color: ${token('color-success')}; }
  &[data-type='error'] { background: ${token('color-error-tint')}; color: ${token('color-error')}; }
  &[data-type='warning'] { background: ${token('color-warning-tint')}; color: ${token('color-warning')}; }
  &[data-type='info'] { background: ${token('color-info-tint')}; color: ${token('color-info')}; }
`;

const message = css`
  flex: 1 1 auto;
  align-self: center;
  min-inline-size: 0;
  padding-block: ${space(2)};
  padding-inline-end: ${space(2)};
  color: ${token('color-text')};
`;
