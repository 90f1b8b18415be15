/** A checkout that nobody needs any more is closed at the payment provider, so that nobody pays there. */
import * as payments from '#backend/repositories/payments.ts';
import type { Services } from '#backend/services.ts';

export async function expireCheckout(
  { db, payments: provider }: Pick<Services, 'db' | 'payments'>,
  id: string,
): Promise<void> {
  const payment = await payments.find(db, id);
  if (payment?.session_id && !payment.paid_at) await provider.expireCheckout(payment.session_id);
}
