/** Encrypts what a signed-in person leaves on a device, with a key that the backend gives to that person alone. */

export interface Cipher {
  /** The name of a record's entry in storage: it tells neither the person nor the record. */
  entryName(name: string): Promise<string>;
  encrypt(text: string): Promise<string>;
  /** Null where another key encrypted it. */
  decrypt(text: string): Promise<string | null>;
}

const ivLength = 12;

/** Null where the browser has no Web Crypto: it offers that over https and on localhost only. */
export async function createCipher(secret: string): Promise<Cipher | null> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) return null;
  const hash = (text: string) => subtle.digest('SHA-256', new TextEncoder().encode(`${secret} ${text}`));
  const key = await subtle.importKey('raw', await hash('key'), 'AES-GCM', false, ['encrypt', 'decrypt']);
  return {
    entryName: async (name) => toBase64(new Uint8Array(await hash(`name ${name}`))),
    async encrypt(text) {
      const iv = crypto.getRandomValues(new Uint8Array(ivLength));
      const encrypted = await subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
      return toBase64(new Uint8Array([...iv, ...new Uint8Array(encrypted)]));
    },
    async decrypt(text) {
      try {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        const iv = bytes.slice(0, ivLength);
        return new TextDecoder().decode(
          await subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.slice(ivLength)),
        );
      } catch {
        return null;
      }
    },
  };
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
