/** What the marketplace says of its payments. */
import type { Client } from '#core/api/client.ts';
import { moneyTerms } from '#core/api/payments.ts';
import type { MoneyTerms } from '#core/domain/money.ts';
import type { PreparedAnswer } from '#core/element/contract/definition.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { cacheKey, type Sample, useResource } from './use-resource.ts';

const sampleTerms: MoneyTerms = {
  currency: 'EUR',
  feePercent: 10,
  policy: 'before-start',
  autoFinishDays: 7,
  answerHours: 48,
};

const key = ['money-terms'];

const sample: Sample<MoneyTerms | null> = { ready: async () => sampleTerms, empty: null };

/** A form works without them, so that a failure counts as none. */
const readTerms = (client: Client) => moneyTerms(client).catch(() => null);

/** Null until they are known, and where the backend does not say them. */
export function useMoneyTerms(): MoneyTerms | null {
  const { demo } = useWidget();
  const terms = useResource(demo ? null : key, readTerms, sample);
  if (demo) return sampleTerms;
  return terms.status === 'ready' ? terms.value : null;
}

/** Reads that answer for a widget's `prepare`. */
export const prepareMoneyTerms = async (client: Client): Promise<PreparedAnswer> => ({
  key: cacheKey(client, '', key),
  value: await readTerms(client),
});
