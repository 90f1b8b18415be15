/** How the price of a task is divided, in cents. */

/** What each side gets of an amount. */
export interface Shares {
  customer: number;
  /** What the marketplace takes of the owner's part. */
  fee: number;
  /** For the owner, after the fee. */
  net: number;
}

/** Divides an amount: the owner's part and the fee of it are rounded half up to a cent. */
export const divide = (amount: number, ownerPercent: number, feePercent: number): Shares =>
  divideAt(amount, percentOf(amount, ownerPercent), feePercent);

/** As above, where the owner's part is known in cents. */
export function divideAt(amount: number, owner: number, feePercent: number): Shares {
  const fee = percentOf(owner, feePercent);
  return { customer: amount - owner, fee, net: owner - fee };
}

/** The percentage behind a fee, to a tenth. */
export const feePercentOf = (amount: number, fee: number): number =>
  amount > 0 ? Math.round((fee / amount) * 1000) / 10 : 0;

/** A partner's part of a fee, rounded down to a cent. */
export const commissionOf = (fee: number, percent: number): number =>
  Math.floor(Number((fee * percent).toFixed(6)) / 100);

// A product of decimals such as 12.5 % is not exact: 2.675 × 100 is 267.49999999999997.
const percentOf = (amount: number, percent: number) =>
  Math.round(Number((amount * percent).toFixed(6)) / 100);
