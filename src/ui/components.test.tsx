import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { noticeTypes } from '#core/domain/notice.ts';
import { Avatar } from './avatar.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { Button, ButtonLink } from './button.tsx';
import { CategoryChip } from './category-chip.tsx';
import { Chip } from './chip.tsx';
import { Done } from './done.tsx';
import { LanguageSelect } from './forms/language-select.tsx';
import { Steps } from './forms/steps.tsx';
import { LanguagePair } from './language-pair.tsx';
import { Notice } from './notice.tsx';
import { Price } from './price.tsx';
import { renderInShadow } from './render-in-shadow.test-support.tsx';
import { Skeleton, SkeletonText } from './skeleton.tsx';
import { Empty, Failed } from './states.tsx';
import { StatusLine } from './status-line.tsx';
import { Table } from './table.tsx';

let view: ReturnType<typeof renderInShadow>;

const steps = [
  { label: 'Description', state: 'done' },
  { label: 'Pick a Date', state: 'current' },
  { label: 'Pick a Time', state: 'todo' },
] as const;

const columns = [
  { id: 'name', header: 'Name', cell: (row: { name: string }) => row.name },
  { id: 'state', header: 'State', cell: () => 'in progress' },
];

const people = [
  'Mira Okafor',
  'Paweł Zieliński',
  'Layla Haddad',
  'Élodie Marchand',
  'Deniz Aydın',
  'Carmen Ruiz',
  'Haruto Sato',
  'Ananya Rao',
  'Wei Chen',
  'Jonas Weber',
  'Ngozi Eze',
  'Oksana Kovalenko',
];

const everything = (
  <>
    <Breadcrumb items={[{ label: 'Documents', href: '#documents' }, { label: 'Checkout' }]} />
    {people.map((name) => (
      <Avatar key={name} name={name} size={64} />
    ))}
    <Avatar label="Somebody" />
    <CategoryChip category="document" />
    <CategoryChip category="call" />
    <CategoryChip category="translation" plural />
    <Price value={45} />
    <LanguagePair languages={['de', 'en', 'fr']} directed />
    <Chip name="German" onRemove={() => undefined} />
    <StatusLine>12 offers</StatusLine>
    {noticeTypes.map((type) => (
      <Notice key={type} type={type} onDismiss={() => undefined}>
        Something happened.
      </Notice>
    ))}
    <Button variant="primary">Publish</Button>
    <Button variant="danger">Cancel the task</Button>
    <ButtonLink variant="text" href="#all">
      View All
    </ButtonLink>
    <Steps steps={steps} onSelect={() => undefined} />
    <Table
      caption="Tasks"
      columns={columns}
      rows={people.map((name) => ({ name }))}
      rowKey={(row) => row.name}
    />
    <Empty message="No offers match." action={<Button>Clear all</Button>} />
    <Failed onRetry={() => undefined} />
    <Skeleton>
      <SkeletonText lines={3} />
    </Skeleton>
  </>
);

beforeEach(() => {
  view = renderInShadow();
});
afterEach(() => view.clear());

describe('the confirmation that replaces a form', () => {
  it('stands in the middle of the view with the focus, clear of headers and notices', async () => {
    view.container.style.paddingBlock = '200vh';
    view.show(<Done title="Your request is changed." headingLevel={2} />);
    await vi.waitFor(() => expect(view.focused()).toBe('Your request is changed.'));
    const { top, bottom } = page.getByRole('heading').element().getBoundingClientRect();
    expect(top).toBeGreaterThan(innerHeight / 4);
    expect(bottom).toBeLessThan((innerHeight * 3) / 4);
  });
});

describe('all components', () => {
  it.each(['light', 'dark'])(
    'have nothing that assistive technology stumbles over, contrast included, in %s',
    async (scheme) => {
      view.container.dataset.scheme = scheme;
      view.container.style.background = scheme === 'dark' ? '#14130f' : '#fcfbf8';
      view.show(everything);
      await expect.element(page.getByText('12 offers')).toBeVisible();
      await vi.waitFor(async () => expect(await view.violations()).toEqual([]));
    },
  );

  it.each([210, 320, 700])('stay inside a container of %i px', async (width) => {
    view.container.style.inlineSize = `${width}px`;
    view.show(everything);
    await expect.element(page.getByText('12 offers')).toBeVisible();
    expect(view.container.scrollWidth).toBe(width);
  });
});

describe('avatars', () => {
  const text = (name: string) =>
    [...view.container.querySelectorAll('[part=avatar]')].map((node) => node.textContent)[
      people.indexOf(name)
    ];

  it('show the first letters of the first and the last name', async () => {
    view.show(people.map((name) => <Avatar key={name} name={name} />));
    await expect.poll(() => text('Élodie Marchand')).toBe('ÉM');
    const avatar = view.container.querySelector('[part=avatar]');
    for (const layer of ['::before', '::after'])
      expect(avatar && getComputedStyle(avatar, layer).content, 'another letter').toBe('none');
  });

  it('fall back to initials if the picture does not load, and try a new one', async () => {
    view.show(<Avatar name="Mira Okafor" image="data:image/png,no" />);
    await expect.poll(() => view.container.textContent).toBe('MO');
    view.show(<Avatar name="Mira Okafor" image="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" />);
    await expect.poll(() => view.container.querySelector('img')?.naturalWidth).toBe(1);
  });
});

describe('steps', () => {
  it('say which are done and which one is current', async () => {
    view.show(<Steps steps={steps} />);
    const items = page.getByRole('listitem');
    await expect.element(items.nth(0)).toHaveTextContent('Description (done)');
    await expect.element(items.nth(1)).toHaveAttribute('aria-current', 'step');
    expect(items.elements().map((item) => item.getAttribute('data-state'))).toEqual([
      'done',
      'current',
      'todo',
    ]);
  });

  it('lead back to finished steps', async () => {
    const onSelect = vi.fn();
    view.show(<Steps steps={steps} onSelect={onSelect} orientation="horizontal" />);
    await page.getByRole('button', { name: 'Description' }).click();
    expect(onSelect).toHaveBeenCalledWith(0);
    expect(page.getByRole('button').elements()).toHaveLength(1);
  });
});

describe('a table', () => {
  it('becomes cards with labelled values in a narrow container', async () => {
    view.container.style.inlineSize = '360px';
    view.show(
      <Table caption="Tasks" columns={columns} rows={[{ name: 'Mira' }]} rowKey={(row) => row.name} />,
    );
    const cell = page.getByText('Mira');
    await expect.element(cell).toBeVisible();
    expect(getComputedStyle(cell.element(), '::before').content).toBe('"Name"');
    view.container.style.inlineSize = '900px';
    await expect.poll(() => getComputedStyle(cell.element(), '::before').content).toBe('none');
  });
});

describe('a failed view', () => {
  it('says so, and retries', async () => {
    const onRetry = vi.fn();
    view.show(<Failed message="The server did not answer in time." onRetry={onRetry} />);
    await expect.element(page.getByRole('alert')).toHaveTextContent('The server did not answer in time.');
    await page.getByRole('button', { name: 'Retry' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('a language select', () => {
  it('names all languages in the reader’s alphabetical order, with codes as values', async () => {
    view.clear();
    view = renderInShadow('de');
    const onChange = vi.fn();
    view.show(<LanguageSelect name="fromLanguage" label="Von" value="" onChange={onChange} />);
    const select = page.getByLabelText('Von');
    await expect.element(select).toBeVisible();
    const names = [...select.element().querySelectorAll('option')].slice(1).map((option) => option.label);
    expect(names).toEqual([...names].sort(new Intl.Collator('de').compare));
    await select.selectOptions('Englisch');
    expect(onChange).toHaveBeenCalledWith('en');
  });
});
