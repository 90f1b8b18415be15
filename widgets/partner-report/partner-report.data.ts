import { useEffect, useState } from 'react';
import { readPartnerReport } from '#core/api/partner-report.ts';
import { dayAfter, type PartnerReport } from '#core/domain/partner-report.ts';
import { useResource } from '#core/hooks/data/use-resource.ts';
import { useSignedIn } from '#core/hooks/data/use-signed-in.ts';
import { useWidget } from '#core/hooks/widget-context.ts';

export interface Range {
  from: string;
  to: string;
}

const sample = {
  ready: async () => (await import('./partner-report.demo.ts')).sampleReport(),
  empty: null,
};

/** The range that was set last, by the host page or by the user. */
export function useRange(given: Range): [range: Range, choose: (range: Range) => void] {
  const [chosen, setChosen] = useState({ given, range: given });
  const isSame = chosen.given.from === given.from && chosen.given.to === given.to;
  return [isSame ? chosen.range : given, (range) => setChosen({ given, range })];
}

/** The last `count` days. The report's days are in UTC. */
export function lastDays(count: number): Range {
  const to = new Date().toISOString().slice(0, 10);
  return { from: dayAfter(to, 1 - count), to };
}

/** The report; null for users who belong to no partner. */
export function useReport({ from, to }: Range) {
  const { emit, partner: known, isGiven } = useWidget();
  const signedIn = useSignedIn();
  const partner = isGiven('partner') ? known : '';
  const report = useResource<PartnerReport | null>(
    signedIn.key('partner-report', partner, from, to),
    (client) => readPartnerReport(client, { partner, from, to }),
    sample,
  );
  const shown = report.status === 'ready' ? report.value : null;

  useEffect(() => {
    if (shown) emit('dragoman-load', { partner: shown.partner.id, from: shown.from, to: shown.to });
  }, [shown, emit]);

  return signedIn.only(report);
}
