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
      seed: 'demo',
      trustProxy: false,
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
    const config: Record<string, unknown> = { ...readConfig(recorder) };
    const guide = readFileSync(inProject('docs', 'operations.md'), 'utf8');
    const rows = guide.matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]+)`|[^|`]+) \| /gm);
    const described = [...rows].map(([, name = '', value]) => ({ name, value }));
    expect(described.map(({ name }) => name).sort()).toEqual(Object.keys(readNames).sort());
    for (const { name, value } of described) {
      if (value === undefined || value === 'DATABASE_URL') continue;
      // The documented default must equal the one in the code.
      expect(readConfig({ [name]: value }), name).toEqual(config);
    }
  });
});
