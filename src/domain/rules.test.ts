import { describe, expect, it } from 'vitest';
import { languageCodes, languages } from './language.ts';
import { categoryOfRequestType } from './request.ts';
import { allowedActions, taskStatuses } from './task.ts';

describe('the rules', () => {
  it('let each side of a task do what is theirs to do', () => {
    expect(allowedActions('accepted', 'owner')).toEqual(['in_progress', 'declined', 'cancelled']);
    expect(allowedActions('accepted', 'customer')).toEqual(['cancelled']);
    expect(allowedActions('delivered', 'customer')).toEqual(['finished', 'changes_requested']);
    expect(allowedActions('changes_requested', 'owner')).toEqual(['delivered']);
  });

  it('let nobody go on from where a task has ended', () => {
    for (const status of taskStatuses.filter((word) => ['finished', 'declined', 'cancelled'].includes(word)))
      expect([...allowedActions(status, 'owner'), ...allowedActions(status, 'customer')]).toEqual([]);
  });

  it('tell the category of a request by its type where only one has it', () => {
    expect(categoryOfRequestType('forms')).toBe('document');
    expect(categoryOfRequestType('inbound')).toBe('call');
    expect(categoryOfRequestType('dokument')).toBe('translation');
    expect(categoryOfRequestType('nothing')).toBeUndefined();
  });

  it('know every language of ISO 639-1 by the names of the spec', () => {
    expect(languageCodes.length).toBeGreaterThanOrEqual(180);
    expect(new Set(languageCodes.map((code) => languages[code])).size).toBe(languageCodes.length);
    expect([languages.es, languages.zh, languages.hi]).toEqual(['Spanish; Castilian', 'Chinese', 'Hindi']);
  });
});
