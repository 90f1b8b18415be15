/** The entry point for bundlers that load widgets on demand: the page's session and configuration, and no widget. */
import { publicApi } from '#core/embed/public-api.ts';
import { loadRefusals } from '#core/i18n/load-refusals.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { version } from '#core/version.ts';

export type { PublicSession } from '#core/embed/public-api.ts';
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
