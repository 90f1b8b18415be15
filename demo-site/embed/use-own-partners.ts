/** The partners of the person at the builder: none for visitors, and while the backend does not answer. */
import { useEffect, useState } from 'react';
import { send } from '#site/partners/calls.ts';
import type { PartnerSummary } from '#site/partners/types.ts';
import { useHasAccount } from '#site/shell/use-session.ts';

export function useOwnPartners(): readonly PartnerSummary[] {
  const hasAccount = useHasAccount();
  const [partners, setPartners] = useState<readonly PartnerSummary[]>([]);
  useEffect(() => {
    let isOutdated = false;
    if (hasAccount)
      send<PartnerSummary[]>('GET', '/partners').then(
        (own) => {
          if (!isOutdated) setPartners(own);
        },
        () => undefined,
      );
    return () => {
      isOutdated = true;
      setPartners([]);
    };
  }, [hasAccount]);
  return partners;
}
