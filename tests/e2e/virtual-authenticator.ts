/** Chromium's virtual device for passkeys: it verifies its user, and answers without asking anybody. */
import type { CDPSession, Page } from 'playwright';

interface Device {
  /** Signs nothing until it is allowed again, as when a visitor cancels. */
  refuse(): Promise<void>;
  allow(): Promise<void>;
  /** All its passkeys are gone. */
  clear(): Promise<void>;
  /** Copies its passkeys to the device of another page. */
  copyTo(other: Device): Promise<void>;
  add(credential: object): Promise<void>;
}

export async function virtualAuthenticator(page: Page, { answersAutofill = false } = {}): Promise<Device> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      // Without it the device would answer the offer by autofill at once, as if somebody had chosen from the list.
      automaticPresenceSimulation: answersAutofill,
    },
  });
  return {
    refuse: async () => {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    },
    allow: async () => {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    },
    clear: async () => {
      await devtools.send('WebAuthn.clearCredentials', { authenticatorId });
    },
    async copyTo(other) {
      const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
      for (const credential of credentials) await other.add(credential);
    },
    async add(credential) {
      await devtools.send('WebAuthn.addCredential', { authenticatorId, credential: credential as never });
    },
  };
}
