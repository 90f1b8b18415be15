import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FileDrop } from './file-drop.tsx';
import type { FileItem } from './file-items.tsx';
import { renderInShadow } from './render-in-shadow.test-support.tsx';

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

function drop(...files: File[]) {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  const place = page.getByText('Drop files here').element();
  place.dispatchEvent(
    new DragEvent('drop', { dataTransfer: data, bubbles: true, composed: true, cancelable: true }),
  );
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

  it('lets a file be removed and chosen again', async () => {
    await input.upload(pdf);
    await page.getByRole('button', { name: 'Remove birth.PDF' }).click();
    await expect.element(page.getByText('birth.PDF')).not.toBeInTheDocument();
    await input.upload(pdf);
    await expect.element(page.getByText('birth.PDF')).toBeVisible();
  });
});
