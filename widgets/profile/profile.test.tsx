import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getRuntime } from '#core/runtime/runtime.ts';
import './index.ts';
import { control, part, placeElement, usualAttributes } from '#tests/setup/test-element.ts';

const apiUrl = inject('apiUrl');
const runtime = getRuntime();

const place = (attributes: Record<string, string> = {}) =>
  placeElement('dragoman-profile', { ...usualAttributes, ...attributes });

const picture = (element: Element) =>
  element.shadowRoot?.querySelector<HTMLImageElement>('[part~=avatar] img')?.src;

/** An image of one colour, in the format of a camera. */
async function photo(): Promise<File> {
  const canvas = new OffscreenCanvas(64, 64);
  const context = canvas.getContext('2d');
  context?.fillRect(0, 0, 64, 64);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'me.png', { type: 'image/png' });
}

function give(element: Element, file: File): void {
  const chosen = new DataTransfer();
  chosen.items.add(file);
  const input = control(element, 'image');
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const notices: { type: string; message: string }[] = [];
const recordNotice = (event: Event) => {
  event.preventDefault();
  notices.push((event as CustomEvent).detail);
};

beforeEach(() => {
  notices.length = 0;
  document.addEventListener('dragoman-notice', recordNotice);
  runtime.config.configure({ apiUrl });
});

afterEach(async () => {
  document.body.replaceChildren();
  await runtime.session.signOut();
  document.removeEventListener('dragoman-notice', recordNotice);
});

const signIn = () => runtime.session.signIn('customer@demo.test', 'dragoman-demo');

describe('accessibility', () => {
  it('has no violations ready, loading, signed out and failed', async () => {
    for (const demo of ['ready', 'loading', 'empty', 'error']) {
      const element = place({ demo, 'show-menu': '' });
      await vi.waitFor(() => expect(part(element, 'heading')).toBeTruthy());
      expect((await axe.run(element)).violations).toEqual([]);
      element.remove();
    }
  });
});

describe('states', () => {
  it('asks signed-out visitors to sign in', async () => {
    const element = place();
    await vi.waitFor(() => expect(part(element, 'sign-in').getAttribute('href')).toContain('/SignIn'));
  });

  it('shows the sample user in demo without a call', async () => {
    const element = place({ demo: '' });
    await vi.waitFor(() => expect(control(element, 'email').value).toBe('jonas.weber@example.org'));
    expect(control(element, 'email').readOnly).toBe(true);
    for (const name of ['firstname', 'lastname', 'phonenumber', 'address'])
      expect(control(element, name).required).toBe(true);
    expect(part(element, 'submit').textContent).toBe('Submit');
  });
});

describe('the side menu', () => {
  it('links to the user’s pages on the marketplace', async () => {
    const element = place({ demo: '', 'show-menu': '' });
    await vi.waitFor(() => expect(part(element, 'menu')).toBeTruthy());
    const links = [...part(element, 'menu').querySelectorAll('a')];
    expect(links.map((link) => [link.textContent, new URL(link.href).pathname])).toEqual([
      ['Profile', '/Profile'],
      ['Dashboard', '/Dashboard'],
      ['Messages', '/messages'],
      ['Settings', '/Settings'],
    ]);
  });
});

describe('the form', () => {
  it('saves the changes, fires an event, and shows them everywhere at once', async () => {
    await signIn();
    const element = place();
    await vi.waitFor(() => expect(control(element, 'email').value).toBe('customer@demo.test'));
    const saved: unknown[] = [];
    document.addEventListener(
      'dragoman-profile-saved',
      (event) => saved.push((event as CustomEvent).detail),
      { once: true },
    );
    await userEvent.fill(control(element, 'firstname'), 'Joanna Maria');
    await userEvent.fill(control(element, 'phonenumber'), '+49 151 23456789');
    part(element, 'submit').click();
    part(element, 'submit').click();
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ user: { firstName: 'Joanna Maria', phone: '+49 151 23456789' } });
    expect(runtime.session.store.getState().user?.firstName).toBe('Joanna Maria');
    expect(notices.filter(({ type }) => type === 'success')).toHaveLength(1);
  });

  it('saves what one says about oneself, and levels of languages', async () => {
    await signIn();
    const element = place();
    await vi.waitFor(() => expect(control(element, 'email').value).toBe('customer@demo.test'));
    const [language] = runtime.session.store.getState().user?.languages ?? [];
    await userEvent.fill(control(element, 'about'), 'I answer within a day.');
    await userEvent.selectOptions(control(element, `level-${language}`), 'native');
    expect(part(element, 'counter').textContent).toContain('22');
    part(element, 'submit').click();
    await vi.waitFor(() =>
      expect(runtime.session.store.getState().user).toMatchObject({
        about: 'I answer within a day.',
        languageLevels: { [language ?? '']: 'native' },
      }),
    );
    for (const contact of [
      'Call 0341 5550199.',
      'Call +49 151 23456789.',
      'ann@example.org',
      'See www.example.org',
    ]) {
      await userEvent.fill(control(element, 'about'), contact);
      await vi.waitFor(() =>
        expect(element.shadowRoot?.textContent).toContain('Everybody can read this text.'),
      );
      await userEvent.fill(control(element, 'about'), '12 years, 3,000 pages, since 2011.');
      await vi.waitFor(() => expect(element.shadowRoot?.textContent).not.toContain('Everybody can read'));
    }
    await userEvent.fill(control(element, 'about'), 'x'.repeat(2001));
    part(element, 'submit').click();
    await vi.waitFor(() => expect(element.shadowRoot?.textContent).toContain('at most 2,000 characters'));
    await userEvent.fill(control(element, 'about'), '');
    await userEvent.selectOptions(control(element, `level-${language}`), '');
    part(element, 'submit').click();
    await vi.waitFor(() => expect(runtime.session.store.getState().user?.about).toBe(''));
  });

  it('says beside the field what is wrong with it and keeps what was typed', async () => {
    await signIn();
    const element = place();
    await vi.waitFor(() => expect(control(element, 'email').value).toBe('customer@demo.test'));
    await userEvent.fill(control(element, 'phonenumber'), '12345');
    await userEvent.clear(control(element, 'lastname'));
    part(element, 'submit').click();
    await vi.waitFor(() => expect(element.shadowRoot?.textContent).toContain('three, three and four digits'));
    expect(element.shadowRoot?.textContent).toContain('Please fill in “Last name”');
    expect(element.shadowRoot?.activeElement).toBe(control(element, 'lastname'));
    expect(control(element, 'phonenumber').value).toBe('12345');
    part(element, 'start-over').click();
  });

  it('stores what was typed for the same user, until they start over', async () => {
    await signIn();
    const left = place();
    await vi.waitFor(() => expect(control(left, 'address')).toBeTruthy());
    const { value: saved } = control(left, 'address');
    await userEvent.fill(control(left, 'address'), 'Half an addr');
    left.remove();
    const element = place();
    await vi.waitFor(() => expect(control(element, 'address').value).toBe('Half an addr'));
    part(element, 'start-over').click();
    await vi.waitFor(() => expect(control(element, 'address').value).toBe(saved));
    part(element, 'undo').click();
    await vi.waitFor(() => expect(control(element, 'address').value).toBe('Half an addr'));
    part(element, 'start-over').click();
  });
});

describe('the picture', () => {
  it('is uploaded when chosen and appears in another widget on the page too', async () => {
    await signIn();
    const first = place();
    const second = place();
    await vi.waitFor(() => expect(control(second, 'email').value).toBe('customer@demo.test'));
    const before = picture(second);
    give(first, await photo());
    await vi.waitFor(() => expect(notices.at(-1)).toMatchObject({ type: 'info' }));
    await vi.waitFor(() => expect(picture(second)).not.toBe(before));
    expect(picture(second)).toMatch(/\/uploads\/avatars\/.*webp$/);
    await vi.waitFor(() => expect(picture(first)).toBe(picture(second)));
  });

  it('is refused with a reason when it is no image, before and after the upload', async () => {
    await signIn();
    const element = place();
    await vi.waitFor(() => expect(control(element, 'email').value).toBe('customer@demo.test'));
    give(element, new File(['hello'], 'letter.txt', { type: 'text/plain' }));
    await vi.waitFor(() =>
      expect(part(element, 'error').textContent).toContain('“letter.txt” is no picture'),
    );
    give(element, new File(['hello'], 'fake.png', { type: 'image/png' }));
    await vi.waitFor(() => expect(part(element, 'error').textContent).not.toContain('letter.txt'));
    expect(notices.at(-1)).toMatchObject({ type: 'warning' });
    expect(element.shadowRoot?.querySelector('[part~=retry]')).toBeNull();
  });
});
