import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Menu, menuItem } from './menu.tsx';
import { renderInShadow } from './render-in-shadow.test-support.tsx';

let view: ReturnType<typeof renderInShadow>;

const toggle = page.getByRole('button', { name: 'Account' });
const profile = page.getByRole('link', { name: 'Profile' });

beforeEach(async () => {
  view = renderInShadow();
  view.show(
    <>
      <Menu label="Account" toggle="JW">
        <li>
          <a className={menuItem} href="#profile">
            Profile
          </a>
        </li>
        <li>
          <button className={menuItem} type="button">
            Sign out
          </button>
        </li>
      </Menu>
      <p>Elsewhere</p>
    </>,
  );
  await toggle.click();
  await expect.element(profile).toBeVisible();
});
afterEach(() => view.clear());

describe('a menu', () => {
  it('has no accessibility violations, open or closed', async () => {
    expect(await view.violations()).toEqual([]);
    await toggle.click();
    expect(await view.violations()).toEqual([]);
  });

  it('says whether it is open', async () => {
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
    await toggle.click();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect.element(profile).not.toBeInTheDocument();
  });

  it('moves the focus with the arrow keys', async () => {
    await userEvent.keyboard('{ArrowDown}');
    expect(view.focused()).toBe('Profile');
    await userEvent.keyboard('{ArrowDown}');
    expect(view.focused()).toBe('Sign out');
  });

  it('closes on Escape and gives the focus back', async () => {
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect.element(profile).not.toBeInTheDocument();
    expect(view.focused()).toContain('Account');
  });

  it('closes at a click outside', async () => {
    await page.getByText('Elsewhere').click();
    await expect.element(profile).not.toBeInTheDocument();
  });

  it.each(['ltr', 'rtl'])(
    'stays within a narrow window wherever its button stands, %s',
    async (direction) => {
      await page.viewport(360, 700);
      view.container.dir = direction;
      for (const place of ['start', 'center', 'end']) {
        view.container.style.textAlign = place;
        view.show(
          <Menu key={place} label="Account" toggle="JW" as="div">
            <p style={{ inlineSize: 300 }}>Profile</p>
          </Menu>,
        );
        await toggle.click();
        const panel = view.container.querySelector('[part=menu]');
        await expect.poll(() => panel?.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
        await expect.poll(() => panel?.getBoundingClientRect().right).toBeLessThanOrEqual(360);
      }
      await page.viewport(1280, 900);
    },
  );
});
