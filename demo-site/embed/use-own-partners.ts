/** The partners of the person at the builder: none for visitors, and while the backend does not answer. */
import { useEffect, useState } from 'react';
import { partners } from '#core/api/partners.ts';
import type { PartnerSummary } from '#core/domain/partner.ts';
import { siteClient } from '#site/shell/core.ts';
import { useHasAccount } from '#site/shell/use-session.ts';

export function useOwnPartners(): readonly PartnerSummary[] {
  const hasAccount = useHasAccount();
  const [found, setFound] = useState<readonly PartnerSummary[]>([]);
  useEffect(() => {
    let isOutdated = false;
    if (hasAccount)
      partners(siteClient())
        .own()
        .then(
          (own) => {
            if (!isOutdated) setFound(own);
          },
          () => undefined,
        );
    return () => {
      isOutdated = true;
      setFound([]);
    };
  }, [hasAccount]);
  return found;
}
