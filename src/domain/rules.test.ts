import { describe, expect, it } from 'vitest';
import { languageCodes, languages } from './language.ts';
import { categoryOfRequestType } from './request.ts';
import { allowedActions, isTooEarly, needsPayment } from './task-states.ts';

describe('the rules', () => {
  const held = { policy: 'before-start', payment: 'held' } as const;
  const unpaid = { policy: 'before-start', payment: 'unpaid' } as const;
  const optional = { policy: 'off', payment: 'none' } as const;

  it('let each party of a task make its own moves', () => {
    expect(allowedActions('requested', 'owner', unpaid)).toEqual(['accepted', 'declined']);
    expect(allowedActions('requested', 'customer', unpaid)).toEqual(['cancelled']);
    expect(allowedActions('accepted', 'owner', held)).toEqual(['in_progress', 'declined', 'cancelled']);
    expect(allowedActions('accepted', 'customer', held)).toEqual(['cancelled']);
    expect(allowedActions('delivered', 'customer', held)).toEqual(['finished', 'changes_requested']);
    expect(allowedActions('changes_requested', 'owner', held)).toEqual(['delivered']);
  });

  it('let a call be started from a quarter of an hour before its time', () => {
    const start = new Date('2030-05-04T10:00:00Z');
    const at = (time: string) => new Date(`2030-05-04T${time}Z`);
    expect(isTooEarly({ type: 'call', start }, at('09:44:59.999'))).toBe(true);
    expect(isTooEarly({ type: 'call', start }, at('09:45:00'))).toBe(false);
    expect(isTooEarly({ type: 'document', start }, at('08:00:00'))).toBe(false);
    expect(isTooEarly({ type: 'call', start: null }, at('08:00:00'))).toBe(false);
    expect(allowedActions('accepted', 'owner', held, true)).toEqual(['declined', 'cancelled']);
    expect(allowedActions('requested', 'owner', held, true)).toEqual(['accepted', 'declined']);
  });

  it('let nobody start unpaid work, unless payments are optional', () => {
    expect(allowedActions('accepted', 'owner', unpaid)).toEqual(['declined', 'cancelled']);
    expect(needsPayment('accepted', 'in_progress', 'owner', unpaid)).toBe(true);
    expect(needsPayment('accepted', 'in_progress', 'customer', unpaid)).toBe(false);
    expect(allowedActions('accepted', 'owner', optional)).toContain('in_progress');
    const later = { policy: 'before-finish', payment: 'pending' } as const;
    expect(allowedActions('accepted', 'owner', later)).toContain('in_progress');
    expect(allowedActions('delivered', 'customer', later)).toEqual(['changes_requested']);
  });

  it('let a customer cancel work under way only while no money is held', () => {
    expect(allowedActions('in_progress', 'customer', held)).toEqual([]);
    expect(allowedActions('in_progress', 'customer', optional)).toEqual(['cancelled']);
  });

  it('allow no move after a task has ended, and none by a status alone while it is disputed', () => {
    for (const status of ['finished', 'declined', 'cancelled', 'disputed'] as const)
      for (const role of ['owner', 'customer'] as const)
        expect(allowedActions(status, role, held)).toEqual([]);
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
