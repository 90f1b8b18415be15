/** The pages of the stand-in: paying, the bank’s question, the receipt, an owner’s account. */
import { existsSync, readFileSync } from 'node:fs';
import { canonicalLocale, directionOf, formatFor, textLanguage, tokenSheet } from '@dragoman/widgets/server';
import type { TestPaymentTexts } from '#backend/messages/en.ts';
import { testPaymentTexts } from '#backend/messages.ts';
import { escapeHtml } from '#backend/platform/http/escape.ts';
import { inProject } from '#backend/project-root.ts';
import { testCards } from './stand-in.ts';
import type { Charge, Checkout } from './webhooks.ts';

export const problems = [
  'declined',
  'no-card',
  'rejected',
  'unknown-card',
] as const satisfies readonly (keyof TestPaymentTexts['problem'])[];

export type Problem = (typeof problems)[number];

interface CheckoutPage {
  session: Checkout;
  locale: string;
  card: string;
  problem?: Problem | undefined;
}

/** The page to pay on: the sum and what it is for, a card, Pay and Cancel; then the bank's question. */
export function checkoutPage({ session, locale, card, problem }: CheckoutPage): string {
  const texts = testPaymentTexts(locale);
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

export function bankPage({ session, locale, card }: Omit<CheckoutPage, 'problem'>): string {
  const texts = testPaymentTexts(locale);
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
  const texts = testPaymentTexts(locale);
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
<p class="till-summary__label">${testPaymentTexts(locale).toPay}</p>
<p class="till-summary__amount">${amountIn(locale, session.amount_total)}</p>
<p class="till-summary__title"><bdi>${session.line_items.data[0]?.description}</bdi></p>
<span class="till-summary__letter" aria-hidden="true" translate="no">文</span>
</section>`;

interface ReceiptPage {
  session: Checkout;
  charge: Charge;
  locale: string;
}

/** A receipt to print. */
export function receiptPage({ session, charge, locale }: ReceiptPage): string {
  const texts = testPaymentTexts(locale);
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

interface AccountPage {
  locale: string;
  isActive: boolean;
  returnUrl: string;
}

/** Stands in for the pages on which Stripe asks an owner who they are: one button makes the account active. */
export function accountPage({ locale, isActive, returnUrl }: AccountPage): string {
  const texts = testPaymentTexts(locale);
  const title = texts.accountTitle;
  if (isActive)
    return layout({
      locale,
      title,
      isNarrow: true,
      body: statement(title, texts.accountActive, { url: returnUrl, label: texts.backToSettings }),
    });
  return layout({
    locale,
    title,
    isNarrow: true,
    body: html`<form class="panel till__panel" method="post">
<h1>${title}</h1>
<p>${texts.accountText}</p>
<div class="till__actions">
<button class="button button--primary button--large">${texts.activate}</button>
<a class="quiet-link" href="${returnUrl}">${texts.notNow}</a>
</div>
</form>`,
  });
}

// What the pages say of a checkout session, in the reader's language.

const amountIn = (locale: string, cents: number): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100);

export const dayIn = (locale: string, seconds: number): string =>
  formatFor(locale).day(new Date(seconds * 1000));

/** The locale in which somebody began to pay; undefined where the session has none. */
export const localeOfSession = ({ metadata }: Checkout): string | undefined =>
  canonicalLocale(metadata.locale);

/** Without what happened to the payment, which the page says itself. */
export const taskUrl = ({ success_url }: Checkout): string => success_url.split('?')[0] ?? success_url;

export interface Page {
  locale: string;
  title: string;
  /** Beside the title of the tab: a screen reader reads it first. */
  hasError?: boolean;
  /** One panel alone. */
  isNarrow?: boolean;
  body: Markup;
}

/** What all pages of the test payment have in common: the marketplace's look, and no scripts. */
export function layout({ locale, title, hasError = false, isNarrow = false, body }: Page): string {
  const texts = testPaymentTexts(locale);
  const fonts = siteStyles();
  return html`<!doctype html>
<html lang="${textLanguage(locale)}" dir="${directionOf(textLanguage(locale))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${hasError ? `${texts.error}: ` : ''}${title} · Dragoman</title>
<link rel="icon" type="image/svg+xml" href="/TestPayment/mark.svg">
${fonts ? html`<link rel="stylesheet" href="${fonts}">` : ''}
<link rel="stylesheet" href="/TestPayment/page.css">
</head>
<body>
<header class="till-bar">
<img src="/TestPayment/mark.svg" alt="" width="30" height="30">
<span class="till-bar__name" translate="no">Dragoman</span>
<span class="chip till-bar__mode">${texts.testMode}</span>
</header>
<main class="till${isNarrow ? ' till--narrow' : ''}">
${body}
<p class="till__note">${texts.noMoney}</p>
</main>
</body>
</html>
`.text;
}

/** A page of a few words, with one way on. */
export const statement = (
  title: string,
  text: string,
  way: { url: string; label: string },
  more?: Markup,
): Markup => html`<section class="panel till__panel">
<h1>${title}</h1>
<p>${text}</p>
<p class="till__actions"><a class="button button--primary" href="${way.url}">${way.label}</a>${more}</p>
</section>`;

export const unknownPage = (locale: string, texts: TestPaymentTexts = testPaymentTexts(locale)): string =>
  layout({
    locale,
    title: texts.unknownTitle,
    isNarrow: true,
    body: statement(texts.unknownTitle, texts.unknownText, { url: '/Dashboard', label: texts.backToSite }),
  });

/** With the fonts; undefined where the site is not built. */
function siteStyles(): string | undefined {
  const index = inProject('build', 'site', 'index.html');
  if (!existsSync(index)) return undefined;
  return /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(readFileSync(index, 'utf8'))?.[1];
}

const styleFiles = ['tokens.css', 'base.css', 'components.css', 'test-payment.css', 'test-payment-card.css'];

/** The site's own styles, as they are in the project, and those of these pages. */
export const styles = (): string =>
  styleFiles
    .map((name) => readFileSync(inProject('demo-site', 'styles', name), 'utf8'))
    .join('\n')
    .replace('@tokens;', tokenSheet);

export const mark = (): string => readFileSync(inProject('demo-site', 'shell', 'mark.svg'), 'utf8');

export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | Markup | Markup[] | undefined;

/** Markup from templates, whose values are escaped. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Markup =>
  new Markup(parts.reduce((made, part, index) => made + textOf(values[index - 1]) + part));

function textOf(value: Value): string {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(({ text }) => text).join('');
  return escapeHtml(value ?? '');
}
