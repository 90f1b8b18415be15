import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDoor } from './widgets.ts';

beforeAll(() => Promise.all(['dragoman-offer-detail', 'dragoman-user-menu'].map(openDoor)));
afterEach(() => {
  document.documentElement.lang = 'en';
  document.body.replaceChildren();
});

function placeDetail(parent: Element, locale?: string): HTMLElement {
  const detail = document.createElement('dragoman-offer-detail');
  detail.setAttribute('demo', 'ready');
  if (locale) detail.setAttribute('locale', locale);
  parent.append(detail);
  return detail;
}

const part = (element: Element, name: string) => element.shadowRoot?.querySelector(`[part~=${name}]`) ?? null;
const words = (element: Element, name: string) => part(element, name)?.textContent?.trim();
const directionOf = (element: Element) => getComputedStyle(part(element, 'checkout') as Element).direction;

describe('the languages of a page', () => {
  it('may be two at once, each with its own words, prices and direction', async () => {
    const [french, arabic] = [placeDetail(document.body, 'fr-CA'), placeDetail(document.body, 'ar-EG')];
    await expect.poll(() => words(french, 'checkout')).toBe('Réserver');
    await expect.poll(() => words(arabic, 'checkout')).toBe('الحجز');
    expect([french, arabic].map(directionOf)).toEqual(['ltr', 'rtl']);
    expect(words(french, 'price')).toMatch(/^[\d\s]+€\/h$/);
    expect(words(arabic, 'price')).toMatch(/[٠-٩]+.*€/);
    expect(words(french, 'languages')).toMatch(/Allemand/);
    expect(words(arabic, 'languages')).toMatch(/الألمانية/);
  });

  it('follow the nearest lang, and change with it', async () => {
    const section = document.createElement('section');
    section.lang = 'es-MX';
    document.body.append(section);
    const [near, far] = [placeDetail(section), placeDetail(document.body)];
    await expect.poll(() => words(near, 'checkout')).toBe('Reservar');
    await expect.poll(() => words(far, 'checkout')).toBe('Checkout');
    section.lang = 'ar';
    await expect.poll(() => words(near, 'checkout')).toBe('الحجز');
    expect(directionOf(near)).toBe('rtl');
    document.documentElement.lang = 'de';
    await expect.poll(() => words(far, 'checkout')).toBe('Buchen');
    expect(words(near, 'checkout')).toBe('الحجز');
  });

  it('are English where we have no words, with the place’s own prices and names of languages', async () => {
    const portuguese = placeDetail(document.body, 'pt-BR');
    await expect.poll(() => words(portuguese, 'checkout')).toBe('Checkout');
    expect(words(portuguese, 'languages')).toMatch(/Alemão/);
    await vi.waitFor(() =>
      expect(part(portuguese, 'checkout')?.closest('[lang]')?.getAttribute('lang')).toBe('en'),
    );
  });
});
