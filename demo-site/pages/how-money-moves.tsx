import { useEffect, useState } from 'react';
import { moneyTerms } from '#core/api/payments.ts';
import type { MoneyTerms } from '#core/domain/money.ts';
import { useMessages } from '#site/messages/messages.ts';
import { siteClient } from '#site/shell/core.ts';
import { usePreferences } from '#site/shell/preferences.ts';

/** When one pays, who holds the money, what it costs, and who gets it in the end: as this server is configured. */
export function HowMoneyMoves() {
  const { money } = useMessages();
  const { locale } = usePreferences();
  const terms = useTerms();
  if (!terms) return null;
  const { feePercent, policy, autoFinishDays } = terms;
  const percent = { style: 'percent', maximumFractionDigits: 2 } as const;
  const fee = new Intl.NumberFormat(locale, percent).format(feePercent / 100);
  const inDays = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
  const days = new Intl.NumberFormat(locale, inDays).format(autoFinishDays);
  return (
    <section>
      <h2>{money.heading}</h2>
      <div className="text-page__words">
        <p>{money.paid[policy]}</p>
        <p>
          {feePercent > 0 ? money.held({ fee }) : money.heldWithoutFee}{' '}
          {autoFinishDays > 0 && money.finish({ days })}
        </p>
        <p>{money.refund}</p>
      </div>
    </section>
  );
}

function useTerms(): MoneyTerms | null {
  const [terms, setTerms] = useState<MoneyTerms | null>(null);
  useEffect(() => {
    let isMounted = true;
    // Where the backend cannot be reached, the page says nothing of it.
    moneyTerms(siteClient()).then(
      (found) => isMounted && setTerms(found),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return terms;
}
