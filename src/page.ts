/** The entry point for bundlers that load widgets on demand: the page's session and configuration, and no widget. */
import { ApiError } from '#core/api/api-error.ts';
import { linkCodes } from '#core/api/link-codes.ts';
import { onOpener } from '#core/embed/openers.ts';
import { type Dragoman as PublicApi, publicApi, type Queued } from '#core/embed/public-api.ts';
import { loadRefusals } from '#core/i18n/load-refusals.ts';
import { nearestLocale } from '#core/runtime/page-context.ts';
import { pageGlobals } from '#core/runtime/page-globals.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { version } from '#core/version.ts';
import type {} from './markup.generated.ts';

export { hideWidgetEvents } from '#core/element/hydration/hide-widget-events.ts';
export { retainTargets } from '#core/element/hydration/retain-targets.ts';
export { prefetchWidget } from '#core/element/prefetch-widget.ts';

export type { CloseReason, Dragoman, OpenAttributes, PublicSession } from '#core/embed/public-api.ts';
export type { Configuration } from '#core/runtime/types.ts';
export { version };

/** Opens a widget whose module the page has imported too. */
const opening = async () => {
  await import('@dragoman/widgets/launcher');
  return import('#core/embed/open-widget.ts');
};

export const { session, configure, consent, open } = publicApi(version, getRuntime, () => undefined, opening);

if (typeof document !== 'undefined')
  onOpener((widget) => Boolean(customElements.get(`dragoman-${widget}`)), opening);

/** In milliseconds. Answers that nothing has asked for by then are forgotten: later ones may differ. */
const unreadFor = 10_000;

/** Answers that the page has asked for before this library was there, by address and `authorization`. Each is used once. */
export function adoptAnswers(answers: ReadonlyMap<string, Promise<Response>>): void {
  const personal = new Map(answers);
  pageGlobals().personal = personal;
  setTimeout(() => personal.clear(), unreadFor);
}

/** Why the backend refused a call, in this language: its `code` and `values`, else its own `message`. */
export async function refusalText(locale: string, refusal: unknown): Promise<string> {
  const { code, values, message } = Object(refusal) as Record<string, unknown>;
  const sentence = await loadRefusals(locale, {});
  const text = typeof code === 'string' ? sentence(code, Object(values)) : undefined;
  return text ?? (typeof message === 'string' ? message : '');
}

/**
 * Instead of `session.restore()`, on the marketplace's own pages, to which a link from a partner's page has led with a
 * one-time code. Where somebody else is signed in here, they stay, and are told so.
 */
export async function restoreByLink({ code, page }: { code: string; page: string }): Promise<void> {
  const { session, notices, config } = getRuntime();
  try {
    await session.restoreBy((client, present) => linkCodes(client).redeem(code, page, present));
  } catch (error) {
    const locale = config.getState().locale || nearestLocale(document.documentElement);
    // Any other failure leaves the visitor as they were before: a page that needs a sign-in asks for it.
    if (error instanceof ApiError && error.code === 'other-account')
      notices.notify('info', await refusalText(locale, error));
  }
}

// On pages with our script tag.
declare global {
  var Dragoman: PublicApi;
  interface Window {
    Dragoman: PublicApi;
    /** Made by the page: `(window.dragoman = window.dragoman || []).push((d) => …)`. */
    dragoman?: Pick<Queued[], 'push'> | undefined;
  }
}
