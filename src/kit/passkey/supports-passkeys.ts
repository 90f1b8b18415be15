/** Whether this page can use passkeys: browsers offer them over https and on localhost, for names, not for IP addresses. */
export const supportsPasskeys = (): boolean =>
  typeof globalThis.PublicKeyCredential === 'function' &&
  globalThis.isSecureContext &&
  !/^(\d+(\.\d+){3}|\[.*\])$/.test(location.hostname);
