import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInShadow } from '#core/ui/render-in-shadow.test-support.tsx';
import { LanguagePicker } from './language-picker.tsx';

let view: ReturnType<typeof renderInShadow>;

function Form({ initial = [], max }: { initial?: string[]; max?: number }) {
  const [codes, setCodes] = useState(initial);
  return <LanguagePicker name="languages" label="Languages" value={codes} onChange={setCodes} max={max} />;
}

const input = page.getByRole('combobox', { name: 'Languages' });
const chip = (name: string) => page.getByRole('button', { name: `Remove ${name}` });
const chips = () =>
  page
    .getByRole('button')
    .elements()
    .map((button) => button.textContent);

async function setUp(initial?: string[], max?: number) {
  view.show(<Form initial={initial} max={max} />);
  await expect.element(input).toBeVisible();
}

beforeEach(() => {
  view = renderInShadow();
});
afterEach(() => view.clear());

describe('a language picker', () => {
  it('has no accessibility violations, closed or open', async () => {
    await setUp(['de']);
    expect(await view.violations()).toEqual([]);
    await input.fill('fr');
    await expect.element(page.getByRole('listbox')).toBeVisible();
    expect(await view.violations()).toEqual([]);
  });

  it.each([
    ['its name', 'German', 'German'],
    ['its beginning, in any case', 'gERm', 'German'],
    ['its code', 'uk', 'Ukrainian'],
    ['its other English name', 'castilian', 'Spanish'],
    ['a name without its accents', 'volapuk', 'Volapük'],
  ])('adds a language by %s and Enter', async (_how, typed, name) => {
    await setUp();
    await input.fill(typed);
    await userEvent.keyboard('{Enter}');
    await expect.element(chip(name)).toBeVisible();
    await expect.element(input).toHaveValue('');
    await expect.poll(view.focused).toBe('Languages');
    await expect.element(page.getByText(`${name} added`)).toBeInTheDocument();
  });

  it.each([
    ['most browsers', { isComposing: true }],
    ['Safari', { keyCode: 229 }],
  ])('adds none by the Enter that ends an input method’s composition, as %s reports it', async (_, how) => {
    await setUp(['de']);
    await input.fill('French');
    const enter = { key: 'Enter', bubbles: true, composed: true, cancelable: true, ...how };
    input.element().dispatchEvent(new KeyboardEvent('keydown', enter));
    await expect.element(input).toHaveValue('French');
    expect(chips()).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect.element(chip('French')).toBeVisible();
  });

  it('knows names in the reader’s language and in English', async () => {
    view.clear();
    view = renderInShadow('de');
    view.show(<Form />);
    await input.fill('Französisch');
    await userEvent.keyboard('{Enter}');
    await input.fill('Polish');
    await userEvent.keyboard('{Enter}');
    await expect.poll(chips).toEqual(['Französisch', 'Polnisch']);
  });

  it('chooses with the arrow keys', async () => {
    await setUp();
    await input.fill('s');
    const second = page.getByRole('option').elements()[1]?.firstChild?.textContent ?? '';
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(chip(second)).toBeVisible();
  });

  it('adds an option that is clicked without moving the focus', async () => {
    await setUp();
    await input.fill('port');
    await page.getByRole('option', { name: 'Portuguese' }).click();
    await expect.element(chip('Portuguese')).toBeVisible();
    await expect.poll(view.focused).toBe('Languages');
  });

  it('closes the list on Escape and keeps what was typed', async () => {
    await setUp();
    await input.fill('ger');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(input).toHaveValue('ger');
  });

  it('says so when it does not know a language, and removes the message', async () => {
    await setUp();
    await input.fill('klingon');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert')).toHaveTextContent('“klingon” is no language we know');
    await expect.element(input).toBeInvalid();
    await input.fill('k');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('does not add a language twice', async () => {
    await setUp(['de']);
    await input.fill('german');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert')).toHaveTextContent('German is already in the list.');
    expect(chips()).toEqual(['German']);
  });

  it('adds no more languages than its limit', async () => {
    await setUp(['de'], 1);
    await input.fill('french');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert')).toHaveTextContent('at most 1');
    expect(chips()).toEqual(['German']);
  });

  it.each(['{Enter}', '{Delete}', '{Backspace}'])(
    'removes the focused chip with %s and goes to its neighbour',
    async (key) => {
      await setUp(['de', 'fr', 'pl']);
      chip('French').element().focus();
      await userEvent.keyboard(key);
      await expect.poll(view.focused).toBe('Remove Polish');
      await userEvent.keyboard(key);
      await expect.poll(view.focused).toBe('Remove German');
      await userEvent.keyboard(key);
      await expect.poll(view.focused).toBe('Languages');
      expect(chips()).toEqual([]);
    },
  );

  it('removes a chip that is clicked', async () => {
    await setUp(['de', 'fr']);
    await chip('German').click();
    await expect.poll(chips).toEqual(['French']);
    await expect.element(page.getByText('German removed')).toBeInTheDocument();
  });
});
