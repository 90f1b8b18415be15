import { UserRound } from 'lucide';
import { useState } from 'react';
import { css } from '#core/theme/css.ts';
import { token } from '#core/theme/tokens.ts';
import { hash } from './backdrop-letter.ts';
import { Icon } from './icon.tsx';

interface AvatarProps {
  /** The person's name; without one a silhouette is shown. */
  name?: string;
  image?: string | null;
  /** Width and height in px. */
  size?: number;
  /** Its accessible name, for places where the name is not written beside it. */
  label?: string;
  part?: string;
}

export function Avatar({ name = '', image: url, size = 36, label, part = 'avatar' }: AvatarProps) {
  const { usable, image } = useImage(url);
  const letters = initials(name);
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const style = { '--avatar-size': `${size}px`, '--avatar-hue': hueOf(name) };

  return (
    <span
      {...named}
      className={avatar}
      part={part}
      style={style}
      translate="no"
      data-named={letters ? '' : undefined}
    >
      {usable ? (
        <img {...image} alt="" width={size} height={size} loading="lazy" decoding="async" />
      ) : letters ? (
        <b>{letters}</b>
      ) : (
        <Icon node={UserRound} size={Math.round(size * 0.56)} />
      )}
    </span>
  );
}

/** Initials of the first and the last word: also five names give two letters. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** Twelve hues, about as many as people can distinguish. */
const hueOf = (name: string): number => (hash(name) % 12) * 30;

const avatar = css`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: var(--avatar-size);
  block-size: var(--avatar-size);
  overflow: clip;
  border-radius: 50%;
  background: ${token('color-line')};
  color: ${token('color-muted')};
  font-size: max(12px, calc(var(--avatar-size) * 0.38));
  line-height: 1;
  hyphens: none;
  user-select: none;
  &[data-named] {
    background: oklch(from ${token('color-call-tint')} calc(l + (0.6 - l) * 0.15) calc(c * 0.8 + 0.024) var(--avatar-hue));
    color: oklch(from ${token('color-call')} l c var(--avatar-hue));
  }
  & > img { inline-size: 100%; block-size: 100%; object-fit: cover; }
  & > b { font-weight: 600; letter-spacing: -0.02em; }
  @media (forced-colors: active) { outline: 1px solid CanvasText; outline-offset: -1px; }
`;

/** Whether a picture can be shown, and the attributes of the `<img>` that find out. */
export function useImage(url: string | null | undefined) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const fail = () => setFailedUrl(url ?? undefined);
  return {
    usable: Boolean(url) && failedUrl !== url,
    image: {
      src: url ?? undefined,
      onError: fail,
      /**
       * A picture in server-rendered markup may have failed before React listened for errors. A width of 0 is no proof,
       * because a vector image need not have one; `decode()` is.
       */
      ref: (node: HTMLImageElement | null) => {
        if (node?.src && node.complete && node.naturalWidth === 0) node.decode().catch(fail);
      },
    },
  };
}
