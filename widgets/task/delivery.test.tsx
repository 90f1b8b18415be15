import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import './index.ts';
import { tasks } from '#core/api/tasks.ts';
import { newKey } from '#core/hooks/data/use-action.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { payFor } from '#tests/setup/pay-for.ts';
import { control, part, parts, recordEvents } from '#tests/setup/test-element.ts';
import { inDialog, place, signInAs, texts, twoParties } from './task.test-support.ts';

let parties: Awaited<ReturnType<typeof twoParties>>;
const appears = (element: Element, name: string) => vi.waitFor(() => part(element, name), 10_000);
const letter = (name: string, words = 'Dear') => new File([words], name, { type: 'text/plain' });

beforeAll(async () => {
  parties = await twoParties();
});

afterEach(async () => {
  document.body.replaceChildren();
  await getRuntime().session.signOut();
});

describe('delivering', () => {
  it('marks the task as delivered once all files are there; those that arrived stay', async () => {
    await signInAs(parties.ben.email);
    const id = await parties.booked(['paid', 'in_progress']);
    const element = place({ 'task-id': id });
    await appears(element, 'next');
    part(element, 'next').click();
    const input = await inDialog<HTMLInputElement>(element, 'input[type=file]');
    await userEvent.upload(input, [
      letter('one.txt'),
      letter('two.txt', 'MZ\u0090\0\u0003'),
      letter('three.txt'),
    ]);
    await userEvent.fill(await inDialog(element, '[name=message]'), 'Both letters.');
    (await inDialog(element, '[part~=confirm]')).click();
    await vi.waitFor(
      () => expect(part(element, 'dialog').textContent).toContain('Not delivered yet'),
      10_000,
    );
    expect(texts(element, 'state')).toEqual(['In progress']);
    expect((await inDialog<HTMLTextAreaElement>(element, '[name=message]')).value).toBe('Both letters.');
    const files = async () => (await tasks(parties.ada.client).find(id)).documents.map(({ name }) => name);
    expect(await files()).toEqual(['one.txt', 'three.txt']);

    (await inDialog(element, 'button[aria-label*="two.txt"]')).click();
    (await inDialog(element, '[part~=confirm]')).click();
    await vi.waitFor(() => expect(texts(element, 'state')).toEqual(['Delivered']), 10_000);
    expect(await files()).toEqual(['one.txt', 'three.txt']);
    const task = await tasks(parties.ada.client).find(id);
    expect(task.documents.every(({ kind }) => kind === 'deliverable')).toBe(true);
    expect(task.history.at(-1)).toMatchObject({ to: 'delivered', message: 'Both letters.' });
  });
});

describe('delivering without a file', () => {
  it('asks how the customer gets the work', async () => {
    await signInAs(parties.ben.email);
    const id = await parties.booked(['paid', 'in_progress']);
    const element = place({ 'task-id': id });
    await appears(element, 'next');
    part(element, 'next').click();
    (await inDialog(element, '[part~=confirm]')).click();
    const note = await inDialog<HTMLTextAreaElement>(element, '[name=message]');
    await vi.waitFor(() => expect(note).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.upload(
      await inDialog<HTMLInputElement>(element, 'input[type=file]'),
      letter('letter.txt'),
    );
    await vi.waitFor(() => expect(note).not.toHaveAttribute('aria-invalid', 'true'));
    (await inDialog(element, 'button[aria-label*="letter.txt"]')).click();
    await userEvent.fill(note, 'The sealed original is in the post.');
    (await inDialog(element, '[part~=confirm]')).click();
    await vi.waitFor(() => expect(texts(element, 'state')).toEqual(['Delivered']), 10_000);
  });
});

describe('the next step', () => {
  it('says in their words what the other party wants, and nothing of one’s own', async () => {
    const id = await parties.booked(['paid', 'in_progress', 'delivered']);
    await tasks(parties.ada.client).move(id, 'changes_requested', 'The date\nis missing.');
    for (const [{ email }, quotes] of [
      [parties.ben, ['The date\nis missing.']],
      [parties.ada, []],
    ] as const) {
      await signInAs(email);
      const element = place({ 'task-id': id });
      await appears(element, 'next-step');
      expect(texts(element, 'said')).toEqual(quotes);
      element.remove();
    }
  });
});

describe('a delivery', () => {
  it('is listed above the button that accepts it, each file in its newest version', async () => {
    const id = await parties.booked(['paid', 'in_progress']);
    for (const words of ['First', 'Second'])
      await tasks(parties.ben.client).addDocument(id, letter('work.txt', words), newKey(), {
        kind: 'deliverable',
      });
    await tasks(parties.ben.client).move(id, 'delivered', '');
    await signInAs(parties.ada.email);
    const loaded = recordEvents('dragoman-load');
    const element = place({ 'task-id': id });
    await appears(element, 'delivered');
    expect(texts(element, 'delivered')).toEqual(['work.txt1 kB']);
    const accept = part(element, 'next');
    expect(part(element, 'delivered').compareDocumentPosition(accept)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(loaded).toEqual([{ title: 'Letters' }]);
  });
});

describe('files', () => {
  it('are told apart by what they are, newest first, with who and when, earlier versions folded', async () => {
    await signInAs(parties.ada.email);
    const id = await parties.booked(['paid', 'in_progress']);
    await tasks(parties.ada.client).addDocument(id, letter('letter.txt'), newKey());
    for (const [name, words] of [
      ['work.txt', 'First'],
      ['notes.txt', 'Some'],
      ['work.txt', 'Second'],
    ] as const)
      await tasks(parties.ben.client).addDocument(id, letter(name, words), newKey(), { kind: 'deliverable' });
    const element = place({ 'task-id': id });
    await appears(element, 'file');
    const groups = [...part(element, 'files').querySelectorAll('h3, h4')].map(
      ({ textContent }) => textContent,
    );
    expect(groups).toEqual(['The work', 'To work from']);
    const shown = parts(element, 'file').filter((file) => !file.closest('details'));
    expect(shown.map((file) => file.querySelector('[part~=document]')?.textContent)).toEqual([
      'work.txt',
      'notes.txt',
      'letter.txt',
    ]);
    expect(shown[0]?.textContent).toContain('Version 2');
    expect(shown[0]?.textContent).toContain('Ben Test');
    expect(shown[2]?.textContent).toContain('You');
    expect(part(element, 'files').querySelector('details')?.textContent).toContain('An earlier version');
  });
});

describe('a call', () => {
  it('says from when its owner can start it, and offers it then', async () => {
    const id = await parties.bookedCall();
    await payFor(parties.ada.client, id);
    await signInAs(parties.ben.email);
    const element = place({ 'task-id': id });
    await appears(element, 'next-step');
    expect(part(element, 'next-step').textContent).toContain('You can start the call from');
    expect(element.shadowRoot?.querySelector('[data-status=in_progress]')).toBeNull();
    // The next one takes place at the same time.
    await tasks(parties.ben.client).move(id, 'declined');
  });
});

describe('the place of a call', () => {
  it('is asked of its owner, checked, and shown to both', async () => {
    const id = await parties.bookedCall();
    await signInAs(parties.ada.email);
    const waiting = place({ 'task-id': id });
    await appears(waiting, 'facts');
    expect(part(waiting, 'facts').textContent).toContain('Starts at');
    expect(part(waiting, 'facts').textContent).toContain('Ben Test will say where');
    waiting.remove();

    await signInAs(parties.ben.email);
    const element = place({ 'task-id': id });
    await appears(element, 'save-place');
    expect(part(element, 'next-step').textContent).toContain('Say it below.');
    for (const hostile of ['javascript:alert(1)', '//evil.example', 'http://a.example', 'at home']) {
      await userEvent.fill(control(element, 'place'), hostile);
      part(element, 'save-place').click();
      await vi.waitFor(() => expect(texts(element, 'field-error')[0]).toContain('a telephone number'));
      expect(control(element, 'place').value).toBe(hostile);
    }
    await userEvent.fill(control(element, 'place'), '+49 341 555-0142');
    const message = 'Nobody answers there.';
    const network = globalThis.fetch;
    const refusing = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (init?.method !== 'PATCH') return network(input, init);
      const refusal = { type: 'error', message, code: 'wrong', values: { field: 'place', rule: 'place' } };
      return Response.json(refusal, { status: 422 });
    });
    part(element, 'save-place').click();
    await vi.waitFor(() => expect(texts(element, 'field-error')).toEqual([message]));
    expect(texts(element, 'problem')).toEqual([]);
    expect(element.shadowRoot?.activeElement).toBe(control(element, 'place'));
    refusing.mockRestore();
    part(element, 'save-place').click();
    await appears(element, 'place');
    expect(part(element, 'place').getAttribute('href')).toBe('tel:+493415550142');
    element.remove();

    await signInAs(parties.ada.email);
    const ownerView = place({ 'task-id': id });
    await appears(ownerView, 'place');
    expect(texts(ownerView, 'place')).toEqual(['+49 341 555-0142']);
  });
});
