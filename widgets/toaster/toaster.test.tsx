import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index.ts';
import '#core/embed/toaster.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { parts, placeElement } from '#tests/setup/test-element.ts';

const { notices } = getRuntime();

const place = (attributes: Record<string, string> = {}, home?: Element) =>
  placeElement('dragoman-toaster', attributes, home);
const shownBy = (toaster: Element | null) => (toaster ? parts(toaster, 'notice') : []);

const textsOf = (toaster: Element | null) => shownBy(toaster).map((notice) => notice.textContent);

/** Waits until the toaster shows the page's notices. */
const attends = (toaster: Element) =>
  vi.waitFor(() => expect(notices.toasters.getState()).toContain(toaster));

afterEach(async () => {
  vi.useRealTimers();
  for (const { id } of notices.store.getState()) notices.dismiss(id);
  document.body.replaceChildren();
  await vi.waitFor(() => expect(notices.toasters.getState()).toEqual([]));
});

describe('accessibility', () => {
  it('has no violations in any state', async () => {
    for (const demo of ['ready', 'loading', 'empty', 'error']) {
      const toaster = place({ demo });
      await vi.waitFor(() => expect(toaster.shadowRoot?.querySelector('section')).toBeTruthy());
      await Promise.all(toaster.shadowRoot?.getAnimations().map(({ finished }) => finished) ?? []);
      expect((await axe.run(toaster)).violations).toEqual([]);
      toaster.remove();
    }
  });

  it('interrupts a screen reader for errors and warnings only', async () => {
    const toaster = place({ demo: '' });
    await vi.waitFor(() => expect(shownBy(toaster)).toHaveLength(3));
    const urgent = (notice: HTMLElement) => [notice.dataset.type, notice.getAttribute('role')];
    expect(shownBy(toaster).map(urgent)).toEqual([
      ['success', null],
      ['info', null],
      ['warning', 'alert'],
    ]);
    expect(toaster.shadowRoot?.querySelector('[aria-live=polite]')).toBeTruthy();
  });
});

describe('attributes', () => {
  it('puts the notices at `placement`', async () => {
    const toaster = place({ duration: '0' });
    await attends(toaster);
    notices.notify('info', 'Here I am');
    await vi.waitFor(() => expect(shownBy(toaster)).toHaveLength(1));
    const middle = () => {
      const { top, bottom, left, right } = shownBy(toaster)[0]?.getBoundingClientRect() ?? new DOMRect();
      const across = (left + right) / 2 - innerWidth / 2;
      const side = Math.abs(across) < 2 ? 'center' : across < 0 ? 'start' : 'end';
      return `${(top + bottom) / 2 < innerHeight / 2 ? 'top' : 'bottom'}-${side}`;
    };
    expect(middle()).toBe('top-center');
    for (const placement of [
      'top-start',
      'top-end',
      'bottom-center',
      'bottom-start',
      'bottom-end',
    ] as const) {
      toaster.placement = placement;
      await vi.waitFor(() => expect(middle()).toBe(placement));
    }
  });

  it('removes a notice after the duration', async () => {
    const toaster = place({ duration: '300' });
    await attends(toaster);
    notices.notify('success', 'Saved');
    await vi.waitFor(() => expect(textsOf(toaster)).toEqual(['Saved']));
    await vi.waitFor(() => expect(shownBy(toaster)).toEqual([]));
    expect(notices.store.getState()).toEqual([]);
  });
});

describe('states', () => {
  it('shows at most three at once, each with its type', async () => {
    const toaster = place({ duration: '0' });
    await attends(toaster);
    for (const type of ['success', 'error', 'warning', 'info']) notices.notify(type, `A ${type}`);
    await vi.waitFor(() =>
      expect(shownBy(toaster).map(({ dataset }) => dataset.type)).toEqual(['success', 'error', 'warning']),
    );
    await userEvent.click(page.getByRole('button', { name: 'Close' }).first());
    await vi.waitFor(() => expect(textsOf(toaster)).toEqual(['A error', 'A warning', 'A info']));
  });

  it('is above what the host page shows on top of everything', async () => {
    const toaster = place();
    await attends(toaster);
    const overlay = document.createElement('div');
    overlay.popover = 'manual';
    overlay.style.cssText = 'inset: 0; inline-size: 100%; block-size: 100%';
    document.body.append(overlay);
    overlay.showPopover();
    notices.notify('info', 'Up here');
    await vi.waitFor(() => {
      const { left, top } = shownBy(toaster)[0]?.getBoundingClientRect() ?? new DOMRect();
      expect(document.elementFromPoint(left + 40, top + 10) === toaster).toBe(true);
    });
  });

  it('takes no space on the page', async () => {
    const layout = document.createElement('main');
    layout.style.cssText = 'display: grid';
    document.body.append(layout);
    const toaster = place({}, layout);
    await attends(toaster);
    notices.notify('info', 'Floating');
    await vi.waitFor(() => expect(shownBy(toaster)).toHaveLength(1));
    expect(layout.getBoundingClientRect().height).toBe(0);
  });
});

describe('behaviour', () => {
  it('waits while the pointer is on a notice', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const toaster = place({ duration: '400000' });
    await attends(toaster);
    notices.notify('info', 'Read me slowly');
    await userEvent.hover(page.getByText('Read me slowly'));
    await vi.advanceTimersByTimeAsync(900_000);
    expect(textsOf(toaster)).toEqual(['Read me slowly']);
    await userEvent.unhover(page.getByText('Read me slowly'));
    await vi.advanceTimersByTimeAsync(400_000);
    await vi.waitFor(() => expect(shownBy(toaster)).toEqual([]));
  });

  it('waits while the focus is on a notice, and then continues', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const toaster = place({ duration: '400000' });
    await attends(toaster);
    notices.notify('info', 'Reachable');
    await vi.waitFor(() => expect(shownBy(toaster)).toHaveLength(1));
    const close = page.getByRole('button', { name: 'Close' });
    (close.element() as HTMLElement).focus();
    await vi.advanceTimersByTimeAsync(900_000);
    expect(shownBy(toaster)).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(shownBy(toaster)).toEqual([]));
  });

  it('leaves the notices to the first of several toasters, and shows them when that one is removed', async () => {
    const first = place({ duration: '0' });
    await attends(first);
    const second = place({ duration: '0' });
    await attends(second);
    notices.notify('info', 'Once only');
    await vi.waitFor(() => expect(textsOf(first)).toEqual(['Once only']));
    expect(shownBy(second)).toEqual([]);
    first.remove();
    await vi.waitFor(() => expect(textsOf(second)).toEqual(['Once only']));
  });

  it('translates our own texts when the page’s language changes', async () => {
    const toaster = place({ duration: '0' });
    await attends(toaster);
    notices.notify('success', 'Logged In');
    notices.notify('info', 'By the backend');
    await vi.waitFor(() => expect(textsOf(toaster)).toEqual(['Logged In', 'By the backend']));
    toaster.locale = 'de';
    await vi.waitFor(() => expect(textsOf(toaster)).toEqual(['Angemeldet', 'By the backend']));
  });

  it('appears by itself on a page without one', async () => {
    notices.notify('warning', 'Nobody placed me');
    await vi.waitFor(() =>
      expect(textsOf(document.querySelector('dragoman-toaster'))).toEqual(['Nobody placed me']),
    );
    expect(document.querySelectorAll('dragoman-toaster')).toHaveLength(1);
  });
});

describe('dragoman-notice', () => {
  it('fires on the document with type and message', async () => {
    const received: unknown[] = [];
    const record = (event: Event) => event instanceof CustomEvent && received.push(event.detail);
    document.addEventListener('dragoman-notice', record);
    await attends(place());
    notices.notify('success', 'Done');
    notices.notify('peculiar', 'Odd');
    document.removeEventListener('dragoman-notice', record);
    expect(received).toEqual([
      { type: 'success', message: 'Done' },
      { type: 'info', message: 'Odd' },
    ]);
  });

  it('lets the host page show the notice itself', async () => {
    const prevent = (event: Event) => event.preventDefault();
    document.addEventListener('dragoman-notice', prevent);
    notices.notify('success', 'Mine');
    document.removeEventListener('dragoman-notice', prevent);
    expect(notices.store.getState()).toEqual([]);
    expect(document.querySelector('dragoman-toaster')).toBeNull();
  });

  it('says nothing for an empty message', () => {
    notices.notify('success', '');
    expect(notices.store.getState()).toEqual([]);
  });
});
