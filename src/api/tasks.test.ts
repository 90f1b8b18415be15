import { describe, expect, it } from 'vitest';
import { startOf } from '#core/domain/accepted-task.ts';
import { taskIn } from './tasks.ts';

const read = (row: unknown) => taskIn(row, 'http://backend.test');

/** The fields in the spec (section 3). */
const specRow = {
  firstname: 'Elena',
  lastname: 'Petrova',
  email: 'elena@example.org',
  image: null,
  status: 'Waiting for the stamp',
  title: 'School reports',
  task_languages: ['de', 'en'],
  time: '14:00',
  type: 'document',
  user_language: ['de'],
};

describe('a row of accepted tasks', () => {
  it('is read from a backend that implements only the spec', () => {
    expect(read(specRow)).toEqual({
      ...specRow,
      id: 0,
      role: undefined,
      payment: undefined,
      actions: [],
      history: [],
      movements: [],
      documents: [],
    });
  });

  it('knows the statuses however they are spelt', () => {
    expect(read({ status: 'In Progress' }).status).toBe('in_progress');
    expect(read({ status: 'FINISHED' }).status).toBe('finished');
  });

  it('takes place at its time in its time zone', () => {
    const plan = { date: '2026-11-27', time: '09:30', timezone: 'Europe/Berlin' };
    expect(startOf(read(plan))?.toISOString()).toBe('2026-11-27T08:30:00.000Z');
    expect(startOf(read({ time: '2026-11-27T08:30:00Z' }))?.toISOString()).toBe('2026-11-27T08:30:00.000Z');
  });

  it('links a receipt only where its address does no harm', () => {
    const linked = (receipt_url: string) =>
      read({ payment: { status: 'held', receipt_url } }).payment?.receipt_url;
    expect(linked('https://pay.test/1')).toBe('https://pay.test/1');
    expect(linked('javascript:alert(1)')).toBeNull();
  });

  it('is empty where nothing of it can be read', () => {
    expect(read('nonsense')).toMatchObject({ title: '', actions: [], documents: [] });
    expect(read('nonsense').review).toBeUndefined();
    const odd = { review: 'good', dispute: [], settlement: 5, paid: 'yes', price: {}, actions: 'finish' };
    expect(read({ ...odd, documents: {} })).toMatchObject({
      review: null,
      dispute: null,
      settlement: null,
      paid: undefined,
      price: undefined,
      actions: [],
      documents: [],
    });
  });
});
