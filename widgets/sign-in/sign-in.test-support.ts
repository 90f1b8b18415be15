import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getRuntime } from '#core/runtime/runtime.ts';
import { focused as focusedIn, parts, placeElement } from '#tests/setup/test-element.ts';
import type { DragomanSignIn } from './index.ts';

export const { session, config } = getRuntime();
/** The backend under the page's own origin, as on the marketplace. */
const ownSite = `${location.origin}/own-site`;
export const account = { email: 'customer@demo.test', password: 'dragoman-demo' };

let widget: DragomanSignIn;

/** What happened on the page: notices, and the addresses of followed links. */
export const notices: { type: string; message: string }[] = [];
export const addresses: string[] = [];

export function place(attributes: Record<string, string> = {}): DragomanSignIn {
  widget = placeElement('dragoman-sign-in', attributes);
  return widget;
}

export const part = (name: string) => parts(widget, name)[0] ?? null;
export const control = (name: string) =>
  widget.shadowRoot?.querySelector<HTMLInputElement>(`[name=${name}]`) ?? null;
export const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
export const password = (label = 'Password') => page.getByLabelText(label, { exact: true });
export const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
export const shows = (name: string) => vi.waitFor(() => expect(part(name)).toBeTruthy());
export const focused = () => focusedIn(widget);
export const heading = () => part('heading')?.textContent;

export async function signIn({ email, password: secret } = account): Promise<void> {
  await userEvent.fill(field('E-mail'), email);
  await userEvent.fill(password(), secret);
  await press('Sign in');
}

interface Person {
  email?: string;
  password?: string;
  confirm?: string;
}

export async function fillSignUp({
  email = `ada-${crypto.randomUUID()}@example.org`,
  password: chosen = 'analytical engine',
  confirm = 'analytical engine',
}: Person = {}): Promise<void> {
  await userEvent.fill(field('First name'), 'Ada');
  await userEvent.fill(field('Last name'), 'Lovelace');
  await userEvent.fill(field('E-mail'), email);
  await userEvent.selectOptions(page.getByLabelText('Your language'), 'fr');
  await userEvent.fill(password(), chosen);
  await userEvent.fill(password('Confirm password'), confirm);
}

const recordNotice = (event: Event) => event instanceof CustomEvent && notices.push(event.detail);
const recordClick = (event: Event) => {
  const [link] = event.composedPath();
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  addresses.push(link.href);
};

export function enterPage(): void {
  config.configure({ apiUrl: ownSite });
  notices.length = 0;
  addresses.length = 0;
  document.addEventListener('dragoman-notice', recordNotice);
  document.addEventListener('click', recordClick);
}

export async function leavePage(): Promise<void> {
  document.body.replaceChildren();
  await session.signOut();
  document.removeEventListener('dragoman-notice', recordNotice);
  document.removeEventListener('click', recordClick);
}
