/** A receipt to print. */
import type { Charge, Checkout } from '#backend/payments/stand-in/stand-in-types.ts';
import { html, type Markup } from './html.ts';
import { layout } from './layout.ts';
import { messagesOf } from './messages.ts';
import { amountIn, dayIn, taskUrl } from './session-facts.ts';

interface Shown {
  session: Checkout;
  charge: Charge;
  locale: string;
}

export function receiptPage({ session, charge, locale }: Shown): string {
  const texts = messagesOf(locale);
  const { amount, amount_refunded: refunded, created, payment_intent, payment_method_details } = charge;
  const rows: [string, Markup | string][] = [
    [texts.paidFor, html`<bdi>${session.line_items.data[0]?.description}</bdi>`],
    [texts.amount, amountIn(locale, amount)],
    ...(refunded ? [[texts.refunded, amountIn(locale, refunded)] satisfies [string, string]] : []),
    [
      texts.paidAt,
      html`<time datetime="${new Date(created * 1000).toISOString()}">${dayIn(locale, created)}</time>`,
    ],
    [texts.card, texts.cardEnding(payment_method_details.card.last4)],
    [texts.paymentNumber, html`<bdi dir="ltr">${payment_intent}</bdi>`],
  ];
  return layout({
    locale,
    title: texts.receipt,
    isNarrow: true,
    body: html`<section class="panel till__panel">
<h1>${texts.receipt}</h1>
<dl class="till-facts">
${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
</dl>
<p class="till__actions till__actions--screen"><a class="button" href="${taskUrl(session)}">${texts.backToTask}</a></p>
</section>`,
  });
}
