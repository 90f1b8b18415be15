import type { CSSProperties, ReactNode } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { css, keyframes } from '#core/theme/css.ts';
import { space, token } from '#core/theme/tokens.ts';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';
import { headingTag } from './heading.ts';

interface SkeletonProps {
  /** Blocks with the size of the final content. */
  children: ReactNode;
  part?: string;
  /** Shown as text, where nothing else on the page says what is loading. */
  headingLevel?: number;
}

/** A placeholder for content. It appears after 150 ms, because faster content needs none. */
export function Skeleton({ children, part = 'skeleton', headingLevel }: SkeletonProps) {
  const { loading } = useMessages(coreMessages);
  const Sentence = headingLevel ? headingTag(headingLevel) : 'p';
  return (
    <div part={part}>
      <div className={visuallyHidden} role="status">
        <Sentence>{loading}</Sentence>
      </div>
      <div className={late} aria-hidden>
        {children}
      </div>
    </div>
  );
}

interface SkeletonBlockProps {
  width?: CSSProperties['inlineSize'];
  height?: CSSProperties['blockSize'];
  round?: boolean;
}

export function SkeletonBlock({ width = '100%', height = '1em', round }: SkeletonBlockProps) {
  return (
    <span
      className={block}
      style={{ inlineSize: width, blockSize: height }}
      data-round={round || undefined}
    />
  );
}

interface SkeletonTextProps {
  lines?: number;
}

/** Lines of text, the last one shorter, with the line height of their surroundings. */
export function SkeletonText({ lines = 1 }: SkeletonTextProps) {
  return (
    <span className={text}>
      {Array.from({ length: lines }, (_, index) => index + 1).map((line) => (
        <span key={line} className={textLine}>
          <SkeletonBlock width={line > 1 && line === lines ? '60%' : '100%'} height="0.8em" />
        </span>
      ))}
    </span>
  );
}

/** A label and the field below it. */
export function SkeletonField() {
  return (
    <span className={field}>
      <SkeletonBlock width="110px" height="12px" />
      <SkeletonBlock height="44px" />
    </span>
  );
}

const appear = keyframes`
  from { opacity: 0; }
  to { opacity: 1; }
`;

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

const late = css`
  animation: ${appear} 1ms linear 150ms both;
`;

const block = css`
  display: block;
  max-inline-size: 100%;
  flex: none;
  border-radius: ${space(1.5)};
  background: ${token('color-line')};
  animation: ${breathe} 2s ease-in-out infinite;
  &[data-round] { border-radius: 999px; }
  @media (forced-colors: active) { border: 1px solid GrayText; }
`;

const field = css`
  display: grid;
  align-content: end;
  gap: ${space(3)};
  block-size: 76px;
`;

const text = css`
  display: block;
`;

const textLine = css`
  display: flex;
  align-items: center;
  block-size: 1lh;
`;
