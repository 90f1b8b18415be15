import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface IconProps {
  node: IconNode;
  size?: number;
  /** Mirrors the icon in right-to-left layout, for arrows. */
  mirror?: boolean;
  className?: string;
}

/** A decorative icon beside a text. */
export function Icon({ node, size = 18, mirror, className = '' }: IconProps) {
  return (
    <svg
      className={`icon ${mirror ? 'icon--mirror' : ''} ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={(1.5 * 24) / size}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {node.map(([tag, attributes]) =>
        createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  );
}
