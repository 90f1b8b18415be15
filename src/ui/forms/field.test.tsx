import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#core/ui/button.tsx';
import { renderInShadow } from '#core/ui/render-in-shadow.test-support.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';
import { useFieldErrors } from './use-field-errors.ts';

let view: ReturnType<typeof renderInShadow>;

function Form({ onSend = () => undefined }: { onSend?: () => void }) {
  const [values, setValues] = useState({ email: '', price: '', password: '', type: '', description: '' });
  const { errors, check, checkOne, recheck } = useFieldErrors();
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (check(event.currentTarget)) onSend();
      }}
      onBlur={(event) => checkOne(event.target)}
      onInput={(event) => recheck(event.target)}
    >
      <TextField {...field('email')} type="email" label="Email" hint="We write to it once." required />
      <TextField {...field('price')} type="number" label="Price" min={1} optional />
      <PasswordField
        {...field('password')}
        label="Password"
        autoComplete="new-password"
        minLength={8}
        required
      />
      <SelectField
        {...field('type')}
        label="Type"
        emptyLabel="Choose"
        options={[{ value: 'call', label: 'Call' }]}
        required
      />
      <TextArea {...field('description')} label="Description" limit={10} required />
      <Button type="submit">Send</Button>
    </form>
  );
}

const email = page.getByLabelText('Email');
const alerts = () =>
  page
    .getByRole('alert')
    .elements()
    .map((alert) => alert.textContent);

beforeEach(async () => {
  view = renderInShadow();
  view.show(<Form />);
  await expect.element(email).toBeVisible();
});
afterEach(() => view.clear());

describe('fields', () => {
  it('have no accessibility violations, valid or invalid', async () => {
    expect(await view.violations()).toEqual([]);
    await page.getByRole('button', { name: 'Send' }).click();
    expect(await view.violations()).toEqual([]);
  });

  it('say what is missing and focus the first missing value', async () => {
    await page.getByRole('button', { name: 'Send' }).click();
    await expect
      .poll(alerts)
      .toEqual([
        'Please fill in “Email”.',
        'Please fill in “Password”.',
        'Please fill in “Type”.',
        'Please fill in “Description”.',
      ]);
    await expect.poll(view.focused).toBe('Email');
    await expect.element(email).toHaveAccessibleDescription('Please fill in “Email”.');
    await expect.element(email).toBeInvalid();
  });

  it('say nothing during typing, and what is wrong when the field is left', async () => {
    await email.fill('mira@');
    expect(alerts()).toEqual([]);
    await userEvent.keyboard('{Tab}');
    await expect.poll(alerts).toEqual(['Please enter an e-mail address like name@example.org.']);
    await email.fill('mira@example.org');
    await expect.poll(alerts).toEqual([]);
    await expect.element(email).toHaveAccessibleDescription('We write to it once.');
  });

  it('name the limit that was exceeded', async () => {
    await page.getByLabelText('Price').fill('0');
    await page.getByLabelText('Password').fill('short');
    await userEvent.keyboard('{Tab}');
    await expect.poll(alerts).toEqual(['Please enter 1 or more.', 'Please use at least 8 characters.']);
  });

  it('show a password on request', async () => {
    const password = page.getByLabelText('Password');
    await password.fill('secret');
    await page.getByRole('button', { name: 'Show characters' }).click();
    await expect.element(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide characters' }).click();
    await expect.element(password).toHaveAttribute('type', 'password');
  });
});

describe('the counter of a text area', () => {
  const description = page.getByLabelText('Description');
  const counter = () => view.container.querySelector('[part=counter]')?.textContent;
  const announced = () => view.container.querySelector('[role=status]')?.textContent;

  it('counts an emoji as one character', async () => {
    await description.fill('Hi 👋🏽');
    await expect.poll(counter).toBe('5 of 10 characters');
  });

  it('is announced only near the limit', async () => {
    await description.fill('12345678');
    await expect.poll(counter).toBe('8 of 10 characters');
    expect(announced()).toBe('');
    await description.fill('1234567890');
    await expect.poll(announced).toBe('10 of 10 characters');
  });

  it('makes a longer text invalid, cuts nothing off and removes the error at once', async () => {
    await description.fill('123456789012');
    await expect.poll(alerts).toEqual(['Please shorten this to at most 10 characters.']);
    await expect.element(description).toHaveValue('123456789012');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(alerts).toContain('Please shorten this to at most 10 characters.');
    await description.fill('123456789');
    await expect.poll(alerts).not.toContain('Please shorten this to at most 10 characters.');
  });
});
