import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInShadow } from '#core/ui/render-in-shadow.test-support.tsx';
import type { FileItem } from './file-items.tsx';
import { SeparateFileDrop } from './separate-file-drop.tsx';

let view: ReturnType<typeof renderInShadow>;

beforeEach(() => {
  view = renderInShadow();
});
afterEach(() => view.clear());

function Documents() {
  const [files, setFiles] = useState<readonly FileItem[]>([]);
  return (
    <div data-testid="documents">
      <SeparateFileDrop
        name="documents"
        label="Documents"
        hint="Pictures and PDF."
        files={files}
        onAdd={(added) =>
          setFiles(added.map(({ name, size }) => ({ id: name, name, size, state: 'waiting' })))
        }
        onRemove={() => setFiles([])}
      />
    </div>
  );
}

describe('a drop zone whose code arrives later', () => {
  it('takes files before and after, and is as high', async () => {
    flushSync(() => view.show(<Documents />));
    const input = page.getByLabelText('Documents');
    const box = page.getByTestId('documents');
    const early = input.element();
    const before = box.element().getBoundingClientRect().height;
    const files = new DataTransfer();
    files.items.add(new File(['early'], 'early.pdf', { type: 'application/pdf' }));
    Object.assign(early, { files: files.files });
    flushSync(() => early.dispatchEvent(new Event('change', { bubbles: true })));
    expect(page.getByText('early.pdf').query()).toBeNull();
    await expect.element(page.getByText('early.pdf')).toBeVisible();
    await page.getByRole('button', { name: 'Remove early.pdf' }).click();
    expect(box.element().getBoundingClientRect().height).toBe(before);
    await input.upload(new File(['birth'], 'birth.pdf', { type: 'application/pdf' }));
    await expect.element(page.getByText('birth.pdf')).toBeVisible();
  });
});
