import { afterEach, expect, it, vi } from 'vitest';
import { renderInShadow } from './render-in-shadow.test-support.tsx';
import { Table } from './table.tsx';

const count = 1_000;
const rows = Array.from({ length: count }, (_, index) => ({ id: index, text: `Row ${index}.` }));
const columns = [{ id: 'text', header: 'Text', cell: ({ text }: { text: string }) => text }];

let page: ReturnType<typeof renderInShadow>;

afterEach(() => page.clear());

it('has only the rows near the screen in the document, and says which rows they are', async () => {
  page = renderInShadow();
  page.show(<Table caption="Rows" columns={columns} rows={rows} rowKey={({ id }) => id} />);
  const shown = () => [...page.container.querySelectorAll('[part=row]')];
  await vi.waitFor(() => expect(shown().length).toBeGreaterThan(1));
  const table = page.container.querySelector('table');
  expect(table).toHaveAttribute('aria-rowcount', String(count + 1));
  expect(shown().length).toBeLessThan(60);
  table?.scrollIntoView({ block: 'end' });
  await vi.waitFor(() => expect(shown().at(-1)?.textContent).toBe(`Row ${count - 1}.`));
  expect(shown().at(-1)).toHaveAttribute('aria-rowindex', String(count + 1));
  expect(shown().length).toBeLessThan(60);
  expect(await page.violations()).toEqual([]);
});

it('has all rows in the document while the page is printed', async () => {
  page = renderInShadow();
  page.show(<Table caption="Rows" columns={columns} rows={rows} rowKey={({ id }) => id} />);
  const shown = () => page.container.querySelectorAll('[part=row]').length;
  await vi.waitFor(() => expect(shown()).toBeGreaterThan(1));
  dispatchEvent(new Event('beforeprint'));
  await vi.waitFor(() => expect(shown()).toBe(count));
  dispatchEvent(new Event('afterprint'));
  await vi.waitFor(() => expect(shown()).toBeLessThan(60));
});
