import axe from 'axe-core';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { LocaleContext } from '#core/i18n/context.ts';
import { reset } from '#core/theme/reset.ts';
import { onRules } from '#core/theme/rules.ts';

/** Renders components in a shadow root with the reset and all rules, as an element does. */
export function renderInShadow(locale = 'en') {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const rules: string[] = [reset];
  const sheet = new CSSStyleSheet();
  const stop = onRules((added) => {
    rules.push(...added);
    sheet.replaceSync(rules.join('\n'));
  });
  shadow.adoptedStyleSheets = [sheet];
  const container = document.createElement('div');
  container.setAttribute('data-dragoman-root', '');
  container.dir = locale === 'ar' ? 'rtl' : 'ltr';
  shadow.append(container);
  document.body.append(host);
  const root = createRoot(container);

  return {
    container,
    show: (children: ReactNode) =>
      root.render(<LocaleContext value={{ locale, overrides: {} }}>{children}</LocaleContext>),
    /** The name of the focused element, because the matchers for focus do not look into shadow roots. */
    focused(): string | null | undefined {
      const element = shadow.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : element;
      return label?.getAttribute('aria-label') ?? label?.textContent;
    },
    /** The violations that axe finds, one line each; rules about the page do not apply to a component. */
    async violations(): Promise<string[]> {
      const { violations } = await axe.run(host, { rules: { region: { enabled: false } } });
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
    },
    clear() {
      root.unmount();
      stop();
      host.remove();
    },
  };
}
