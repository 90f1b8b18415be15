/** Sign-in with OpenID Connect providers. */

export interface Provider {
  id: string;
  name: string;
}

/** A provider that is connected with an account. */
export interface Identity {
  id: string;
  /** Null where nobody can sign in with it any more. */
  provider: Provider | null;
  /** The name of the provider. */
  name: string;
  createdAt: Date | null;
  usedAt: Date | null;
}

/** `link` adds a provider to an account; `confirm` proves once more who the user is. */
export const providerPurposes = ['sign-in', 'link', 'confirm'] as const;

export type ProviderPurpose = (typeof providerPurposes)[number];

/** What the address of a page says to which a provider has led somebody back. */
export interface ProviderReturn {
  provider: string;
  purpose: ProviderPurpose;
  /** For the backend, once. Empty where there is a problem. */
  ticket: string;
  /** The code of the refusal; empty where there is none. */
  problem: string;
  /** The ticket of an earlier provider, which is to be connected with the account. */
  pending: string;
}

const names = ['provider', 'provider-purpose', 'provider-ticket', 'provider-problem', 'provider-pending'];

/** Null for an address without it. */
export function readProviderReturn(search: string): ProviderReturn | null {
  const address = new URLSearchParams(search);
  const [provider = '', purpose = '', ticket = '', problem = '', pending = ''] = names.map(
    (name) => address.get(name) ?? '',
  );
  const known = providerPurposes.find((one) => one === purpose);
  return known && (ticket || problem) ? { provider, purpose: known, ticket, problem, pending } : null;
}

/** The address without it, or for another try with the ticket of the provider that is to be connected. */
export function withoutProviderReturn(path: string, search: string, pending = ''): string {
  const address = new URLSearchParams(search);
  for (const name of names) address.delete(name);
  if (pending) address.set('provider-pending', pending);
  return address.size > 0 ? `${path}?${address}` : path;
}
