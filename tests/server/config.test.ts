import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';

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
      seed: 'demo',
      trustProxy: false,
    });
  });

  it.each([
    ['PORT', '99999', 'a whole number from 0 to 65535'],
    ['PORT', 'http', 'a whole number'],
    ['HOST', 'two words', 'a host name'],
    ['DATABASE_URL', 'mysql://x', 'postgres://'],
    ['PUBLIC_URL', 'dragoman.example', 'http or https'],
    ['SESSION_TTL', '0', 'positive'],
    ['SESSION_TTL', '1h', 'positive'],
    ['RATE_LIMITS', 'maybe', 'on or off'],
    ['SEED', 'all', 'demo or none'],
    ['TRUST_PROXY', '1', 'on or off'],
    ['LOG_LEVEL', 'loud', 'fatal, error, warn'],
    ['PARTNERS', '{"id":1}', 'JSON list'],
    ['PARTNERS', '[{"id":"a","name":"A","origins":["https://a.example/path"]}]', 'JSON list'],
    ['STRIPE_API_BASE', 'localhost:12111', 'http or https'],
  ])('refuses %s=%s in one line that says what is allowed', (name, value, allowed) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(`${name} is "${value}"; allowed is `);
    expect(read).toThrow(allowed);
    expect(read).not.toThrow(/\n/);
  });

  it('takes an empty value for none', () => {
    expect(readConfig({ PORT: '', STRIPE_SECRET_KEY: ' ' })).toMatchObject({ port: 3000, stripe: undefined });
  });
});
