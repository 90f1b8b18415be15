import { session } from '@dragoman/widgets/page';
import { ApiError } from '#core/api/api-error.ts';
import { linkCodes } from '#core/api/session.ts';
import { loadRefusals } from '#core/i18n/load-refusals.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { linkCode } from './link-parameters.ts';
import { preferences } from './preferences.ts';

/**
 * Signs in again who is signed in here, or whom a link from a partner's page brings with a one-time code. Where somebody
 * else is signed in here, they stay, and are told so.
 */
export async function restoreSession(): Promise<void> {
  if (!linkCode) return session.restore();
  const { code, page } = linkCode;
  const { session: core, notices } = getRuntime();
  try {
    await core.restoreBy((client, present) => linkCodes(client).redeem(code, page, present));
  } catch (error) {
    // Any other failure leaves the visitor as they were before: a page that needs a sign-in asks for it.
    if (!(error instanceof ApiError) || error.code !== 'other-account') return;
    const sentence = await loadRefusals(preferences.get().locale, {});
    notices.notify('info', sentence(error.code, error.values) ?? error.message);
  }
}
