/**
 * Stands in for Stripe where no key is set: the same client talks to a server on this machine, which has the part of
 * Stripe's API that we use. What it knows is in the database.
 */
import { newToken } from '#backend/auth/tokens.ts';
import { type Db, inTransaction } from '#backend/database/transaction.ts';
import { stripePayments } from '#backend/payments/stripe.ts';
import type { Payments } from '#backend/payments/types.ts';
import { openApi } from './api.ts';
import { digitsOf, findCard } from './cards.ts';
import { currentCheckout, payCheckout } from './checkouts.ts';
import { find } from './objects.ts';
import type { StandIn } from './stand-in-types.ts';
import { activateAccount } from './transfers.ts';
import { sendEvents } from './webhooks.ts';

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
