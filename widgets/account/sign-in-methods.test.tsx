import { describe, expect, it, vi } from 'vitest';
import { parts } from '#tests/setup/test-element.ts';
import './index.ts';
import { freshPage, place, signUp } from './account.test-support.ts';

freshPage();

const methods = (element: Element) => parts(element, 'sign-in-method').map((row) => row.textContent ?? '');

describe('the ways to sign in', () => {
  it('are the password, and passkeys with their use', async () => {
    const element = place({ demo: '' });
    await vi.waitFor(() => expect(methods(element).length).toBeGreaterThan(2));
    expect(methods(element)[0]).toMatch(/^Password/);
    expect(methods(element)[1]).toMatch(/^PhoneAdded .*Last used .*RenameRemove$/);
    expect(methods(element)[2]).toContain('Not used yet');
  });

  it('say since when there is a password, and why a browser takes no passkey', async () => {
    await signUp();
    const element = place();
    await vi.waitFor(() => expect(methods(element)).toHaveLength(1));
    expect(methods(element)[0]).toMatch(/^PasswordSet /);
    expect(element.shadowRoot?.textContent).toContain('This browser has no passkeys.');
  });
});
