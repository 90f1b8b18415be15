import { useState } from 'react';
import '#site/styles/partner-logo.css';

interface PartnerLogoProps {
  name: string;
  logo: string | null;
  /** Width and height in px. */
  size: number;
}

/**
 * The logo of a partner, beside its name. Its first letter where there is none or it does not load, so that nothing
 * moves. Pages load pictures from their own origin only: a logo on another site counts as none.
 */
export function PartnerLogo({ name, logo, size }: PartnerLogoProps) {
  const [broken, setBroken] = useState('');
  const shown = logo?.startsWith(`${location.origin}/`) && logo !== broken ? logo : undefined;
  return (
    <span
      className="partner-logo"
      data-shown={shown !== undefined}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.44 }}
      aria-hidden="true"
      translate="no"
    >
      {shown ? (
        <img src={shown} width={size} height={size} alt="" onError={() => setBroken(shown)} />
      ) : (
        [...name.trim()][0]?.toLocaleUpperCase()
      )}
    </span>
  );
}
