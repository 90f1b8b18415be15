import { describe, expect, it } from 'vitest';
import { languageCodes, languages } from './language.ts';
import { categoryOfRequestType } from './request.ts';
import { allowedActions, taskStatuses } from './task.ts';

describe('the rules', () => {
  it('let each party of a task make its own moves', () => {
    expect(allowedActions('accepted', 'owner')).toEqual(['in_progress', 'declined', 'cancelled']);
    expect(allowedActions('accepted', 'customer')).toEqual(['cancelled']);
    expect(allowedActions('delivered', 'customer')).toEqual(['finished', 'changes_requested']);
    expect(allowedActions('changes_requested', 'owner')).toEqual(['delivered']);
  });

  it('allow no move after a task has ended', () => {
    for (const status of taskStatuses.filter((word) => ['finished', 'declined', 'cancelled'].includes(word)))
      expect([...allowedActions(status, 'owner'), ...allowedActions(status, 'customer')]).toEqual([]);
  });

  it('find the category of a request by its type where only one has it', () => {
    expect(categoryOfRequestType('forms')).toBe('document');
    expect(categoryOfRequestType('inbound')).toBe('call');
    expect(categoryOfRequestType('dokument')).toBe('translation');
    expect(categoryOfRequestType('nothing')).toBeUndefined();
  });

  it('name every language of ISO 639-1 as the spec does', () => {
    expect(languageCodes.length).toBeGreaterThanOrEqual(180);
    expect(new Set(languageCodes.map((code) => languages[code])).size).toBe(languageCodes.length);
    expect([languages.es, languages.zh, languages.hi]).toEqual(['Spanish; Castilian', 'Chinese', 'Hindi']);
  });
});
