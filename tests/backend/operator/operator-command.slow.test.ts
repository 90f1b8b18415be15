/** `npm run operator`: who decides disputes, on the command line. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { spawnBackend } from '#tests/backend/support/backend-process.ts';
import { password } from '#tests/backend/support/test-app.ts';

it('makes and unmakes operators from the command line, on the stopped embedded database', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'dragoman-operators-'));
  const run = async (...args: string[]) => {
    const { ended, output } = spawnBackend({ DATA_DIR }, 'commands/operator.ts', args);
    return { code: await ended, output: output() };
  };
  try {
    expect(await run('--list')).toEqual({ code: 0, output: 'Nobody is an operator.\n' });
    const nobody = await run('--grant', 'nobody@example.test');
    expect(nobody.code).toBe(1);
    expect(nobody.output).toBe('There is no account with the e-mail address nobody@example.test.\n');
    expect(await run()).toMatchObject({
      code: 1,
      output: 'Say one of --grant EMAIL, --revoke EMAIL or --list.\n',
    });
    expect(await run('--all')).toMatchObject({ code: 1 });
    const backend = spawnBackend({ DATA_DIR });
    const json = { firstname: 'Grace', lastname: 'Hopper', email: 'grace@example.test', language: 'en' };
    const signUp = await fetch(`${await backend.ready}/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...json, password }),
    });
    expect(signUp.status).toBe(200);
    const locked = await run('--list');
    expect(locked.code).toBe(1);
    expect(locked.output).toContain('in use by process');
    backend.child.kill('SIGTERM');
    await backend.ended;
    expect(await run('--grant', 'Grace@example.test')).toMatchObject({ code: 0 });
    expect(await run('--list')).toEqual({ code: 0, output: 'grace@example.test  Grace Hopper  operator\n' });
    expect(await run('--grant', 'grace@example.test', '--role', 'support')).toEqual({
      code: 0,
      output: 'grace@example.test is in support now.\n',
    });
    expect(await run('--list')).toEqual({ code: 0, output: 'grace@example.test  Grace Hopper  support\n' });
    for (const args of [
      ['--grant', 'grace@example.test', '--role', 'owner'],
      ['--revoke', 'grace@example.test', '--role', 'support'],
      ['--role', 'support'],
    ])
      expect(await run(...args)).toMatchObject({ code: 1 });
    expect(await run('--revoke', 'grace@example.test')).toMatchObject({ code: 0 });
    expect(await run('--list')).toEqual({ code: 0, output: 'Nobody is an operator.\n' });
  } finally {
    await rm(DATA_DIR, { recursive: true, force: true });
  }
}, 300_000);
