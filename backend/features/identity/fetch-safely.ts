/** Calls to providers: none follows a redirect, and none reads more than an answer of theirs can need. */
import type { CustomFetchOptions } from 'openid-client';

const mostBytes = 1_000_000;

export async function fetchSafely(
  address: string,
  { body: sent, ...options }: CustomFetchOptions,
): Promise<Response> {
  // The only calls with a body are those of forms.
  const form = sent instanceof URLSearchParams ? { body: sent } : {};
  const answer = await fetch(address, { ...options, ...form, redirect: 'manual' });
  const { status, headers } = answer;
  const body = await readAll(answer);
  return new Response(body.length > 0 ? body : null, { status, headers });
}

async function readAll({ body }: Response): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > mostBytes) throw new TypeError('The answer is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
