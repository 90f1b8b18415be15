/** A person chooses to sign in with a provider: returns the address there, which answers to the page that they are on. */
import { tokenHash } from '#backend/auth/tokens.ts';
import type { ProviderPurpose } from '#backend/database/tables-providers.ts';
import { providerFailed } from '#backend/domain/errors.ts';
import type { ProviderSettings } from '#backend/domain/providers.ts';
import { ProviderAway } from '#backend/providers/providers.ts';
import * as flows from '#backend/repositories/provider-flows.ts';
import type { Services } from '#backend/services.ts';

/** Ten minutes, in milliseconds. */
const life = 600_000;

export interface ProviderQuestion {
  provider: ProviderSettings;
  purpose: ProviderPurpose;
  /** Of the person who is signed in, where the answer is for their account only. */
  account: string | null;
  /** The secret of the browser. */
  browser: string;
  page: string;
  redirectUri: string;
  locale: string;
}

export async function askProvider(
  { db, now, providers }: Pick<Services, 'db' | 'now' | 'providers'>,
  { provider, purpose, account, browser, page, redirectUri, locale }: ProviderQuestion,
): Promise<string> {
  const secrets = providers.newSecrets();
  const again = purpose === 'confirm';
  const address = await providers
    .authorizationUrl(provider, { ...secrets, redirectUri, locale, again })
    .catch((error: unknown) => {
      throw error instanceof ProviderAway ? providerFailed('provider-away') : error;
    });
  await flows.addRequest(db, {
    state_hash: tokenHash(secrets.state),
    browser_hash: tokenHash(browser),
    provider: provider.id,
    ...{ purpose, page, account_id: account },
    nonce: secrets.nonce,
    verifier: secrets.verifier,
    created_at: now(),
    expires_at: new Date(now().getTime() + life),
  });
  return address;
}
