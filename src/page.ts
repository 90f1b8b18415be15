/** The entry point for bundlers that load widgets on demand: the page's session and configuration, and no widget. */
import { type Dragoman as PublicApi, publicApi, type Queued } from '#core/embed/public-api.ts';
import { loadRefusals } from '#core/i18n/load-refusals.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { version } from '#core/version.ts';
import type {} from './markup.generated.ts';

export type { Dragoman, PublicSession } from '#core/embed/public-api.ts';
export type { Configuration } from '#core/runtime/types.ts';
export { version };

export const { session, configure } = publicApi(version, getRuntime);

/** Why the backend refused a call, in this language: its `code` and `values`, else its own `message`. */
export async function refusalText(locale: string, refusal: unknown): Promise<string> {
  const { code, values, message } = Object(refusal) as Record<string, unknown>;
  const sentence = await loadRefusals(locale, {});
  const text = typeof code === 'string' ? sentence(code, Object(values)) : undefined;
  return text ?? (typeof message === 'string' ? message : '');
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
