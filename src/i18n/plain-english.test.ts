import { describe, expect, it } from 'vitest';
import { inPlainEnglish } from './plain-english.ts';
import { type Refusal, refusalInEnglish } from './refusal.ts';

const read = (refusal: Refusal) =>
  inPlainEnglish({ message: refusalInEnglish(refusal), values: refusal.values });

describe('a refusal for a reader of English', () => {
  it('names a field as its form does', () => {
    const title = { field: 'title', rule: 'text', least: 1, most: 120 } as const;
    expect(read({ code: 'missing', values: title })).toBe(
      '“Title” is missing: it must be text of 1 to 120 characters.',
    );
    expect(read({ code: 'wrong', values: { field: 'dueDate', rule: 'day' } })).toBe(
      '“Due date” must be a day that exists, such as 2027-01-31.',
    );
    expect(read({ code: 'wrong', values: { field: 'phonenumber', rule: 'phone' } })).toMatch(
      /^“Phone number” must/,
    );
    expect(read({ code: 'in-the-past', values: {} })).toMatch(/^“Date” and “Time” must lie in the future/);
  });

  it('names a file, and a status in words', () => {
    expect(read({ code: 'file-too-large', values: { name: 'my "date".pdf', count: 25 } })).toMatch(
      /^my .*\.pdf is larger than 25 MB\. Please choose a smaller file\.$/,
    );
    expect(
      read({ code: 'task-step', values: { status: 'in_progress', steps: 'delivered, changes_requested' } }),
    ).toBe('This task is in progress. You can set delivered, changes requested.');
  });

  it('changes nothing in the message of another backend', () => {
    const message = 'The field "price_cents" is odd.';
    expect(inPlainEnglish({ message, values: {} })).toBe(message);
  });
});
