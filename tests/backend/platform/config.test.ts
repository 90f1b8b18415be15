import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#backend/config.ts';
import { inProject } from '#backend/project-root.ts';

describe('the environment', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: undefined,
      stripe: undefined,
      sessionTtl: 3600,
      rateLimits: 'on',
      maxEventLoopDelay: 200,
      seed: 'demo',
      trustProxy: false,
      paymentPolicy: 'before-start',
      platformFee: 10,
      autoFinishDays: 7,
      answerHours: 48,
      payWithinHours: 24,
      mailUrl: undefined,
      mailFrom: { name: 'Dragoman', address: 'no-reply@localhost' },
      messageMailMinutes: 10,
      legalDir: undefined,
      legal: 'refuse',
    });
  });

  it.each([
    ['PORT', '99999', 'a whole number from 0 to 65535'],
    ['PORT', 'http', 'a whole number'],
    ['HOST', 'two words', 'a host name'],
    ['DATABASE_URL', 'mysql://x', 'postgres://'],
    ['DATABASE_LISTEN_URL', 'localhost:5432', 'postgres://'],
    ['PUBLIC_URL', 'dragoman.example', 'http or https'],
    ['SESSION_TTL', '0', 'positive'],
    ['SESSION_TTL', '1h', 'positive'],
    ['RATE_LIMITS', 'maybe', 'on or off'],
    ['MAX_EVENT_LOOP_DELAY', '1s', 'a whole number of milliseconds'],
    ['SEED', 'all', 'demo or none'],
    ['PAYMENT_POLICY', 'sometimes', 'before-start, before-finish, off'],
    ['PLATFORM_FEE', '51', 'a percentage from 0 to 50'],
    ['PLATFORM_FEE', '10%', 'a percentage from 0 to 50'],
    ['AUTO_FINISH_DAYS', '-1', 'a number of days'],
    ['ANSWER_HOURS', '0', 'a number of hours above 0'],
    ['MAIL_URL', 'mail.example:25', 'smtp://user:password@host:587'],
    ['MAIL_URL', 'https://mail.example', 'smtp://user:password@host:587'],
    ['MAIL_FROM', 'nobody', 'an e-mail address'],
    ['MAIL_FROM', 'A <a@b.example', 'an e-mail address'],
    ['MESSAGE_MAIL_MINUTES', 'ten', 'a number of minutes'],
    // It believed whatever a caller wrote in front of what a proxy appends.
    ['TRUST_PROXY', 'on', 'the number of proxies before this server (1 for one)'],
    ['TRUST_PROXY', '0', 'the number of proxies'],
    ['TRUST_PROXY', '10.0.0.0/33', 'a list of their networks like 10.0.0.0/8'],
    ['LOG_LEVEL', 'loud', 'fatal, error, warn'],
    ['PARTNERS', '{"id":1}', 'JSON list'],
    ['PARTNERS', '[{"id":"a","name":"A","origins":["https://a.example/path"]}]', 'JSON list'],
    ['PARTNERS', '[{"id":"a","name":"A","origins":["https://a.example:*"]}]', 'JSON list'],
    ['PARTNERS', '[{"id":"a","name":"A","origins":["https://localhost.example:*"]}]', 'JSON list'],
    ['PARTNERS', '[{"id":"a","name":"A","origins":[],"commission":101}]', 'JSON list'],
    ['STRIPE_API_BASE', 'localhost:12111', 'http or https'],
    ['LEGAL', 'yes', 'refuse or accept'],
  ])('refuses %s=%s in one line that says what is allowed', (name, value, allowed) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(`${name} is "${value}"; allowed is `);
    expect(read).toThrow(allowed);
    expect(read).not.toThrow(/\n/);
  });

  it.each([
    ['off', false],
    ['2', 2],
    ['10.0.0.0/8, fd00::/8,192.0.2.1', ['10.0.0.0/8', 'fd00::/8', '192.0.2.1']],
  ])('takes TRUST_PROXY=%s', (value, trustProxy) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(trustProxy);
  });

  it('refuses partners whose members are e-mail addresses, and says what to write', () => {
    const agency = { id: 'agency', name: 'Agency', origins: ['https://agency.example'] };
    const read = () =>
      readConfig({ PARTNERS: JSON.stringify([{ ...agency, members: ['me@agency.example'] }]) });
    expect(read).toThrow(
      'PARTNERS names "me@agency.example" in "members" of "agency". Use account ids: Settings shows each account its own',
    );
    expect(read).not.toThrow(/\n/);
    const members = ['01900000-0000-7000-8000-000000000000'];
    expect(readConfig({ PARTNERS: JSON.stringify([{ ...agency, members }]) }).partners).toEqual([
      { ...agency, members },
    ]);
  });

  const provider = {
    id: 'a',
    name: 'A',
    issuer: 'https://a.example',
    client_id: 'me',
    client_secret: 's3cret',
  };
  it.each<[string, unknown]>([
    ['it is no JSON list', {}],
    ['in entry 1 "id" must be lower-case letters, digits, - or _, at most 64', [{ ...provider, id: 'a/b' }]],
    [
      'in entry 2 "name" must be a text of 1 to 60 characters',
      [provider, { ...provider, id: 'b', name: ' ' }],
    ],
    [
      'in entry 1 "issuer" must be an https address without query (http on this machine)',
      [{ ...provider, issuer: 'http://a.example' }],
    ],
    ['in entry 1 "client_id" is missing', [{ ...provider, client_id: '' }]],
    ['in entry 1 "client_secret" is missing', [{ ...provider, client_secret: undefined }]],
    ['"id" a is there twice', [provider, { ...provider, issuer: 'https://b.example' }]],
    [
      '"issuer" https://a.example/ is there twice',
      [provider, { ...provider, id: 'b', issuer: 'https://a.example/' }],
    ],
  ])('refuses providers, and says: %s', (problem, value) => {
    const read = () => readConfig({ OIDC_PROVIDERS: JSON.stringify(value) });
    expect(read).toThrow(`OIDC_PROVIDERS is not usable: ${problem}; allowed is a JSON list of`);
    expect(read).not.toThrow(/s3cret|\n/);
  });

  it('takes an issuer without https on this machine only', () => {
    const OIDC_PROVIDERS = JSON.stringify([{ ...provider, issuer: 'http://127.0.0.1:4000' }]);
    expect(readConfig({ OIDC_PROVIDERS }).providers).toMatchObject([{ issuer: 'http://127.0.0.1:4000' }]);
    const off = { PUBLIC_URL: 'https://dragoman.example', PAYMENT_POLICY: 'off' };
    expect(() => readConfig({ OIDC_PROVIDERS, ...off })).toThrow('must be an https address without query;');
  });

  const deployed = { PUBLIC_URL: 'https://dragoman.example' };
  const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

  it.each<[string, Record<string, string>]>([
    ['HOST', { HOST: '0.0.0.0' }],
    ['HOST', { HOST: '::' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_test_1' }],
    ['STRIPE_SECRET_KEY', { STRIPE_WEBHOOK_SECRET: 'whsec_1' }],
    ['STRIPE_WEBHOOK_SECRET', { ...deployed, PAYMENT_POLICY: 'off', STRIPE_SECRET_KEY: 'sk_live_1' }],
    ['STRIPE_SECRET_KEY', deployed],
    ['STRIPE_SECRET_KEY', { ...deployed, PAYMENT_POLICY: 'before-finish' }],
    ['SEED', { ...deployed, ...stripe, SEED: 'demo' }],
    ['SEED', { PUBLIC_URL: 'https://192.168.1.4:3000', PAYMENT_POLICY: 'off', SEED: 'demo' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://192.168.1.4:3000', PAYMENT_POLICY: 'off' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'HTTP://dragoman.example', ...stripe }],
    ['SEED', { PUBLIC_URL: 'https://localhost.example', PAYMENT_POLICY: 'off', SEED: 'demo' }],
  ])('refuses, in one line that begins with %s, %o', (name, environment) => {
    expect(() => readConfig(environment)).toThrow(new RegExp(`^${name} is [^\\n]+$`));
  });

  it('refuses partners over plain http where it is deployed', () => {
    const PARTNERS = '[{"id":"a","name":"A","origins":["https://a.example","http://b.example"]}]';
    expect(readConfig({ PARTNERS }).partners).toHaveLength(1);
    expect(() => readConfig({ ...deployed, ...stripe, PARTNERS })).toThrow(
      /^PARTNERS names "http:\/\/b.example" in "origins" of "a"; allowed is https: [^\n]+$/,
    );
  });

  it.each([
    [{ ...deployed, ...stripe }],
    [{ ...deployed, PAYMENT_POLICY: 'off' }],
    [{ ...deployed, PAYMENT_POLICY: 'off', SEED: 'none', HOST: '0.0.0.0' }],
  ])('is deployed without sample data: %o', (environment) => {
    expect(readConfig(environment)).toMatchObject({ isDeployed: true, seed: 'none' });
  });

  it.each(['http://localhost:3000', 'http://127.0.0.2:80', 'http://[::1]:3000', 'http://shop.localhost'])(
    'is not deployed at %s, on whatever interface',
    (PUBLIC_URL) => {
      expect(readConfig({ PUBLIC_URL, HOST: '0.0.0.0' })).toMatchObject({ isDeployed: false, seed: 'demo' });
    },
  );

  it('treats an empty value as unset', () => {
    expect(readConfig({ PORT: '', STRIPE_SECRET_KEY: ' ' })).toMatchObject({ port: 3000, stripe: undefined });
  });

  it('is documented in the operations guide, every variable with its default', () => {
    const readNames: Record<string, true> = {};
    const recorder = new Proxy<Record<string, string | undefined>>(
      {},
      {
        get: (_, name) => {
          readNames[String(name)] = true;
          return undefined;
        },
      },
    );
    // Another one at each start.
    const mailboxKey = 'random';
    const config: Record<string, unknown> = { ...readConfig(recorder), mailboxKey };
    const guide = readFileSync(inProject('docs', 'operations.md'), 'utf8');
    const rows = guide.matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]+)`|[^|`]+) \| /gm);
    const described = [...rows].map(([, name = '', value]) => ({ name, value }));
    expect(described.map(({ name }) => name).sort()).toEqual(Object.keys(readNames).sort());
    for (const { name, value } of described) {
      if (value === undefined || value === 'DATABASE_URL') continue;
      // The documented default must equal the one in the code.
      expect({ ...readConfig({ [name]: value }), mailboxKey }, name).toEqual(config);
    }
  });
});
