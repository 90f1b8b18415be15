import { expect, it } from 'vitest';
import { type Cipher, createCipher } from './encryption.ts';

const cipherOf = async (secret: string): Promise<Cipher> => {
  const cipher = await createCipher(secret);
  if (!cipher) throw new Error('Node has Web Crypto.');
  return cipher;
};

it('hides a text, and differently each time', async () => {
  const cipher = await cipherOf('a secret');
  const text = 'the same sixteen'.repeat(4);
  const [one, other] = [await cipher.encrypt(text), await cipher.encrypt(text)];
  expect(one).not.toBe(other);
  for (const encrypted of [one, other]) {
    const bytes = atob(encrypted);
    expect(bytes).not.toContain('sixteen');
    // A start of 12 bytes, the text, and 16 bytes that prove that nobody has changed it.
    expect(bytes).toHaveLength(12 + text.length + 16);
    expect(new Set(bytes.slice(12, -16).match(/.{16}/gs)).size).toBe(4);
    expect(await cipher.decrypt(encrypted)).toBe(text);
  }
});

it('refuses a text that was changed or made with another key', async () => {
  const cipher = await cipherOf('a secret');
  const bytes = atob(await cipher.encrypt('a text'));
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = String.fromCharCode(bytes.charCodeAt(at) ^ 1);
    expect(await cipher.decrypt(btoa(bytes.slice(0, at) + changed + bytes.slice(at + 1)))).toBeNull();
  }
  expect(await (await cipherOf('another')).decrypt(btoa(bytes))).toBeNull();
});
