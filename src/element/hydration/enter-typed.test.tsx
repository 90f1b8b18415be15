/** What a visitor does in a rendered form before React hydrates it. */
import { type ChangeEvent, useLayoutEffect, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { defineContract } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { nextTask } from './next-task.ts';

const contract = defineContract({ tag: 'dragoman-test-form', summary: 'A form that shows what it knows.' });

const empty = { details: '', words: '', language: 'de', urgent: false, type: 'call', files: 0 };

function TestForm() {
  const [known, setKnown] = useState(empty);
  const [, setShown] = useState(false);
  // As views do that learn from the device what no server knows: React renders again at once.
  useLayoutEffect(() => setShown(true), []);
  const enter = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
    setKnown((before) => ({
      ...before,
      [target.name]: target.type === 'checkbox' ? (target as HTMLInputElement).checked : target.value,
    }));
  return (
    <form>
      <textarea name="details" value={known.details} onChange={enter} />
      <input name="words" value={known.words} onChange={enter} />
      <select name="language" value={known.language} onChange={enter}>
        <option value="de">German</option>
        <option value="fr">French</option>
      </select>
      <input type="checkbox" name="urgent" checked={known.urgent} onChange={enter} />
      {['call', 'document'].map((type) => (
        <input
          key={type}
          type="radio"
          name="type"
          value={type}
          checked={known.type === type}
          onChange={enter}
        />
      ))}
      <input
        type="file"
        name="files"
        onChange={({ target }) => {
          const files = target.files?.length ?? 0;
          setKnown((before) => ({ ...before, files }));
        }}
      />
      <output>{JSON.stringify(known)}</output>
    </form>
  );
}

defineWidget(contract, TestForm);

const rendered = `<div><form>
  <textarea name="details"></textarea><input name="words" value="">
  <select name="language"><option value="de" selected>German</option><option value="fr">French</option></select>
  <input type="checkbox" name="urgent"><input type="radio" name="type" value="call" checked>
  <input type="radio" name="type" value="document"><input type="file" name="files">
  <output>${JSON.stringify(empty).replaceAll('"', '&quot;')}</output></form></div>`.replaceAll(/\n\s*/g, '');

/** An element as the page’s markup brings it, with its form, which no script has touched. */
function place() {
  const holder = document.createElement('div');
  const snapshot = '{"params":{"load":"eager","locale":"en"},"locale":"en","data":{}}';
  holder.setHTMLUnsafe(`<dragoman-test-form load="eager" locale="en"><template shadowrootmode="open">
    <div data-dragoman-root>${rendered}</div><script type="application/json">${snapshot}</script></template></dragoman-test-form>`);
  const shadow = holder.firstElementChild?.shadowRoot as ShadowRoot;
  const field = <Field extends HTMLElement>(selector: string) => shadow.querySelector(selector) as Field;
  const known = () => JSON.parse(field('output').textContent ?? '');
  return { holder, field, known };
}

afterEach(() => document.body.replaceChildren());

it('keeps typed texts, choices and files, and the view knows them', async () => {
  const { holder, field, known } = place();
  const details = field<HTMLTextAreaElement>('textarea');
  details.value = 'A birth certificate';
  field<HTMLInputElement>('[name=words]').value = '250';
  field<HTMLSelectElement>('select').value = 'fr';
  field<HTMLInputElement>('[type=checkbox]').checked = true;
  field<HTMLInputElement>('[value=document]').checked = true;
  const files = new DataTransfer();
  files.items.add(new File(['text'], 'letter.txt'));
  field<HTMLInputElement>('[type=file]').files = files.files;
  document.body.append(holder);

  const entered = {
    details: 'A birth certificate',
    words: '250',
    language: 'fr',
    urgent: true,
    type: 'document',
    files: 1,
  };
  await vi.waitFor(() => expect(known()).toEqual(entered));
  expect(field('textarea')).toBe(details);
  expect(details.value).toBe('A birth certificate');
  expect(field<HTMLInputElement>('[type=checkbox]').checked).toBe(true);
  expect(field<HTMLInputElement>('[value=document]').checked).toBe(true);
  expect(field<HTMLInputElement>('[type=file]').files).toHaveLength(1);
  // And it answers from then on.
  field('[type=checkbox]').click();
  await vi.waitFor(() => expect(known()).toEqual({ ...entered, urgent: false }));
});

it('learns of no change where nobody has entered anything', async () => {
  const { holder, field, known } = place();
  document.body.append(holder);
  await vi.waitFor(() => {
    field('[type=checkbox]').click();
    expect(known()).not.toEqual(empty);
  });
  expect(known()).toEqual({ ...empty, urgent: true });
});

it('causes no error where a pointer moves over it meanwhile', async () => {
  const failures: unknown[] = [];
  const fail = (event: ErrorEvent) => {
    event.preventDefault();
    failures.push(event.error);
  };
  addEventListener('error', fail);
  const { holder, field, known } = place();
  document.body.append(holder);
  field<HTMLInputElement>('[name=words]').value = '250';
  while (known().words === '') {
    field('textarea').dispatchEvent(new MouseEvent('mouseover', { bubbles: true, composed: true }));
    await nextTask();
  }
  removeEventListener('error', fail);
  expect(failures).toEqual([]);
});
