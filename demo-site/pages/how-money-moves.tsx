import { useEffect, useState } from 'react';
import { useMessages } from '#site/messages/messages.ts';
import { usePreferences } from '#site/shell/preferences.ts';

/** The answer of `GET /api/money`. */
interface Terms {
  fee_percent: number;
  policy: 'before-start' | 'before-finish' | 'off';
  auto_finish_days: number;
}

/** When one pays, who holds the money, what it costs, and who gets it in the end: as this server is configured. */
export function HowMoneyMoves() {
  const { money } = useMessages();
  const { locale } = usePreferences();
  const terms = useTerms();
  if (!terms) return null;
  const { fee_percent, policy, auto_finish_days } = terms;
  const percent = { style: 'percent', maximumFractionDigits: 2 } as const;
  const fee = new Intl.NumberFormat(locale, percent).format(fee_percent / 100);
  const inDays = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
  const days = new Intl.NumberFormat(locale, inDays).format(auto_finish_days);
  return (
    <section>
      <h2>{money.heading}</h2>
      <p>{money.paid[policy]}</p>
      <p>
        {fee_percent > 0 ? money.held({ fee }) : money.heldWithoutFee}{' '}
        {auto_finish_days > 0 && money.finish({ days })}
      </p>
      <p>{money.refund}</p>
    </section>
  );
}

function useTerms(): Terms | undefined {
  const [terms, setTerms] = useState<Terms>();
  useEffect(() => {
    const unmounted = new AbortController();
    fetch('/api/money', { signal: unmounted.signal })
      .then((answer) => (answer.ok ? answer.json() : undefined))
      .then(setTerms)
      // Unmounted or not reachable: the page then says nothing of it.
      .catch(() => undefined);
    return () => unmounted.abort();
  }, []);
  return terms;
}
