import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { FileItem } from './file-items.tsx';
import { renderInShadow } from './render-in-shadow.test-support.tsx';
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
  it('is as high before as after, and takes files once it can check them', async () => {
    view.show(<Documents />);
    const input = page.getByLabelText('Documents');
    const box = page.getByTestId('documents');
    await expect.element(input).toBeDisabled();
    const before = box.element().getBoundingClientRect().height;
    await expect.element(input).toBeEnabled();
    expect(box.element().getBoundingClientRect().height).toBe(before);
    await input.upload(new File(['birth'], 'birth.pdf', { type: 'application/pdf' }));
    await expect.element(page.getByText('birth.pdf')).toBeVisible();
  });
});
