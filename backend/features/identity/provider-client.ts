/** OpenID Connect with the providers of the configuration: authorization code flow with PKCE, `state` and `nonce`. */
import { limits } from '@dragoman/widgets/domain/limits.ts';
import { isLanguageCode } from '@dragoman/widgets/server';
import { LRUCache } from 'lru-cache';
import * as client from 'openid-client';
import type { StoredClaims } from '#backend/platform/database/tables-identity.ts';
import { fetchSafely } from './fetch-safely.ts';
import { type ProviderSettings, sameIssuer } from './provider-settings.ts';

/** What a flow is protected by. The browser never sees the verifier. */
interface FlowSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

interface AuthorizationOptions extends FlowSecrets {
  redirectUri: string;
  locale: string;
  /** The person shall show again who they are, even where they are signed in at the provider. */
  again: boolean;
}

export interface ProviderAnswer {
  issuer: string;
  subject: string;
  claims: StoredClaims;
  /** When the person last showed the provider who they are, where it says so. */
  authenticatedAt: Date | undefined;
}

export interface Providers {
  all: readonly ProviderSettings[];
  /** Without a slash at the end. */
  issuers: readonly string[];
  find(id: string): ProviderSettings | undefined;
  withIssuer(issuer: string): ProviderSettings | undefined;
  newSecrets(): FlowSecrets;
  authorizationUrl(provider: ProviderSettings, options: AuthorizationOptions): Promise<string>;
  /** `callback` is the address that the provider has called, with its code. */
  redeem(
    provider: ProviderSettings,
    callback: URL,
    flow: FlowSecrets,
    again: boolean,
  ): Promise<ProviderAnswer>;
}

/** The provider does not answer, or not as OpenID Connect says. */
export class ProviderAway extends Error {}
/** The provider's answer must not be believed. */
class ProviderRefused extends Error {}

/** Seconds, for each call to a provider. */
const timeout = 8;
/** A provider is asked again then where its endpoints and keys are. */
const rereadAfterMs = 60 * 60 * 1000;
/** Seconds within which somebody must have shown who they are, who is asked to do so again. */
const maxAge = 600;

export function openProviders(all: readonly ProviderSettings[]): Providers {
  const known = new LRUCache<string, client.Configuration, ProviderSettings>({
    max: 100,
    ttl: rereadAfterMs,
    fetchMethod: (_id, _last, { context }) => readConfiguration(context),
  });
  /** Asks a provider on its first use: one that is down hinders neither the start nor the others. */
  const discover = (provider: ProviderSettings) => known.forceFetch(provider.id, { context: provider });

  return {
    all,
    issuers: all.map(({ issuer }) => issuer.replace(/\/$/, '')),
    find: (id) => all.find((provider) => provider.id === id),
    withIssuer: (issuer) => all.find((provider) => sameIssuer(provider.issuer, issuer)),
    newSecrets: () => ({
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    }),

    async authorizationUrl(provider, { redirectUri, locale, again, state, nonce, verifier }) {
      const configuration = await discover(provider).catch(away);
      const address = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        state,
        nonce,
        ui_locales: locale,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(again && { prompt: 'login', max_age: '0' }),
      });
      return address.href;
    },

    async redeem(provider, callback, { state, nonce, verifier }, again) {
      const configuration = await discover(provider).catch(away);
      try {
        const tokens = await client.authorizationCodeGrant(configuration, callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
          ...(again && { maxAge }),
        });
        const idToken = tokens.claims();
        if (!idToken) throw new ProviderRefused('There is no ID token.');
        // Many providers tell name and address there only.
        const more = configuration.serverMetadata().userinfo_endpoint
          ? await client.fetchUserInfo(configuration, tokens.access_token, idToken.sub)
          : {};
        return {
          issuer: idToken.iss,
          subject: idToken.sub,
          claims: readClaims({ ...idToken, ...more }),
          authenticatedAt: idToken.auth_time === undefined ? undefined : new Date(idToken.auth_time * 1000),
        };
      } catch (cause) {
        throw isSilence(cause) ? new ProviderAway('', { cause }) : new ProviderRefused('', { cause });
      }
    },
  };
}

function readConfiguration({ issuer, clientId, clientSecret }: ProviderSettings) {
  const isPlain = new URL(issuer).protocol === 'http:';
  return client.discovery(new URL(issuer), clientId, undefined, authenticate(clientSecret), {
    timeout,
    [client.customFetch]: fetchSafely,
    execute: [
      // The signature of each ID token is checked, not only the connection that it came by.
      client.enableNonRepudiationChecks,
      // The configuration allows this on this machine only.
      ...(isPlain ? [client.allowInsecureRequests] : []),
    ],
  });
}

/** In the header, as the standard has it where a provider names no other way; in the body for those that want only that. */
function authenticate(secret: string): client.ClientAuth {
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (server, ...more) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...more);
  };
}

const away = (cause: unknown): never => {
  throw new ProviderAway('', { cause });
};

/** Whether the call did not get through, or the provider itself failed. */
function isSilence(cause: unknown): boolean {
  if (
    cause instanceof client.ClientError &&
    /TIMEOUT|ABORT|RESPONSE_IS_NOT_(CONFORM|JSON)/.test(cause.code ?? '')
  )
    return true;
  return (
    cause instanceof TypeError || (cause instanceof client.ClientError && cause.cause instanceof TypeError)
  );
}

/** What a provider says about a person, as far as an account needs it. Anything else is not kept. */
function readClaims(claims: Record<string, unknown>): StoredClaims {
  const email = textOf(claims.email, limits.email);
  const [language = ''] = (textOf(claims.locale, 64) ?? '').toLowerCase().split(/[-_]/);
  const [first, last] = namesIn(claims);
  return {
    ...(first && { firstname: first }),
    ...(last && { lastname: last }),
    ...(email && isAddress(email) && { email }),
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    ...(isLanguageCode(language) && { language }),
  };
}

/** Some providers give the whole name only. People can correct what this makes of it. */
function namesIn({ given_name, family_name, name }: Record<string, unknown>): (string | undefined)[] {
  const [given, family] = [textOf(given_name, 100), textOf(family_name, 100)];
  if (given || family) return [given, family];
  const words = (textOf(name, 200) ?? '').split(/\s+/);
  return words.length === 2 ? words.map((word) => textOf(word, 100)) : [];
}

/** Undefined for what is too long, empty, or holds characters that no name has. */
function textOf(value: unknown, most: number): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  const isText = text !== '' && text.length <= most && !/\p{Cc}|\p{Cs}/u.test(text);
  return isText ? text : undefined;
}

const isAddress = (email: string) => /^[^\s@<>()",;:]+@[^\s@<>()",;:]+\.[^\s@<>()",;:.]{2,}$/.test(email);
