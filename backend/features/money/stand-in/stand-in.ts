/**
 * Stands in for Stripe where no key is set: the same client talks to a server on this machine, which has the part of
 * Stripe's API that we use. What it knows is in the database.
 */
import type { Payments } from '#backend/features/money/payment-provider.ts';
import { stripePayments } from '#backend/features/money/stripe.ts';
import { newToken } from '#backend/platform/auth/tokens.ts';
import { type Db, inTransaction } from '#backend/platform/database/transaction.ts';
import { openApi } from './api.ts';
import { find } from './objects.ts';
import { activateAccount, currentCheckout, payCheckout } from './resources.ts';
import { type StandIn, sendEvents } from './webhooks.ts';

export async function standInPayments({
  db,
  now,
}: {
  db: Db;
  now: () => Date;
}): Promise<Payments & { standIn: StandIn }> {
  const keys = { secretKey: `sk_test_${newToken()}`, webhookSecret: `whsec_${newToken()}` };
  const events = sendEvents({ db, now, secret: keys.webhookSecret });
  const api = await openApi({ db, now, secretKey: keys.secretKey, onChange: events.deliver });
  const standIn: StandIn = {
    checkout: (id) => inTransaction(db, (trx) => currentCheckout(trx, id, now())),
    async charge({ payment_intent }) {
      const intent = payment_intent && (await find(db, 'payment_intent', payment_intent));
      return intent ? find(db, 'charge', intent.latest_charge) : undefined;
    },
    async pay(id, card, isConfirmed) {
      const known = findCard(card);
      if (!known) return 'unknown-card';
      if (known.outcome === 'declined') return 'declined';
      if (known.outcome === 'second-step' && !isConfirmed) return 'second-step';
      await inTransaction(db, (trx) => payCheckout(trx, { id, card: digitsOf(card), at: now() }));
      await events.deliver();
      return 'done';
    },
    async accountLink(id) {
      const link = await find(db, 'account_link', id);
      const account = link && (await find(db, 'account', link.account));
      if (!account) return undefined;
      return { account: account.id, returnUrl: link.return_url, isActive: account.payouts_enabled };
    },
    async activateAccount(account) {
      await inTransaction(db, (trx) => activateAccount(trx, account, now()));
      await events.deliver();
    },
    start: events.start,
    async close() {
      await events.stop();
      api.close();
    },
  };
  return { ...stripePayments({ ...keys, apiBase: api.address }), standIn };
}

/** The test cards, with Stripe's own numbers. */
export const testCards = [
  { number: '4242 4242 4242 4242', outcome: 'done' },
  { number: '4000 0025 0000 3155', outcome: 'second-step' },
  { number: '4000 0000 0000 0002', outcome: 'declined' },
] as const;

const digitsOf = (card: string) => card.replace(/[\s-]/g, '');

const findCard = (card: string) => testCards.find(({ number }) => digitsOf(number) === digitsOf(card));
