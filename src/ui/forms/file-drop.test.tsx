import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInShadow } from '#core/ui/render-in-shadow.test-support.tsx';
import { FileDrop } from './file-drop.tsx';
import type { FileItem } from './file-items.tsx';

let view: ReturnType<typeof renderInShadow>;

function Documents() {
  const [files, setFiles] = useState<FileItem[]>([]);
  const add = (added: File[]) =>
    setFiles((before) => [
      ...before,
      ...added.map(
        ({ name, size }): FileItem => ({ id: name, name, size, state: 'uploading', progress: 0.5 }),
      ),
    ]);
  return (
    <FileDrop
      name="documents"
      label="Documents"
      hint="Pictures and PDF."
      accept=".png,.pdf"
      maxBytes={2048}
      maxFiles={2}
      multiple
      files={files}
      onAdd={add}
      onRemove={(id) => setFiles((before) => before.filter((file) => file.id !== id))}
    />
  );
}

const input = page.getByLabelText('Documents');
const pdf = new File(['birth'], 'birth.PDF', { type: 'application/pdf' });
const picture = new File(['picture'], 'photo.png', { type: 'image/png' });
const program = new File(['program'], 'setup.exe', { type: 'application/x-msdownload' });
const nothing = new File([], 'nothing.pdf', { type: 'application/pdf' });
const page3 = new File(['third'], 'page-3.pdf', { type: 'application/pdf' });
const book = new File(['x'.repeat(3000)], 'book.pdf', { type: 'application/pdf' });

const dropZone = page.getByText('Drop files here');
const drop = (...files: File[]) => dropOn(dropZone.element(), files);

/** Returns whether the browser would do with them what it does by itself. */
function dropOn(place: Element, items: readonly (File | string)[]): boolean {
  const data = new DataTransfer();
  for (const item of items)
    if (item instanceof File) data.items.add(item);
    else data.items.add(item, 'text/plain');
  const event = { dataTransfer: data, bubbles: true, composed: true, cancelable: true };
  const isLeft = ['dragover', 'drop'].map((type) => place.dispatchEvent(new DragEvent(type, event)));
  return isLeft.some(Boolean);
}

beforeEach(async () => {
  view = renderInShadow();
  view.show(<Documents />);
  await expect.element(page.getByText('Drop files here')).toBeVisible();
});
afterEach(() => view.clear());

describe('a drop zone for files', () => {
  it('has no accessibility violations, empty or not', async () => {
    expect(await view.violations()).toEqual([]);
    await input.upload(pdf);
    await expect.element(page.getByText('birth.PDF')).toBeVisible();
    expect(await view.violations()).toEqual([]);
  });

  it('accepts chosen and dropped files and shows their progress', async () => {
    await input.upload([pdf]);
    drop(picture);
    await expect.element(page.getByRole('progressbar', { name: 'Uploading birth.PDF' })).toHaveValue(0.5);
    await expect.element(page.getByText('photo.png')).toBeVisible();
  });

  it('accepts matching files and names each of the others with its reason', async () => {
    drop(book, picture, program, nothing, pdf, page3);
    await expect.element(page.getByText('photo.png')).toBeVisible();
    await expect.element(page.getByText('birth.PDF')).toBeVisible();
    const reasons = [...page.getByRole('alert').element().children].map(({ textContent }) => textContent);
    expect(reasons).toEqual([
      '“book.pdf” is too large. Please choose a file of up to 2 kB.',
      '“setup.exe” is of a kind we cannot take here. Please choose one of: PNG, PDF.',
      '“nothing.pdf” is empty. Please choose another file.',
      '“page-3.pdf” was left out: at most 2 files can be added.',
    ]);
    await page.getByRole('button', { name: 'Remove birth.PDF' }).click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    drop(page3);
    await expect.element(page.getByText('page-3.pdf')).toBeVisible();
  });

  it('takes files that are dropped beside it in its form, and leaves texts to the fields', async () => {
    view.show(
      <form>
        <textarea aria-label="Details" />
        <Documents />
      </form>,
    );
    const details = page.getByLabelText('Details');
    await expect.element(details).toBeVisible();
    expect(dropOn(details.element(), [picture])).toBe(false);
    await expect.element(page.getByText('photo.png')).toBeVisible();
    expect(dropOn(details.element(), ['a text'])).toBe(true);
  });

  it('lets a file be removed and chosen again', async () => {
    await input.upload(pdf);
    await page.getByRole('button', { name: 'Remove birth.PDF' }).click();
    await expect.element(page.getByText('birth.PDF')).not.toBeInTheDocument();
    await input.upload(pdf);
    await expect.element(page.getByText('birth.PDF')).toBeVisible();
  });
});
