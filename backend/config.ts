/** The backend's environment variables. A bad value ends the start with one line that says what is allowed. */
import { type PaymentPolicy, paymentPolicies } from '@dragoman/widgets/server';
import ipaddr from 'ipaddr.js';
import { type ProviderSettings, parseProviders } from './features/identity/provider-settings.ts';
import { type Partner, parsePartners, wrongMemberOf } from './features/partners/registered-partners.ts';
import { type Verify, verifySettings } from './features/people/verification.ts';
import { newToken } from './platform/auth/tokens.ts';
import { isLoopback } from './platform/outgoing/addresses.ts';

export interface Config {
  port: number;
  host: string;
  databaseUrl: string | undefined;
  /** For LISTEN, past a connection pooler, which forwards no notifications. */
  databaseListenUrl: string | undefined;
  dataDir: string;
  publicUrl: string | undefined;
  /** PUBLIC_URL names a host that others reach: nothing that is only for trying things exists. */
  isDeployed: boolean;
  paymentPolicy: PaymentPolicy;
  /** Percent of a total, which the marketplace keeps. */
  platformFee: number;
  /** Days after its delivery until a task finishes by itself; 0 for never. */
  autoFinishDays: number;
  /** Hours that an owner has to answer a booking. */
  answerHours: number;
  /** Hours until a booking that has to be paid before its start ends unpaid. */
  payWithinHours: number;
  stripe: { secretKey: string; webhookSecret: string | undefined; apiBase: string | undefined } | undefined;
  /** Unset: mails stay in the outbox. */
  mailUrl: string | undefined;
  mailFrom: { name: string; address: string };
  /** With which the outbox is read. */
  mailboxKey: string;
  /** Minutes until an unread message is mailed. */
  messageMailMinutes: number;
  /** What needs a confirmed address. */
  verify: Verify;
  sessionTtl: number;
  /** In bytes: what one person may store, and what may be stored with one task. */
  storagePerUser: number;
  storagePerTask: number;
  /** The folder with the company's own legal texts; unset: placeholders. */
  legalDir: string | undefined;
  /** Whether a server that others reach may start with placeholders in them. */
  legal: 'refuse' | 'accept';
  rateLimits: 'on' | 'off';
  /** In milliseconds, beyond which calls without a valid token are refused; 0 for never. */
  maxEventLoopDelay: number;
  seed: 'demo' | 'none';
  logLevel: string;
  /** How many proxies are before this server, or their networks. */
  trustProxy: false | number | string[];
  /** Calls to addresses that partners name may go to private ones, and without TLS. */
  privateAddresses: boolean;
  partners: Partner[];
  /** With which people may sign in. */
  providers: ProviderSettings[];
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
  const publicUrl = optional('PUBLIC_URL', webAddress, 'an http or https address');
  const isDeployed = publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname);
  if (isDeployed && new URL(publicUrl).protocol !== 'https:')
    throw new ConfigError(
      `PUBLIC_URL is "${publicUrl}"; allowed is an https address: over http others on the way read and change what people send.`,
    );
  const host = read('HOST', '127.0.0.1', withoutSpaces, 'a host name or address');
  const paymentPolicy = read(
    'PAYMENT_POLICY',
    'before-start',
    oneOf(paymentPolicies),
    paymentPolicies.join(', '),
  );
  if (!publicUrl && !isLoopback(host))
    throw new ConfigError(`HOST is "${host}": set PUBLIC_URL to the address at which others reach it.`);
  if (secretKey && !webhookSecret)
    throw new ConfigError('STRIPE_WEBHOOK_SECRET is missing: STRIPE_SECRET_KEY needs it.');
  if (webhookSecret && !secretKey)
    throw new ConfigError('STRIPE_SECRET_KEY is missing: STRIPE_WEBHOOK_SECRET needs it.');
  if (isDeployed && !secretKey && paymentPolicy !== 'off')
    throw new ConfigError(
      `STRIPE_SECRET_KEY is missing: ${deployed} set it and STRIPE_WEBHOOK_SECRET, or PAYMENT_POLICY=off.`,
    );
  const seed = read('SEED', isDeployed ? 'none' : 'demo', oneOf(seeds), 'demo or none');
  if (isDeployed && seed === 'demo')
    throw new ConfigError(`SEED is "demo"; allowed is none: ${deployed} there is no sample data.`);
  const privateAddresses =
    read('PRIVATE_ADDRESSES', 'refuse', oneOf(['refuse', 'allow']), 'refuse or allow') === 'allow';
  if (isDeployed && privateAddresses)
    throw new ConfigError(
      `PRIVATE_ADDRESSES is "allow"; allowed is refuse: ${deployed} partners would reach the inside of your network.`,
    );
  return {
    port: read('PORT', '3000', wholeNumber(0, 65_535), 'a whole number from 0 to 65535'),
    host,
    databaseUrl: optional('DATABASE_URL', databaseAddress, 'a postgres:// or postgresql:// address'),
    databaseListenUrl: optional(
      'DATABASE_LISTEN_URL',
      databaseAddress,
      'a postgres:// or postgresql:// address',
    ),
    dataDir: read('DATA_DIR', '.data', (value) => value, 'a folder'),
    publicUrl,
    isDeployed,
    paymentPolicy,
    platformFee: read('PLATFORM_FEE', '10', decimal(0, 50), 'a percentage from 0 to 50'),
    autoFinishDays: read('AUTO_FINISH_DAYS', '7', decimal(0, 3650), 'a number of days from 0 to 3650'),
    answerHours: read('ANSWER_HOURS', '48', someHours, hoursAllowed),
    payWithinHours: read('PAY_WITHIN_HOURS', '24', someHours, hoursAllowed),
    stripe: secretKey ? { secretKey, webhookSecret, apiBase } : undefined,
    mailUrl: optional(
      'MAIL_URL',
      mailServer,
      'an address like smtp://user:password@host:587 or smtps://host',
    ),
    mailFrom: read(
      'MAIL_FROM',
      'Dragoman <no-reply@localhost>',
      sender,
      'an e-mail address, or a name with one: Dragoman <mail@dragoman.example>',
    ),
    mailboxKey: optional('MAILBOX_KEY', withoutSpaces, 'a key without spaces') ?? newToken(),
    messageMailMinutes: read(
      'MESSAGE_MAIL_MINUTES',
      '10',
      decimal(0, 10_080),
      'a number of minutes from 0 to 10080',
    ),
    verify: read(
      'VERIFY',
      environment.MAIL_URL?.trim() ? 'to-publish' : 'off',
      oneOf(verifySettings),
      verifySettings.join(', '),
    ),
    sessionTtl: read('SESSION_TTL', '3600', positive, 'a positive number of seconds'),
    storagePerUser: read('STORAGE_PER_USER', '1GB', bytes, sizes),
    storagePerTask: read('STORAGE_PER_TASK', '250MB', bytes, sizes),
    legalDir: optional('LEGAL_DIR', (value) => value, 'a folder'),
    legal: read('LEGAL', 'refuse', oneOf(['refuse', 'accept']), 'refuse or accept'),
    rateLimits: read('RATE_LIMITS', 'on', oneOf(['on', 'off']), 'on or off'),
    maxEventLoopDelay: read(
      'MAX_EVENT_LOOP_DELAY',
      '200',
      wholeNumber(0, 60_000),
      'a whole number of milliseconds from 0 to 60000',
    ),
    seed,
    logLevel: read('LOG_LEVEL', 'warn', oneOf(logLevels), logLevels.join(', ')),
    trustProxy: read(
      'TRUST_PROXY',
      'off',
      proxies,
      'off, the number of proxies before this server (1 for one), or a list of their networks like 10.0.0.0/8, fd00::/8',
    ),
    privateAddresses,
    partners: withSafeOrigins(
      isDeployed,
      withMemberIds(
        read(
          'PARTNERS',
          '[]',
          parsePartners,
          'a JSON list of {"id", "name", "origins": ["https://…"], "members": ["account id"], "commission": 0 to 100}',
        ),
      ),
    ),
    providers: readProviders(environment.OIDC_PROVIDERS?.trim() || '[]', isDeployed),
  };
}

/** Its message does not repeat the value, which holds secrets. */
function readProviders(json: string, isDeployed: boolean): ProviderSettings[] {
  const read = parseProviders(json, isDeployed);
  if (Array.isArray(read)) return read;
  throw new ConfigError(
    `OIDC_PROVIDERS is not usable: ${read.problem}; allowed is a JSON list of {"id", "name", "issuer": "https://…", "client_id", "client_secret"}.`,
  );
}

function withMemberIds(partners: Partner[]): Partner[] {
  for (const partner of partners) {
    const wrong = wrongMemberOf(partner);
    if (wrong === undefined) continue;
    const advice =
      'Use account ids: Settings shows each account its own, GET /user/Profile answers it as "id".';
    throw new ConfigError(`PARTNERS names "${wrong}" in "members" of "${partner.id}". ${advice}`);
  }
  return partners;
}

function withSafeOrigins(isDeployed: boolean, partners: Partner[]): Partner[] {
  for (const { id, origins } of partners) {
    const plain = isDeployed && origins.find((origin) => origin.startsWith('http:'));
    if (plain)
      throw new ConfigError(
        `PARTNERS names "${plain}" in "origins" of "${id}"; allowed is https: ${deployed} others on the way could write its pages.`,
      );
  }
  return partners;
}

const seeds = ['demo', 'none'] as const;

const deployed = 'where PUBLIC_URL names a public host';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const withoutSpaces = (value: string) => (/^\S+$/.test(value) ? value : undefined);

const oneOf =
  <T extends string>(values: readonly T[]) =>
  (value: string) =>
    values.find((candidate) => candidate === value);

const wholeNumber = (minimum: number, maximum: number) => (value: string) =>
  /^\d+$/.test(value) && Number(value) >= minimum && Number(value) <= maximum ? Number(value) : undefined;

const decimal = (minimum: number, maximum: number) => (value: string) =>
  /^\d*\.?\d+$/.test(value) && Number(value) >= minimum && Number(value) <= maximum
    ? Number(value)
    : undefined;

const someHours = (value: string) => decimal(0, 87_600)(value) || undefined;
const hoursAllowed = 'a number of hours above 0, at most 87600';

// With the upper bound the end of a session is a date that PostgreSQL can store.
const positive = (value: string) =>
  /^\d*\.?\d+$/.test(value) && Number(value) > 0 && Number(value) <= 1e9 ? Number(value) : undefined;

/** A number from 1 to 9, or addresses and networks. */
function proxies(value: string): Config['trustProxy'] | undefined {
  if (value === 'off') return false;
  if (/^[1-9]$/.test(value)) return Number(value);
  const networks = value.split(',').map((network) => network.trim());
  const isAddress = (text: string) => ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
  const isNetwork = (text: string) =>
    isAddress(text) || (ipaddr.isValidCIDR(text) && isAddress(text.split('/')[0] ?? ''));
  return networks.every(isNetwork) ? networks : undefined;
}

const sizes = 'a number of bytes, kB, MB, GB or TB, like 250MB';

/** Decimal units: 1 GB is 10⁹ bytes. */
function bytes(value: string): number | undefined {
  const [, number, unit = 'B'] = /^(\d+(?:\.\d+)?) ?(B|kB|MB|GB|TB)?$/i.exec(value) ?? [];
  const power = ['b', 'kb', 'mb', 'gb', 'tb'].indexOf(unit.toLowerCase());
  const count = Math.floor(Number(number) * 1000 ** power);
  return count > 0 && Number.isSafeInteger(count) ? count : undefined;
}

const databaseAddress = (value: string) =>
  URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol) ? value : undefined;

const mailServer = (value: string) =>
  URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol) && new URL(value).hostname
    ? value
    : undefined;

/** One line: a header of each mail. */
function sender(value: string): Config['mailFrom'] | undefined {
  const [, name = '', address = ''] =
    /^(?:"?([^"<>\p{Cc}]*?)"? *<)?([^\s<>@"]+@[^\s<>@"]+?)>?$/u.exec(value) ?? [];
  return address && value.includes('<') === value.endsWith('>') ? { name, address } : undefined;
}

const webAddress = (value: string) =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) ? value.replace(/\/+$/, '') : undefined;
