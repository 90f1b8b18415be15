/** Stands in for the pages on which Stripe asks an owner who they are: one button makes the account active. */
import { html } from './html.ts';
import { layout, statement } from './layout.ts';
import { messagesOf } from './messages.ts';

interface Shown {
  locale: string;
  isActive: boolean;
  returnUrl: string;
}

export function accountPage({ locale, isActive, returnUrl }: Shown): string {
  const texts = messagesOf(locale);
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
