import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInShadow } from './render-in-shadow.test-support.tsx';
import { Tabs } from './tabs.tsx';

let view: ReturnType<typeof renderInShadow>;

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
  view = renderInShadow(locale);
  view.show(<Tasks />);
  await expect.element(tab('Created Tasks')).toBeVisible();
}

beforeEach(() => setUp());
afterEach(() => view.clear());

describe('tabs', () => {
  it('have no accessibility violations', async () => {
    expect(await view.violations()).toEqual([]);
  });

  it('show the panel of the tab that is clicked', async () => {
    await tab('Accepted').click();
    await expect
      .element(page.getByRole('tabpanel', { name: 'Accepted' }))
      .toHaveTextContent('All that is accepted');
    await expect.element(tab('Accepted')).toHaveAttribute('aria-selected', 'true');
  });

  it('stand in one row that scrolls where they have no room, and show the selected one', async () => {
    view.container.style.inlineSize = '220px';
    const places = tabs.map(({ label }) => tab(label).element().getBoundingClientRect().top);
    expect(new Set(places).size).toBe(1);
    tab('Created Tasks').element().focus();
    await userEvent.keyboard('{End}');
    const shown = () => {
      const { left = 0, right = 0 } = page.getByRole('tablist').element().getBoundingClientRect();
      const last = tab('Finished').element().getBoundingClientRect();
      return last.left >= left && last.right <= right + 1;
    };
    await expect.poll(shown).toBe(true);
  });

  it('move with the arrow keys, Home and End, and wrap around', async () => {
    tab('Created Tasks').element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(view.focused).toBe('Accepted');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect.poll(view.focused).toBe('Created Tasks 3');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(view.focused).toBe('Finished');
    await userEvent.keyboard('{Home}');
    await expect.element(page.getByText('All that is created')).toBeVisible();
  });

  it('are one stop for the Tab key', async () => {
    tab('Created Tasks').element().focus();
    await userEvent.keyboard('{ArrowRight}{Tab}');
    await expect.poll(view.focused).toBe('A task');
  });

  it('move in the direction of the arrow keys in right-to-left text too', async () => {
    view.clear();
    await setUp('ar');
    tab('Created Tasks').element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(view.focused).toBe('Accepted');
  });
});
