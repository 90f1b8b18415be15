/** The backend's environment variables. A bad value ends the start with one line that says what is allowed. */
import { type Partner, parsePartners } from '#backend/domain/partners.ts';

export interface Config {
  port: number;
  host: string;
  databaseUrl: string | undefined;
  /** For LISTEN, past a connection pooler, which forwards no notifications. */
  databaseListenUrl: string | undefined;
  dataDir: string;
  publicUrl: string | undefined;
  stripe: { secretKey: string; webhookSecret: string | undefined; apiBase: string | undefined } | undefined;
  sessionTtl: number;
  rateLimits: 'on' | 'off';
  seed: 'demo' | 'none';
  logLevel: string;
  trustProxy: boolean;
  partners: Partner[];
}

export class ConfigError extends Error {}

type Environment = Record<string, string | undefined>;

export function readConfig(environment: Environment): Config {
  const read = <T>(
    name: string,
    fallback: string,
    parse: (value: string) => T | undefined,
    allowed: string,
  ): T => {
    const value = environment[name]?.trim() || fallback;
    const parsed = parse(value);
    if (parsed === undefined) throw new ConfigError(`${name} is "${value}"; allowed is ${allowed}.`);
    return parsed;
  };
  const optional = <T>(name: string, parse: (value: string) => T | undefined, allowed: string) =>
    environment[name]?.trim() ? read(name, '', parse, allowed) : undefined;

  const secretKey = optional('STRIPE_SECRET_KEY', withoutSpaces, 'a key without spaces');
  const webhookSecret = optional('STRIPE_WEBHOOK_SECRET', withoutSpaces, 'a secret without spaces');
  const apiBase = optional('STRIPE_API_BASE', webAddress, 'an http or https address');
  return {
    port: read('PORT', '3000', wholeNumber(0, 65_535), 'a whole number from 0 to 65535'),
    host: read('HOST', '127.0.0.1', withoutSpaces, 'a host name or address'),
    databaseUrl: optional('DATABASE_URL', databaseAddress, 'a postgres:// or postgresql:// address'),
    databaseListenUrl: optional(
      'DATABASE_LISTEN_URL',
      databaseAddress,
      'a postgres:// or postgresql:// address',
    ),
    dataDir: read('DATA_DIR', '.data', (value) => value, 'a folder'),
    publicUrl: optional('PUBLIC_URL', webAddress, 'an http or https address'),
    stripe: secretKey ? { secretKey, webhookSecret, apiBase } : undefined,
    sessionTtl: read('SESSION_TTL', '3600', positive, 'a positive number of seconds'),
    rateLimits: read('RATE_LIMITS', 'on', oneOf(['on', 'off']), 'on or off'),
    seed: read('SEED', 'demo', oneOf(['demo', 'none']), 'demo or none'),
    logLevel: read('LOG_LEVEL', 'warn', oneOf(logLevels), logLevels.join(', ')),
    trustProxy: read('TRUST_PROXY', 'off', oneOf(['on', 'off']), 'on or off') === 'on',
    partners: read(
      'PARTNERS',
      '[]',
      parsePartners,
      'a JSON list of {"id", "name", "origins": ["https://…"], "users": ["e-mail"]}',
    ),
  };
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const withoutSpaces = (value: string) => (/^\S+$/.test(value) ? value : undefined);

const oneOf =
  <T extends string>(values: readonly T[]) =>
  (value: string) =>
    values.find((candidate) => candidate === value);

const wholeNumber = (minimum: number, maximum: number) => (value: string) =>
  /^\d+$/.test(value) && Number(value) >= minimum && Number(value) <= maximum ? Number(value) : undefined;

// With the upper bound the end of a session is a date that PostgreSQL can store.
const positive = (value: string) =>
  /^\d*\.?\d+$/.test(value) && Number(value) > 0 && Number(value) <= 1e9 ? Number(value) : undefined;

const databaseAddress = (value: string) =>
  URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol) ? value : undefined;

const webAddress = (value: string) =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) ? value.replace(/\/+$/, '') : undefined;
