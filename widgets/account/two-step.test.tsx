import axe from 'axe-core';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { parts } from '#tests/setup/test-element.ts';
import './index.ts';
import { freshPage, place, signUp } from './account.test-support.ts';

freshPage();

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const part = (element: Element, name: string) => parts(element, name)[0];
const shows = (element: Element, name: string) =>
  vi.waitFor(() => {
    const found = part(element, name);
    if (!found) throw new Error(`There is no ${name} yet.`);
    return found;
  });

describe('two-step sign-in', () => {
  it('is set up with an app, gives codes for when that is lost, and is turned off', async () => {
    await signUp();
    const element = place();
    const status = await shows(element, 'two-step-status');
    expect(status.textContent).toBe('Off');
    await press('Set up');
    const secret = (await shows(element, 'app-secret')).textContent?.replaceAll(' ', '') ?? '';
    expect((await shows(element, 'app-link')).getAttribute('href')).toContain(secret);
    const field = page.getByLabelText('Code from your app');
    await userEvent.fill(field, '000000');
    await press('Turn on');
    await expect.element(page.getByText('This code is not right', { exact: false })).toBeVisible();
    await userEvent.fill(field, new TOTP({ secret: Secret.fromBase32(secret) }).generate());
    await press('Turn on');
    const codes = await shows(element, 'recovery-codes');
    expect(codes.querySelectorAll('li')).toHaveLength(10);
    // No slip closes what is shown only once.
    await userEvent.keyboard('{Escape}{Escape}');
    part(element, 'dialog')?.click();
    expect(page.getByRole('button', { name: 'Close', exact: true }).elements()).toEqual([]);
    await expect.element(page.getByText('Keep your recovery codes')).toBeVisible();
    await press('I have kept them');
    await vi.waitFor(() => expect(part(element, 'two-step-status')?.textContent).toBe('On'));
    expect(element.shadowRoot?.activeElement).toBe(part(element, 'two-step-status'));
    expect(element.shadowRoot?.textContent).toContain('Recovery codes left: 10.');
    await press('Turn off');
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Turn off', exact: true }));
    await vi.waitFor(() => expect(part(element, 'two-step-status')?.textContent).toBe('Off'));
  });

  it('shows in a demo what it looks like, with a picture for cameras and a field that phones fill in', async () => {
    const element = place({ demo: '' });
    await shows(element, 'two-step-status');
    await press('Set up');
    const picture = await shows(element, 'app-picture');
    expect(picture.getAttribute('aria-label')).toBe('QR code for your authenticator app');
    const field = element.shadowRoot?.querySelector<HTMLInputElement>('[name=code]');
    expect([field?.autocomplete, field?.inputMode]).toEqual(['one-time-code', 'numeric']);
    expect((await axe.run(element)).violations).toEqual([]);
    await userEvent.fill(page.getByLabelText('Code from your app'), '123456');
    await press('Turn on');
    await shows(element, 'recovery-codes');
    expect((await axe.run(element)).violations).toEqual([]);
    await press('I have kept them');
    await vi.waitFor(() => expect(part(element, 'two-step-status')?.textContent).toBe('On'));
  });
});
