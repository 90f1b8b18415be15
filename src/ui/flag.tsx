import { css } from '#core/theme/css.ts';
import { textSizes, token } from '#core/theme/tokens.ts';
import { useImage } from './avatar.tsx';

interface FlagProps {
  /** Two-letter language code. */
  code: string;
  /** Address of the picture; `{code}` in it is replaced by the code. Without an address the code is shown as text. */
  url?: string;
  /** Shown by the browser on hover; the flag itself is decorative. */
  name?: string;
  part?: string;
}

export function Flag({ code, url, name, part = 'flag' }: FlagProps) {
  const { usable, image } = useImage(url?.replaceAll('{code}', encodeURIComponent(code.toLowerCase())));
  if (!usable) {
    return (
      <span className={flag} part={part} data-code={code} data-text title={name} translate="no" aria-hidden>
        {code}
      </span>
    );
  }
  return (
    <img
      {...image}
      className={flag}
      part={part}
      data-code={code}
      title={name}
      alt=""
      width={24}
      height={18}
      loading="lazy"
      decoding="async"
    />
  );
}

const flag = css`
  display: inline-block;
  flex: none;
  inline-size: 24px;
  block-size: 18px;
  border-radius: 3px;
  object-fit: cover;
  background: ${token('color-sunken')};
  outline: 1px solid ${token('color-line')};
  outline-offset: -1px;
  &[data-text] {
    font-size: ${textSizes.xs};
    font-weight: 600;
    line-height: 18px;
    text-align: center;
    text-transform: uppercase;
    color: ${token('color-muted')};
  }
`;
