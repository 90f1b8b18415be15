import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import './index.ts';
import { enterPage, leavePage, part, place, press, shows } from './sign-in.test-support.ts';

beforeEach(enterPage);
afterEach(leavePage);

describe('a passkey', () => {
  it('is not offered where the browser has none: on a page whose host is an IP address', async () => {
    place();
    await shows('form');
    expect(part('passkey')).toBeNull();
    await press('Sign up');
    expect(part('passkey')).toBeNull();
  });

  it('is the reason of the event', async () => {
    const widget = place({ demo: '' });
    const reasons: string[] = [];
    widget.addEventListener('dragoman-signed-in', ({ detail }) => reasons.push(detail.reason));
    await shows('passkey');
    await press('Sign in with a passkey');
    await shows('viewer');
    expect(reasons).toEqual(['passkey']);
  });
});
