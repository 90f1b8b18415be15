/** What happens at the payment provider without our doing: customers pay, banks question charges, somebody refunds by hand. */
import { sql } from 'kysely';
import {
  type Charge,
  type Checkout,
  type Kinds,
  list,
  lock,
  newObjectId,
  reportEvent,
  seconds,
  update,
} from '#backend/features/money/stand-in/objects.ts';
import * as objects from '#backend/features/money/stand-in/queries.ts';
import {
  activateAccount,
  parametersOf,
  payCheckout,
  refund,
  StripeFailure,
} from '#backend/features/money/stand-in/resources.ts';
import { type Db, inTransaction, type Transaction } from '#backend/platform/database/transaction.ts';
import type { Random } from './seeded-random.ts';

/** Of a bank about a charge. */
export interface BankDispute {
  id: string;
  object: 'dispute';
  status: 'needs_response' | 'won' | 'lost';
  amount: number;
  charge: string;
  payment_intent: string;
}

/** Any number: of the lock that they take in turn. */
const turn = 1;

const everything = { values: {}, after: null, limit: 10_000 };

export function accidentsOf(db: Db, random: Random) {
  const now = () => new Date();
  const at = <T>(work: (trx: Transaction) => Promise<T>) => inTransaction(db, work);
  /** One after the other: two at once would answer about the same debit twice, and charge it twice. */
  const accident = <T>(work: (trx: Transaction) => Promise<T>) =>
    at(async (trx) => {
      await sql`select pg_advisory_xact_lock(${turn})`.execute(trx);
      return work(trx);
    });
  const report = (trx: Transaction, type: string, object: object) =>
    objects.add(trx, {
      ...{ id: newObjectId('evt'), kind: 'event', created_at: now(), is_pending: true },
      data: { id: newObjectId('evt'), object: 'event', type, created: seconds(now()), data: { object } },
    });
  const oneOf = <T>(list: T[]): T | undefined => (list.length > 0 ? random.one(list) : undefined);
  const disputesOf = (trx: Db, values: Partial<BankDispute>) =>
    objects.list(trx, 'dispute', { ...everything, values }) as Promise<BankDispute[]>;

  return {
    payByCard: (id: string) => at((trx) => payCheckout(trx, { id, card: '4242', at: now() })),
    /** The bank answers later. */
    payByDebit: (id: string) =>
      at(async (trx) => {
        const session = await lock(trx, 'checkout.session', id);
        if (session?.status !== 'open') return;
        const complete = await update<'checkout.session'>(trx, session, { status: 'complete', url: null });
        await report(trx, 'checkout.session.completed', complete);
      }),
    /** The bank answers about a debit. */
    answerDebit: (isRefused = random.chance(0.3)) =>
      accident(async (trx) => {
        const values = { status: 'complete', payment_status: 'unpaid' };
        const chosen = oneOf(await list(trx, 'checkout.session', { ...everything, values }));
        if (!chosen) return;
        if (isRefused) {
          await report(trx, 'checkout.session.async_payment_failed', chosen);
          await update<'checkout.session'>(trx, chosen, { status: 'expired' });
          return;
        }
        await update<'checkout.session'>(trx, chosen, { status: 'open' });
        const paid = await payCheckout(trx, { id: chosen.id, card: '0000', at: now() });
        if (paid) await report(trx, 'checkout.session.async_payment_succeeded', paid);
      }),
    refundByHand: (isWhole = random.chance(0.6)) =>
      accident(async (trx) => {
        const charge = oneOf(await undisputed(trx));
        if (!charge) return;
        const rest = charge.amount - charge.amount_refunded;
        const amount = isWhole ? rest : 1 + random.below(rest);
        const form = new URLSearchParams({ payment_intent: charge.payment_intent, amount: String(amount) });
        await refund(trx, parametersOf(form), now());
      }).catch((error) => {
        // Meanwhile another refund was faster.
        if (!(error instanceof StripeFailure)) throw error;
      }),
    /** The customer's bank sends a refund back. */
    failRefund: () =>
      accident(async (trx) => {
        const chosen = oneOf(await list(trx, 'refund', { ...everything, values: { status: 'succeeded' } }));
        const charge = chosen && (await lock(trx, 'charge', chosen.charge));
        if (!charge) return;
        const amount_refunded = charge.amount_refunded - chosen.amount;
        await update<'charge'>(trx, charge, { amount_refunded, refunded: false });
        const failed = { ...chosen, status: 'failed', failure_reason: 'lost_or_stolen_card' };
        await objects.update(trx, chosen.id, failed);
        await report(trx, 'refund.failed', failed);
      }),
    openBankDispute: () =>
      accident(async (trx) => {
        const chosen = oneOf(await undisputed(trx));
        // Meanwhile it may have been refunded.
        const charge = chosen && (await lock(trx, 'charge', chosen.id));
        if (!charge || charge.amount === charge.amount_refunded) return;
        const dispute: BankDispute = {
          ...{ id: newObjectId('dp'), object: 'dispute', status: 'needs_response' },
          ...{ charge: charge.id, payment_intent: charge.payment_intent },
          amount: charge.amount - charge.amount_refunded,
        };
        await objects.add(trx, { id: dispute.id, kind: 'dispute', data: dispute, created_at: now() });
        await report(trx, 'charge.dispute.created', dispute);
      }),
    closeBankDispute: () =>
      accident(async (trx) => {
        const open = oneOf(await disputesOf(trx, { status: 'needs_response' }));
        if (!open) return;
        const closed: BankDispute = { ...open, status: random.one(['won', 'lost'] as const) };
        await objects.update(trx, open.id, closed);
        await report(trx, 'charge.dispute.closed', closed);
      }),
    reverseTransfer: () =>
      accident(async (trx) => {
        const sent = (await list(trx, 'transfer', everything)).filter(({ reversed }) => !reversed);
        const chosen = oneOf(sent);
        if (!chosen) return;
        const back = { reversed: true, amount_reversed: chosen.amount };
        const reversed = await update<'transfer'>(trx, chosen, back);
        await reportEvent(trx, 'transfer.reversed', reversed, now());
      }),
    finishAccount: () =>
      accident(async (trx) => {
        const account = oneOf(await list(trx, 'account', everything));
        if (account) await activateAccount(trx, account.id, now());
      }),
    /** Sessions that are of no marketplace, or of another one. */
    reportStranger: () =>
      accident((trx) => {
        const session = { id: newObjectId('cs_test'), object: 'checkout.session', payment_status: 'paid' };
        return report(trx, 'checkout.session.completed', session);
      }),
    disputesOf: (values: Partial<BankDispute>) => disputesOf(db, values),
    lostCents: async (charge: Charge) =>
      (await disputesOf(db, { charge: charge.id, status: 'lost' })).reduce(
        (sum, { amount }) => sum + amount,
        0,
      ),
    sessions: (): Promise<Checkout[]> => list(db, 'checkout.session', everything),
    charges: (): Promise<Charge[]> => list(db, 'charge', everything),
    transfers: (): Promise<Kinds['transfer'][]> => list(db, 'transfer', everything),
  };

  /** Stripe refuses to refund what the bank questions. */
  async function undisputed(trx: Transaction): Promise<Charge[]> {
    const questioned = new Set((await disputesOf(trx, {})).map(({ charge }) => charge));
    const charges = await list(trx, 'charge', everything);
    return charges.filter((one) => one.amount > one.amount_refunded && !questioned.has(one.id));
  }
}
