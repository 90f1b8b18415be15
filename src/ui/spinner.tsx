import { css, keyframes } from '#core/theme/css.ts';

interface SpinnerProps {
  size?: number;
  /** Its accessible name. Without one it is decorative: a text beside it says the same. */
  label?: string;
}

export function Spinner({ size = 16, label }: SpinnerProps) {
  const named = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true };
  return <span {...named} className={spinner} style={{ inlineSize: size, blockSize: size }} />;
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const spinner = css`
  display: inline-block;
  flex: none;
  border: 2px solid currentColor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`;
