import { describe, expect, it } from 'vitest';
import { showOffer, takePurchase, takeRefund } from './reported-money.ts';

describe('what several elements of a page measure', () => {
  it('counts each cent of a refund once, whatever each of them has seen before', () => {
    expect(takeRefund(1, 0, 1000)).toBe(1000);
    expect(takeRefund(1, 0, 1000)).toBe(0);
    expect(takeRefund(1, 0, 2500)).toBe(1500);
    expect(takeRefund(1, 1000, 2500)).toBe(0);
    expect(takeRefund(2, 500, 700)).toBe(200);
  });

  it('counts a purchase once', () => {
    expect([takePurchase(1), takePurchase(1), takePurchase(2)]).toEqual([true, false, true]);
  });

  it('counts an offer once for as long as one of them shows it', () => {
    const first = showOffer('view_item', 1);
    const second = showOffer('view_item', 1);
    expect([first.isFirst, second.isFirst, showOffer('begin_checkout', 1).isFirst]).toEqual([
      true,
      false,
      true,
    ]);
    first.leave();
    expect(showOffer('view_item', 1).isFirst).toBe(false);
    second.leave();
  });
});
