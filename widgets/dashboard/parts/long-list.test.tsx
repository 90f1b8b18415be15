import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '#widgets/dashboard/index.ts';
import { requests } from '#core/api/requests.ts';
import { newKey } from '#core/hooks/data/use-action.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { part, parts } from '#tests/setup/test-element.ts';
import { newcomer, place, signInAs, texts } from '#widgets/dashboard/dashboard.test-support.ts';

afterEach(async () => {
  document.body.replaceChildren();
  await getRuntime().session.signOut();
});

it('searches, filters and orders a long list of requests, and says when nothing is left', async () => {
  const nia = await newcomer('Nia');
  const titles = ['Aa', 'Bb', 'Cc', 'Dd', 'Ee', 'Ff'];
  for (const [day, title] of titles.entries()) {
    const kind = { category: 'document', type: 'forms' } as const;
    const rest = { description: 'Two pages.', fromLanguage: 'is', toLanguage: 'mt', price: 30 };
    const due = { dueDate: `2999-01-${31 - day}`, dueTime: '12:00', timeZone: 'Europe/Berlin' };
    await requests(nia.client).publish({ title, ...kind, ...rest, ...due }, newKey());
  }
  await signInAs(nia.email);
  const dashboard = place({ tab: 'requests' });
  const shown = (expected: string[]) =>
    vi.waitFor(() => expect(texts(dashboard, 'request-title')).toEqual(expected));
  await shown([...titles].reverse());
  expect(parts(dashboard, 'filters')).toHaveLength(1);
  const control = (name: string) =>
    part(dashboard, 'filters').querySelector(`[name=${name}]`) as HTMLInputElement | HTMLSelectElement;
  await userEvent.selectOptions(control('sort'), 'due');
  await shown(['Ff', 'Ee', 'Dd', 'Cc', 'Bb', 'Aa']);
  await userEvent.fill(control('q'), 'cc');
  await shown(['Cc']);
  await userEvent.selectOptions(control('status'), 'closed');
  await vi.waitFor(() => expect(parts(dashboard, 'no-match')).toHaveLength(1));
  part(dashboard, 'clear').click();
  await shown([...titles].reverse());
});
