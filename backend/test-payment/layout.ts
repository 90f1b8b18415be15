/** What all pages of the test payment have in common: the marketplace's look, and no scripts. */
import { existsSync, readFileSync } from 'node:fs';
import { directionOf, textLanguage } from '@dragoman/widgets/server';
import { inProject } from '#backend/project-root.ts';
import { html, type Markup } from './html.ts';
import type { Messages } from './messages.en.ts';
import { messagesOf } from './messages.ts';

export interface Page {
  locale: string;
  title: string;
  /** Beside the title of the tab: a screen reader reads it first. */
  hasError?: boolean;
  /** One panel alone. */
  isNarrow?: boolean;
  body: Markup;
}

export function layout({ locale, title, hasError = false, isNarrow = false, body }: Page): string {
  const texts = messagesOf(locale);
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

export const unknownPage = (locale: string, texts: Messages = messagesOf(locale)): string =>
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
  styleFiles.map((name) => readFileSync(inProject('demo-site', 'styles', name), 'utf8')).join('\n');

export const mark = (): string => readFileSync(inProject('demo-site', 'shell', 'mark.svg'), 'utf8');
