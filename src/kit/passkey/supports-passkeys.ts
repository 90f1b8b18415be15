export const isPasskeyHost = (hostname: string): boolean => !/^(\d+(\.\d+){3}|\[.*\])$/.test(hostname);

/** Whether this page can use passkeys: browsers offer them over https and on localhost, for names, not for IP addresses. */
export const supportsPasskeys = (): boolean =>
  typeof globalThis.PublicKeyCredential === 'function' &&
  globalThis.isSecureContext &&
  isPasskeyHost(location.hostname);
