/** Chromium's virtual device for passkeys: it verifies its user, and answers without asking anybody. */
import type { CDPSession, Page } from 'playwright';

async function plugIn(devtools: CDPSession, transport: 'internal' | 'usb'): Promise<string> {
  const user = { hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
  const options = { protocol: 'ctap2', transport, hasResidentKey: true, ...user } as const;
  return (await devtools.send('WebAuthn.addVirtualAuthenticator', { options })).authenticatorId;
}

async function attach(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  return { devtools, authenticatorId: await plugIn(devtools, 'internal') };
}

export async function virtualAuthenticator(page: Page) {
  const { devtools, authenticatorId } = await attach(page);
  return {
    /** As where the visitor cancels: browsers do not say why nothing was signed. */
    async refuse(): Promise<void> {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    },
    /** A second device, such as a security key. */
    async plugIn(): Promise<void> {
      await plugIn(devtools, 'usb');
    },
    /** Gives its passkeys to a device of another page. */
    async copyTo(other: Page): Promise<void> {
      const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
      const target = await attach(other);
      for (const credential of credentials)
        await target.devtools.send('WebAuthn.addCredential', {
          authenticatorId: target.authenticatorId,
          credential,
        });
    },
  };
}

/** The virtual device would answer the offer by autofill at once, as if the visitor had chosen from the list. */
export const withoutAutofill = (page: Page) =>
  page.context().addInitScript(() => {
    if (globalThis.PublicKeyCredential)
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
