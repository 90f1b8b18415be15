/** The page to pay on: the sum and what it is for, a card, Pay and Cancel; then the bank's question. */
import { testCards } from '#backend/payments/stand-in/cards.ts';
import type { Checkout } from '#backend/payments/stand-in/stand-in-types.ts';
import { html, type Markup } from './html.ts';
import { layout, statement } from './layout.ts';
import type { Messages } from './messages.en.ts';
import { messagesOf } from './messages.ts';
import { amountIn, taskUrl } from './session-facts.ts';

export type Problem = keyof Messages['problem'];

interface Shown {
  session: Checkout;
  locale: string;
  card: string;
  problem?: Problem | undefined;
}

export function checkoutPage({ session, locale, card, problem }: Shown): string {
  const texts = messagesOf(locale);
  if (session.status !== 'open') return closedPage(session, locale);
  return layout({
    locale,
    title: texts.title,
    hasError: problem !== undefined,
    body: html`<h1>${texts.title}</h1>
<div class="till__columns">
${summary(session, locale)}
<form class="panel till__panel" method="post" action="/TestPayment/${session.id}" novalidate>
<div class="till-field">
<label for="card">${texts.cardNumber}</label>
<input id="card" name="card" value="${card}" dir="ltr" inputmode="numeric" autocomplete="off" maxlength="40"
 aria-describedby="${problem ? 'card-error ' : ''}card-hint"${problem ? html` aria-invalid="true" autofocus` : ''}>
${problem ? html`<p id="card-error" class="till-field__error" role="alert">${texts.problem[problem]}</p>` : ''}
<p id="card-hint" class="till-field__hint">${texts.cardHint}</p>
</div>
<ul class="till-cards" aria-label="${texts.cards}">
${testCards.map(
  ({
    number,
    outcome,
  }) => html`<li><a class="till-cards__card" href="?card=${number.replaceAll(' ', '+')}"${number === card ? html` aria-current="true"` : ''}>
<bdi class="till-cards__number" dir="ltr">${number}</bdi>
<span class="till-cards__outcome">${texts.outcome[outcome]}</span>
</a></li>`,
)}
</ul>
<div class="till__actions">
<button class="button button--primary button--large" name="choice" value="pay">${texts.pay}</button>
<button class="button button--large" name="choice" value="cancel">${texts.cancel}</button>
</div>
</form>
</div>`,
  });
}

export function bankPage({ session, locale, card }: Omit<Shown, 'problem'>): string {
  const texts = messagesOf(locale);
  const values = { amount: amountIn(locale, session.amount_total), card: card.slice(-4) };
  return layout({
    locale,
    title: texts.bankTitle,
    isNarrow: true,
    body: html`<form class="panel till__panel" method="post">
<h1>${texts.bankTitle}</h1>
<p>${texts.bankQuestion(values)}</p>
<input type="hidden" name="card" value="${card}">
<div class="till__actions">
<button class="button button--primary button--large" name="choice" value="confirm">${texts.confirm}</button>
<button class="button button--large" name="choice" value="reject">${texts.reject}</button>
</div>
</form>`,
  });
}

function closedPage(session: Checkout, locale: string): string {
  const texts = messagesOf(locale);
  const way = { url: taskUrl(session), label: texts.backToTask };
  if (session.status === 'expired')
    return layout({
      locale,
      title: texts.expiredTitle,
      isNarrow: true,
      body: statement(texts.expiredTitle, texts.expiredText, way),
    });
  const receipt = html`<a class="quiet-link" href="/TestPayment/${session.id}/receipt">${texts.receipt}</a>`;
  return layout({
    locale,
    title: texts.paidTitle,
    isNarrow: true,
    body: statement(texts.paidTitle, texts.paidText, way, receipt),
  });
}

const summary = (session: Checkout, locale: string): Markup => html`<section class="till-summary">
<p class="till-summary__label">${messagesOf(locale).toPay}</p>
<p class="till-summary__amount">${amountIn(locale, session.amount_total)}</p>
<p class="till-summary__title"><bdi>${session.line_items.data[0]?.description}</bdi></p>
<span class="till-summary__letter" aria-hidden="true" translate="no">文</span>
</section>`;
