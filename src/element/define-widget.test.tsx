import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineWidget } from './define-widget.ts';
import {
  buttonOf,
  contract,
  create,
  early,
  insertMarkup,
  messages,
  renderWidget,
  seen,
  TestWidget,
  textOf,
} from './test-widget.test-support.tsx';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('attributes and properties', () => {
  it('applies a property that was set before the element was defined', async () => {
    document.body.append(early);
    await vi.waitFor(() => expect(textOf(early)).toContain('5'));
    expect(early.maxItems).toBe(5);
  });

  it('applies a property of an element that is added after the definition, also after a move', async () => {
    const element = create();
    element.setAttribute('load', 'eager');
    element.setAttribute('max-items', '5');
    document.body.append(element);
    await vi.waitFor(() => expect(textOf(element)).toContain('5'));
    expect(element.maxItems).toBe(5);
    element.maxItems = 6;
    document.body.prepend(element);
    await vi.waitFor(() => expect(textOf(element)).toContain('6'));
    expect(element.maxItems).toBe(6);
    expect(Object.hasOwn(element, 'maxItems')).toBe(false);
  });

  it('reads a boolean as true unless it is absent or “false”', async () => {
    const element = await renderWidget('<dragoman-test-widget load="eager" open></dragoman-test-widget>');
    expect(element.open).toBe(true);
    element.setAttribute('open', 'false');
    expect(element.open).toBe(false);
    element.setAttribute('open', 'open');
    await vi.waitFor(() => expect(textOf(element)).toContain('open'));
    element.removeAttribute('open');
    await vi.waitFor(() => expect(textOf(element)).toContain('closed'));
  });

  it('falls back to the default when an attribute is removed or emptied', async () => {
    const element = await renderWidget(
      '<dragoman-test-widget load="eager" max-items="5"></dragoman-test-widget>',
    );
    element.removeAttribute('max-items');
    await vi.waitFor(() => expect(textOf(element)).toContain('3'));
    element.setAttribute('max-items', '');
    expect(element.maxItems).toBe(3);
  });

  it('lets the last write win, and the attribute applies again after null', async () => {
    const element = await renderWidget(
      '<dragoman-test-widget load="eager" max-items="5"></dragoman-test-widget>',
    );
    element.maxItems = 6;
    expect(element.maxItems).toBe(6);
    element.setAttribute('max-items', '7');
    expect(element.maxItems).toBe(7);
    element.maxItems = 8;
    element.maxItems = null;
    expect(element.maxItems).toBe(7);
  });

  it('warns once, on one line, of an invalid value and lists the valid ones', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const element = await renderWidget(
      '<dragoman-test-widget load="eager" size="lage" max-items="99"></dragoman-test-widget>',
    );
    expect(element.size).toBe('small');
    expect(element.maxItems).toBe(3);
    element.setAttribute('size', 'small');
    element.setAttribute('size', 'lage');
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
    const lines = warn.mock.calls.map(([line]) => String(line));
    expect(lines.find((line) => line.includes('size'))).toMatch(
      /<dragoman-test-widget> size="lage".*small, large.*did you mean "large"/,
    );
    expect(lines.find((line) => line.includes('max-items'))).toContain('a whole number from 1 to 9');
  });

  it('takes a list as an array or separated by commas', async () => {
    const element = await renderWidget(
      '<dragoman-test-widget load="eager" languages="de, en"></dragoman-test-widget>',
    );
    expect(element.languages).toEqual(['de', 'en']);
    element.languages = ['fr', 'it'];
    await vi.waitFor(() => expect(textOf(element)).toContain('fr+it'));
  });

  it('reads the lower-cased name that frameworks write before the definition', async () => {
    const element = await renderWidget(
      '<dragoman-test-widget load="eager" maxitems="4"></dragoman-test-widget>',
    );
    expect(element.maxItems).toBe(4);
  });

  it('passes objects to the view unchanged and writes none of them into the document', async () => {
    const element = await renderWidget();
    const payload = { when: new Date(), act: () => undefined };
    element.payload = payload;
    await vi.waitFor(() => expect(seen.props.payload).toBe(payload));
    expect(element.outerHTML).not.toContain('payload');
    element.payload = undefined;
    await vi.waitFor(() => expect(seen.props.payload).toBeUndefined());
  });
});

describe('life cycle', () => {
  it('renders once for several changes at the same time', async () => {
    const element = await renderWidget();
    const before = seen.renders;
    element.maxItems = 4;
    element.setAttribute('size', 'large');
    element.open = true;
    await vi.waitFor(() => expect(textOf(element)).toBe('large 4 open '));
    expect(seen.renders - before).toBe(1);
  });

  it('keeps its state when it is moved, even if the move takes several microtasks', async () => {
    const element = await renderWidget();
    buttonOf(element)?.click();
    await vi.waitFor(() => expect(buttonOf(element)?.textContent).toBe('1 clicks'));
    const elsewhere = document.body.appendChild(document.createElement('section'));
    element.remove();
    await Promise.resolve();
    elsewhere.append(element);
    element.setAttribute('size', 'large');
    await vi.waitFor(() => expect(textOf(element)).toContain('large'));
    expect(buttonOf(element)?.textContent).toBe('1 clicks');
  });

  it('unmounts its view when it is removed, and mounts a new one when it is inserted again', async () => {
    const element = await renderWidget();
    const { unmounted } = seen;
    element.remove();
    await vi.waitFor(() => expect(element.shadowRoot?.childNodes).toHaveLength(0));
    // The element of the test before may go at the same time.
    expect(seen.unmounted).toBeGreaterThan(unmounted);
    document.body.append(element);
    await vi.waitFor(() => expect(buttonOf(element)?.textContent).toBe('0 clicks'));
  });

  it('does not start outside a document', async () => {
    const { mounted } = seen;
    const element = create();
    element.setAttribute('size', 'large');
    await renderWidget();
    expect(seen.mounted).toBe(mounted + 1);
    expect(element.shadowRoot?.childNodes).toHaveLength(0);
  });

  it('can be defined twice', () => {
    expect(() => defineWidget(contract, TestWidget, { messages })).not.toThrow();
  });

  it('shows the children of the element until its view is rendered', async () => {
    // Away from the corner where the pointer is, which would be an interaction.
    const element = insertMarkup(
      '<dragoman-test-widget load="interaction" style="margin: 400px"><a href="#x">Offers</a></dragoman-test-widget>',
    );
    await vi.waitFor(() => expect(element.shadowRoot?.querySelector('slot')).toBeTruthy());
    expect(element.shadowRoot?.querySelector('slot')?.assignedElements()[0]?.textContent).toBe('Offers');
    element.querySelector('a')?.focus();
    await vi.waitFor(() => expect(textOf(element)).toBeTruthy());
    expect(element.shadowRoot?.querySelector('slot')).toBeNull();
  });

  it('reports that its view threw, offers a retry, and renders again when the page changes an attribute', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failures: unknown[] = [];
    document.addEventListener('dragoman-error', (event) => failures.push((event as CustomEvent).detail), {
      once: true,
    });
    const element = await renderWidget();
    element.setAttribute('action', 'break');
    await vi.waitFor(() => expect(element.shadowRoot?.querySelector('[part~=retry]')).toBeTruthy());
    expect(failures).toEqual([{ status: 0, message: 'broken on purpose' }]);
    element.removeAttribute('action');
    await vi.waitFor(() => expect(textOf(element)).toBeTruthy());
  });
});
