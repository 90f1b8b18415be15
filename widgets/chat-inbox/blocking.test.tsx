import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { part, parts } from '#tests/setup/test-element.ts';
import { findPart, place, signInAs, textsOf } from './inbox.test-support.ts';
import type { DragomanChatInbox } from './index.ts';
import { newcomer, password, type SecondPerson, secondPerson } from './second-person.test-support.ts';

const apiUrl = inject('apiUrl');

let elena: SecondPerson;
let inbox: DragomanChatInbox;

beforeAll(async () => {
  getRuntime().config.configure({ apiUrl });
  elena = await secondPerson(apiUrl, 'translator@demo.test');
});

beforeEach(async () => {
  const conversation = await elena.conversationWith(await signInAs(await newcomer(apiUrl), password));
  inbox = place({ 'conversation-id': conversation });
  await findPart(inbox, 'input');
});

afterEach(() => document.body.replaceChildren());

const name = () => elena.user.fullName;
const toggle = () => page.getByRole('button', { name: `More actions for ${name()}` });
const blockByMenu = async () => {
  await toggle().click();
  await page.getByRole('button', { name: `Block ${name()}` }).click();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect
    .element(page.getByText(`You have blocked ${name()}. Neither of you can write here.`))
    .toBeVisible();
};

describe('blocking the other person', () => {
  it('is asked first: Cancel leaves everything as it is, and the focus returns to the menu', async () => {
    await toggle().click();
    await page.getByRole('button', { name: `Block ${name()}` }).click();
    await expect.element(page.getByRole('dialog', { name: `Block ${name()}?` })).toBeVisible();
    expect((await axe.run(inbox)).violations).toEqual([]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(inbox.shadowRoot?.activeElement).toBe(part(inbox, 'more-actions'));
    expect(parts(inbox, 'composer')).toHaveLength(1);
  });

  it('takes the composer away, and keeps the other one from writing, until it is undone', async () => {
    const conversation = inbox.conversationId ?? '';
    await blockByMenu();
    expect(parts(inbox, 'composer')).toEqual([]);
    expect((await axe.run(inbox)).violations).toEqual([]);
    await expect(elena.say(conversation, 'Are you there?')).rejects.toMatchObject({ status: 403 });
    await page.getByRole('button', { name: 'Unblock', exact: true }).click();
    await findPart(inbox, 'composer');
    await elena.say(conversation, 'There you are.');
    await vi.waitFor(() => expect(textsOf(inbox, 'message')).toContain('There you are.'));
  });

  it('is undone by the keyboard in the menu, too', async () => {
    await blockByMenu();
    part(inbox, 'more-actions').focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await findPart(inbox, 'composer');
    expect(parts(inbox, 'blocked')).toEqual([]);
  });
});

describe('somebody who was blocked', () => {
  it('reads at the message that it is not possible, and not whose doing it is', async () => {
    const { id } = getRuntime().session.store.getState().user ?? { id: '' };
    await elena.block(id);
    await userEvent.fill(part(inbox, 'input').querySelector('textarea') ?? part(inbox, 'input'), 'Hello?');
    await page.getByRole('button', { name: 'Send' }).click();
    const sentence =
      'Failed: This is not possible: you and this person cannot write to each other, book or propose.';
    await expect.element(page.getByText(sentence)).toBeVisible();
    await elena.unblock(id);
  });
});

describe('the sample conversations', () => {
  it('can be blocked and unblocked, so that a page’s designer sees it', async () => {
    const sample = place({ demo: 'ready' });
    (await findPart(sample, 'more-actions')).click();
    (await findPart(sample, 'block')).click();
    (await findPart(sample, 'confirm')).click();
    (await findPart(sample, 'unblock')).click();
    await findPart(sample, 'composer');
  });
});
