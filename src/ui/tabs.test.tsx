import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInShadow } from './render-in-shadow.test-support.tsx';
import { Tabs } from './tabs.tsx';

let scene: ReturnType<typeof renderInShadow>;

const tabs = [
  { id: 'created', label: 'Created Tasks', count: 3 },
  { id: 'accepted', label: 'Accepted' },
  { id: 'finished', label: 'Finished' },
];

function Tasks() {
  const [selected, setSelected] = useState('created');
  return (
    <Tabs label="Tasks" tabs={tabs} selected={selected} onSelect={setSelected}>
      <p>All that is {selected}</p>
      <a href="#task">A task</a>
    </Tabs>
  );
}

const tab = (name: string) => page.getByRole('tab', { name });

async function setUp(locale?: string) {
  scene = renderInShadow(locale);
  scene.show(<Tasks />);
  await expect.element(tab('Created Tasks')).toBeVisible();
}

beforeEach(() => setUp());
afterEach(() => scene.clear());

describe('tabs', () => {
  it('have nothing that assistive technology stumbles over', async () => {
    expect(await scene.violations()).toEqual([]);
  });

  it('show what belongs to the one that is clicked', async () => {
    await tab('Accepted').click();
    await expect
      .element(page.getByRole('tabpanel', { name: 'Accepted' }))
      .toHaveTextContent('All that is accepted');
    await expect.element(tab('Accepted')).toHaveAttribute('aria-selected', 'true');
  });

  it('follow the arrows round, Home and End', async () => {
    tab('Created Tasks').element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(scene.focused).toBe('Accepted');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect.poll(scene.focused).toBe('Created Tasks3');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(scene.focused).toBe('Finished');
    await userEvent.keyboard('{Home}');
    await expect.element(page.getByText('All that is created')).toBeVisible();
  });

  it('are one stop for the Tab key', async () => {
    tab('Created Tasks').element().focus();
    await userEvent.keyboard('{ArrowRight}{Tab}');
    await expect.poll(scene.focused).toBe('A task');
  });

  it('go the way that arrows point where text runs from right to left', async () => {
    scene.clear();
    await setUp('ar');
    tab('Created Tasks').element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(scene.focused).toBe('Accepted');
  });
});
