import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { importWidget } from './widgets.ts';

beforeAll(() =>
  Promise.all(['dragoman-offer-detail', 'dragoman-checkout', 'dragoman-sign-in'].map(importWidget)),
);
afterEach(() => {
  document.documentElement.lang = 'en';
  document.body.replaceChildren();
});

function place(tag: string, parent: Element, attributes: Record<string, string>): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ demo: 'ready', ...attributes }))
    element.setAttribute(name, value);
  parent.append(element);
  return element;
}

const placeDetail = (parent: Element, locale?: string) =>
  place('dragoman-offer-detail', parent, locale ? { locale } : {});

const part = <Found extends Element>(element: Element, name: string) =>
  element.shadowRoot?.querySelector<Found>(`[part~=${name}]`) ?? null;
const textOf = (element: Element, name: string) => part(element, name)?.textContent?.trim();
const directionOf = (element: Element) => getComputedStyle(part(element, 'checkout') as Element).direction;

describe('the languages of a page', () => {
  it('can be mixed, each with its own texts, prices and direction', async () => {
    const [french, arabic] = [placeDetail(document.body, 'fr-CA'), placeDetail(document.body, 'ar-EG')];
    await expect.poll(() => textOf(french, 'checkout')).toBe('Réserver');
    await expect.poll(() => textOf(arabic, 'checkout')).toBe('الحجز');
    expect([french, arabic].map(directionOf)).toEqual(['ltr', 'rtl']);
    expect(textOf(french, 'price')).toMatch(/^[\d\s]+€\/h$/);
    expect(textOf(arabic, 'price')).toMatch(/[٠-٩]+.*€/);
    expect(textOf(french, 'languages')).toMatch(/Allemand/);
    expect(textOf(arabic, 'languages')).toMatch(/الألمانية/);
  });

  it('follow the nearest lang, and change with it', async () => {
    const section = document.createElement('section');
    section.lang = 'es-MX';
    document.body.append(section);
    const [near, far] = [placeDetail(section), placeDetail(document.body)];
    await expect.poll(() => textOf(near, 'checkout')).toBe('Reservar');
    await expect.poll(() => textOf(far, 'checkout')).toBe('Checkout');
    section.lang = 'ar';
    await expect.poll(() => textOf(near, 'checkout')).toBe('الحجز');
    expect(directionOf(near)).toBe('rtl');
    document.documentElement.lang = 'de';
    await expect.poll(() => textOf(far, 'checkout')).toBe('Buchen');
    expect(textOf(near, 'checkout')).toBe('الحجز');
  });

  it('translate visible form errors at once', async () => {
    document.documentElement.lang = 'de';
    const signUp = place('dragoman-sign-in', document.body, { mode: 'sign-up' });
    const checkout = place('dragoman-checkout', document.body, {});
    const field = async (form: Element, name: string, value: string) => {
      const control = form.shadowRoot?.querySelector(`[name=${name}]`) as HTMLInputElement;
      await userEvent.fill(control, value);
    };
    const errors = (form: Element) =>
      [...(form.shadowRoot?.querySelectorAll('[part=field-error]') ?? [])].map(
        ({ textContent }) => textContent,
      );
    await expect.poll(() => textOf(signUp, 'submit')).toBe('Registrieren');
    await field(signUp, 'email', 'mira@');
    await field(signUp, 'password', 'kurz');
    await field(signUp, 'confirmPassword', 'anders');
    part<HTMLElement>(signUp, 'submit')?.click();
    await expect
      .poll(() => errors(signUp))
      .toEqual([
        'Bitte füllen Sie „Vorname“ aus.',
        'Bitte füllen Sie „Nachname“ aus.',
        'Bitte geben Sie eine E-Mail-Adresse wie name@example.org ein.',
        'Bitte mindestens 8 Zeichen.',
        'Die Passwörter stimmen nicht überein.',
      ]);
    await field(checkout, 'date', '2020-01-31');
    await field(checkout, 'time', '10:00');
    part<HTMLElement>(checkout, 'submit')?.click();
    await expect
      .poll(() => errors(checkout))
      .toContain('Dieser Tag ist vorbei. Bitte wählen Sie heute oder einen späteren.');

    document.documentElement.lang = 'ar';
    await expect
      .poll(() =>
        errors(signUp)
          .join()
          .match(/\p{Script=Latin}+/gu),
      )
      .toEqual(['name', 'example', 'org']);
    await expect.poll(() => errors(checkout).join()).not.toMatch(/\p{Script=Latin}/u);
    expect([signUp, checkout].map((form) => errors(form).length)).toEqual([5, 2]);
  });

  it('set the text direction, also for user content in another language', async () => {
    const detail = placeDetail(document.body, 'ar');
    await expect.poll(() => textOf(detail, 'checkout')).toBe('الحجز');
    const { direction, textAlign } = getComputedStyle(part(detail, 'description') as Element);
    expect([direction, textAlign]).toEqual(['ltr', 'right']);
  });

  it('fall back to English texts, with prices and language names of the locale', async () => {
    const portuguese = placeDetail(document.body, 'pt-BR');
    await expect.poll(() => textOf(portuguese, 'checkout')).toBe('Checkout');
    expect(textOf(portuguese, 'languages')).toMatch(/Alemão/);
    await vi.waitFor(() =>
      expect(part(portuguese, 'checkout')?.closest('[lang]')?.getAttribute('lang')).toBe('en'),
    );
  });
});
