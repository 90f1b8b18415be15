import type { IconNode } from 'lucide';
import { css } from '#core/theme/css.ts';
import { iconPath } from './icon-path.ts';

export interface IconProps {
  /** A node of `lucide`: `import { Search } from 'lucide'`. */
  node: IconNode;
  /** Width and height in px. */
  size?: number;
  /** Its accessible name; without one it is decorative. */
  label?: string;
  /** Mirrors arrows and other pointers where text runs from right to left. */
  mirror?: boolean;
  filled?: boolean;
}

/** The grid that lucide draws its icons on, and the width of our strokes at any size. */
const grid = 24;
const stroke = 1.5;

export function Icon({ node, size = 16, label, mirror, filled }: IconProps) {
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
      className={icon}
      data-mirror={mirror || undefined}
      data-filled={filled || undefined}
      width={size}
      height={size}
      viewBox={`0 0 ${grid} ${grid}`}
      strokeWidth={(stroke * grid) / size}
    >
      <path d={iconPath(node)} />
    </svg>
  );
}

/** A class instead of attributes on each icon: a page of cards has a hundred of them. */
const icon = css`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-linecap: round;
  stroke-linejoin: round;
  &[data-filled] { fill: currentColor; }
  &[data-mirror]:dir(rtl) { transform: scaleX(-1); }
`;
