import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import './index.ts';
import { offers } from '#core/api/offers.ts';
import { newKey } from '#core/hooks/data/use-action.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { control, part, parts } from '#tests/setup/test-element.ts';
import { newcomer, place, signInAs, texts, twoParties } from './dashboard.test-support.ts';

let parties: Awaited<ReturnType<typeof twoParties>>;

beforeAll(async () => {
  parties = await twoParties();
  await parties.booked();
  await parties.booked();
});

afterEach(async () => {
  document.body.replaceChildren();
  await getRuntime().session.signOut();
});

const shown = (dashboard: Element, name: string) =>
  vi.waitFor(() => {
    expect(part(dashboard, name), name).toBeTruthy();
    return part(dashboard, name);
  });

describe('one’s own offer', () => {
  it('is paused and resumed, and leads to its form', async () => {
    await signInAs(parties.owner.email);
    const dashboard = place();
    await shown(dashboard, 'task');
    expect((part(dashboard, 'edit') as HTMLAnchorElement).pathname).toBe(`/Offers/${parties.offerId}/Edit`);
    part(dashboard, 'pause').click();
    await vi.waitFor(() => expect(texts(dashboard, 'active')).toEqual(['Paused']));
    expect((await offers(parties.owner.client).own())[0]?.active).toBe(false);
    expect(texts(dashboard, 'pause')).toEqual(['Resume']);
    part(dashboard, 'pause').click();
    await vi.waitFor(() => expect(texts(dashboard, 'active')).toEqual(['Active']));
  });

  it('is deleted after a question that names its open bookings', async () => {
    await signInAs(parties.owner.email);
    const dashboard = place();
    (await shown(dashboard, 'delete')).click();
    const dialog = await shown(dashboard, 'dialog');
    expect(dialog.textContent).toContain('2 open bookings go on as agreed.');
    part(dialog, 'dismiss').click();
    expect(await offers(parties.owner.client).own()).toHaveLength(1);
    part(dashboard, 'delete').click();
    (await shown(dashboard, 'confirm')).click();
    await vi.waitFor(() => expect(parts(dashboard, 'task')).toEqual([]));
    expect(await offers(parties.owner.client).own()).toEqual([]);
    await vi.waitFor(() =>
      expect(texts(dashboard, 'tab').slice(0, 2)).toEqual(['Created Tasks', 'Accepted 2']),
    );
  });
});

it('finds an offer among many', async () => {
  const owner = await newcomer('Nino');
  const rest = { description: 'Two pages.', type: 'call', price: 30, languages: ['ka', 'de'] } as const;
  for (let made = 1; made <= 9; made += 1)
    await offers(owner.client).publish({ ...rest, title: `Calls ${made}` }, newKey());
  await signInAs(owner.email);
  const dashboard = place();
  await shown(dashboard, 'filters');
  await userEvent.fill(control(dashboard, 'q'), 'CALLS 7');
  await vi.waitFor(() => expect(texts(dashboard, 'title')).toEqual(['Calls 7']));
  await userEvent.selectOptions(control(dashboard, 'state'), 'paused');
  (await shown(dashboard, 'clear')).click();
  await vi.waitFor(() => expect(parts(dashboard, 'task')).toHaveLength(9));
});

describe('the first tab', () => {
  it('is what a customer ordered, unless the page names another', async () => {
    await signInAs(parties.buyer.email);
    const dashboard = place();
    await shown(dashboard, 'row');
    document.body.replaceChildren();
    await shown(place({ tab: 'created' }), 'publish');
  });
});
